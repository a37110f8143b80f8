import IBAssets

/// The projects, packages and workspaces in a folder.
struct FoundProjects {
  private(set) var projects: [String] = []
  private(set) var packages: [String] = []
  private(set) var workspaces: [String] = []

  /// Folders of a working copy; a larger one is searched no further.
  private static let mostFolders = 1_000_000

  init(_ root: String, disk: ProjectDisk, isSearched: (String) -> Bool) {
    var waiting = [root]
    var left = Self.mostFolders
    while let folder = waiting.popLast(), left > 0 {
      left -= 1
      for entry in disk.list(folder) {
        let path = ProjectPath.join(folder, entry.name)
        if entry.isFolder, entry.name.hasSuffix(".xcodeproj") {
          projects.append(path)
        } else if entry.isFolder, entry.name.hasSuffix(".xcworkspace") {
          workspaces.append(path)
        } else if entry.isFolder, isSearched(entry.name), !FileType.isWhole(entry.name) {
          waiting.append(path)
        } else if !entry.isFolder, entry.name == "Package.swift" {
          packages.append(path)
        }
      }
    }
    projects.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    packages.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    workspaces.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
