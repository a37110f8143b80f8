import IBAssets

/// The projects, packages, workspaces and property lists in a folder.
struct FoundProjects {
  private(set) var projects: [String] = []
  private(set) var packages: [String] = []
  private(set) var workspaces: [String] = []
  /// The folders with build descriptions of other tools, which Keyline does not read.
  private(set) var otherBuilds: [String] = []
  private(set) var podspecs: [String] = []
  /// The property lists of targets, by their names.
  private(set) var lists: [String] = []

  /// The largest number of folders that are searched in a working copy.
  private static let mostFolders = 1_000_000

  /// The build descriptions of XcodeGen, Tuist, Bazel, CMake and Cordova.
  private static let descriptions: Set<String> = [
    "project.yml", "project.yaml", "Project.swift", "BUILD", "BUILD.bazel", "CMakeLists.txt", "plugin.xml",
  ]
  /// The build descriptions of CocoaPods.
  private static let podDescriptions = [".podspec", ".podspec.json"]

  init(_ root: String, disk: ProjectDisk, isSearched: (String) -> Bool) {
    var waiting = [root]
    var left = Self.mostFolders
    while let folder = waiting.popLast(), left > 0 {
      left -= 1
      for entry in disk.list(folder) {
        let path = ProjectPath.join(folder, entry.name)
        if !entry.isFolder, Self.podDescriptions.contains(where: entry.name.hasSuffix) { podspecs.append(path) }
        if entry.isFolder, entry.name.hasSuffix(".xcodeproj") {
          projects.append(path)
        } else if entry.isFolder, entry.name.hasSuffix(".xcworkspace") {
          workspaces.append(path)
        } else if entry.isFolder, isSearched(entry.name), !FileType.isWhole(entry.name) {
          waiting.append(path)
        } else if !entry.isFolder, entry.name == "Package.swift" {
          packages.append(path)
        } else if !entry.isFolder, Self.descriptions.contains(entry.name), otherBuilds.last != folder {
          otherBuilds.append(folder)
        } else if !entry.isFolder, entry.name.hasSuffix("Info.plist"), !entry.name.hasPrefix("._") {
          lists.append(path)
        }
      }
    }
    lists.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    projects.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    packages.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    workspaces.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
