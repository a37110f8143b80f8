import IBCode

/// The files of a project that the checks of its documents need.
struct ProjectFiles {
  /// The printed paths of the files to read, sorted.
  private(set) var paths: [String] = []
  /// Files in which package managers and project generators find the names of a project's modules.
  private(set) var projects: [String] = []
  /// The names of compiled nibs, without their ending.
  private(set) var compiledNibs: Set<String> = []
  /// Whether the project contains third-party code that is not among the sources.
  private(set) var hasDependencies = false

  /// The endings of files other than sources that may name images and colors.
  private static let texts = [
    ".entitlements", ".intentdefinition", ".json", ".pbxproj", ".plist", ".storyboard", ".strings", ".xcconfig", ".xib",
    ".yml",
  ]
  /// The endings of files and folders that contain or list other libraries.
  private static let dependencies = [
    ".a", ".framework", ".gitmodules", ".xcframework", "Cartfile", "Package.resolved", "Podfile", "Pods", "Carthage",
  ]
  /// The endings of files that name modules.
  private static let modules = [
    ".podspec", "BUILD", "BUILD.bazel", "Cartfile", "Package.swift", "Podfile", "Project.swift", "project.yml",
  ]
  /// The ending of a compiled nib, which is a file or a folder.
  private static let compiledNib = ".nib"
  /// The ending of a playground, whose sources belong to no app.
  private static let playground = ".playground"
  /// A folder that usually contains third-party code, but is searched because the app compiles it.
  private static let searchedToo = "vendor"

  init(_ root: String, _ needs: ProjectSources.Needs, in world: World) {
    let walk = FolderWalk(world.seen(root), in: world) { folder in
      (FileDiscovery.isSearched(folder) || folder == Self.searchedToo) && !folder.hasSuffix(Self.playground)
    }
    for case (let folder, .success(let entries)) in walk {
      for entry in entries {
        if Self.dependencies.contains(where: { Self.isOne(entry.name, of: $0) }) { hasDependencies = true }
        if entry.name.hasSuffix(Self.compiledNib) {
          compiledNibs.insert(String(entry.name.dropLast(Self.compiledNib.count)))
        }
        guard entry.kind == .file else { continue }
        let path = FileDiscovery.join(folder, entry.name)
        if Self.isRead(entry.name, at: path, needs) { paths.append(path) }
        if needs.declarations, Self.modules.contains(where: { Self.isOne(entry.name, of: $0) }) {
          projects.append(path)
        }
      }
    }
    paths.sort(by: FileDiscovery.inOrder)
    projects.sort(by: FileDiscovery.inOrder)
  }

  /// Whether a file is the property list of a target, or a translation of one, which may name another launch screen.
  static func isPropertyList(_ path: String) -> Bool {
    path.hasSuffix("Info.plist") || path.hasSuffix("InfoPlist.strings")
  }

  /// Whether a file may have data that code reads at run time, such as the names of its screens.
  static func isData(_ path: String) -> Bool {
    path.hasSuffix(".plist") && !isPropertyList(path) || path.hasSuffix(".json") && !path.hasSuffix("Contents.json")
  }

  /// Whether a file is a table of texts in the usual language, from which code may read the names of its screens, too.
  static func isTable(_ path: String) -> Bool {
    guard path.hasSuffix(".strings"), !isPropertyList(path) else { return false }
    return !path.contains(".lproj/") || path.contains("en.lproj/") || path.contains("Base.lproj/")
  }

  /// Whether a name fits a mark. A mark that begins with a dot is an ending, any other mark a whole name.
  private static func isOne(_ name: String, of mark: String) -> Bool {
    mark.hasPrefix(".") ? name.hasSuffix(mark) : name == mark
  }

  private static func isRead(_ name: String, at path: String, _ needs: ProjectSources.Needs) -> Bool {
    if CodeLanguage(fileName: name) != nil { return true }
    if needs.declarations, FileDiscovery.isScene(name) || isPropertyList(name) || isData(name) || isTable(path) {
      return !name.hasPrefix("._")
    }
    return needs.mentions && texts.contains(where: name.hasSuffix)
  }
}
