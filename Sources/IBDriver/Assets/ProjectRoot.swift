/// Finds the folder that holds a document's whole project.
struct ProjectRoot {
  /// Files and folders that stand at the top of a project, by the ends of their names.
  private static let projectMarks = [".xcodeproj", ".xcworkspace", "Package.swift", "project.yml", "Podfile"]

  let world: World

  /// The top of the working copy; else the uppermost folder with a project in it; else the document's own folder.
  ///
  /// - Parameter document: an absolute path.
  func folder(around document: String) -> String {
    var names = document.split(separator: "/").dropLast()
    var best = Self.path(names)
    for _ in 0..<WorkingCopy.levels where !names.isEmpty {
      let folder = Self.path(names)
      if case .success(let entries) = world.list(world.seen(folder)) {
        if entries.contains(where: { $0.name == WorkingCopy.mark }) { return folder }
        let isProject = entries.contains { entry in Self.projectMarks.contains { entry.name.hasSuffix($0) } }
        if isProject { best = folder }
      }
      names = names.dropLast()
    }
    return best
  }

  private static func path(_ names: ArraySlice<Substring>) -> String {
    "/" + names.joined(separator: "/")
  }
}
