import IBModel

/// Puts what solving found into the words of the file.
enum LayoutIssues {
  static func of(_ result: SceneFrames, in scene: ResolvedScene) -> [LayoutIssue] {
    var issues = result.conflicts.map { conflict($0, in: scene) }
    for (index, kept) in result.kept.enumerated() where index != 0 && scene.views[index].usesConstraints {
      guard !scene.views[index].isFixedFrame else { continue }
      issues += kept.map { coordinate in
        LayoutIssue(
          .ambiguous, view: scene.views[index].id, axis: coordinate,
          message: "nothing determines the \(coordinate.rawValue) of '\(scene.views[index].id)'")
      }
    }
    if result.reachedLimit {
      issues.append(
        LayoutIssue(
          .limit, view: scene.views.first?.id, message: "the constraint system reached the limit of solving steps"))
    }
    return issues
  }

  private static func conflict(_ origins: [LinearConstraint.Origin], in scene: ResolvedScene) -> LayoutIssue {
    var ids: [String] = []
    var view: Int?
    for origin in origins {
      switch origin {
      case .document(let id): if !ids.contains(id) { ids.append(id) }
      case .autoresizing(let index), .intrinsic(let index), .stackView(let index), .container(let index):
        view = view ?? index
      }
    }
    let holder = scene.constraints.first { ids.contains($0.id) }?.holder ?? view
    let names = ids.map { "'\($0)'" }.joined(separator: ", ")
    let message =
      ids.isEmpty
      ? "the layout of '\(holder.map { scene.views[$0].id } ?? "")' contradicts itself"
      : ids.count == 1 ? "the constraint \(names) cannot hold" : "the constraints \(names) cannot all hold"
    return LayoutIssue(.conflict, view: holder.map { scene.views[$0].id }, constraints: ids, message: message)
  }
}
