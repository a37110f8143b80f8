/// The apps among the targets of a model, and the targets that they need. A repository can have thousands of each, so
/// they are looked up once.
struct AppTargets: Sendable {
  /// The apps whose names do not mark them as for tests or examples; all apps if every name does.
  let real: [ProjectModel.TargetIndex]
  /// Whether an app is neither for tests or examples nor in a folder for these.
  let hasOwn: Bool
  /// The apps whose property list is in a folder.
  let byListFolder: [String: [ProjectModel.TargetIndex]]
  private let realByName: [String: [ProjectModel.TargetIndex]]
  /// The names of the targets that link a target, or whose build needs it.
  private let users: [String: [String]]

  init(_ targets: [ProjectTarget], root: String) {
    let apps = targets.indices.filter { targets[$0].isApp }
    let named = apps.filter { !ProjectModel.isForTrying(path: targets[$0].name) }
    real = named.isEmpty ? apps : named
    hasOwn = named.contains { !ProjectModel.isInTrial(targets[$0], root: root) }
    byListFolder = apps.reduce(into: [:]) { apps, index in
      let folders = Set(targets[index].configurations.compactMap(\.infoPlist).map(ProjectPath.folder(of:)))
      for folder in folders { apps[folder, default: []].append(index) }
    }
    realByName = Dictionary(grouping: real) { targets[$0].name }
    users = targets.reduce(into: [:]) { users, target in
      for name in target.needs { users[name, default: []].append(target.name) }
    }
  }

  /// The apps that link a target, or whose build needs it, directly or through other targets.
  func dependents(on name: String) -> [ProjectModel.TargetIndex] {
    var needed: Set<String> = [name]
    var waiting = [name]
    while let next = waiting.popLast() {
      waiting += (users[next] ?? []).filter { needed.insert($0).inserted }
    }
    return needed.flatMap { realByName[$0] ?? [] }.sorted()
  }
}

extension ProjectTarget {
  /// The names of the targets that it needs, as far as these are targets.
  fileprivate var needs: Set<String> {
    let suffix = ".framework"
    let bare = frameworks.lazy.map(\.name).filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
    return Set(dependencies).union(frameworks.map(\.name)).union(bare)
  }
}
