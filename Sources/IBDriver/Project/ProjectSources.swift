import IBCode

/// The sources of projects. Each folder is searched once, and its files are read in parallel.
struct ProjectSources: Sendable {
  /// The facts that are needed from sources; nothing else is read.
  struct Needs: Sendable {
    var declarations: Bool
    /// Also from documents, property lists and project files.
    var mentions: Bool

    var isNothing: Bool { !declarations && !mentions }
  }

  /// Files other than sources that may name images and colors, by the ends of their names.
  private static let texts = [
    ".entitlements", ".intentdefinition", ".json", ".pbxproj", ".plist", ".storyboard", ".strings", ".xcconfig", ".xib",
    ".yml",
  ]
  /// Folders and files that contain or list other libraries, by the ends of their names.
  private static let dependencies = [
    ".a", ".framework", ".gitmodules", ".xcframework", "Cartfile", "Package.resolved", "Podfile", "Pods", "Carthage",
  ]
  /// A folder that usually contains third-party code, but is searched because it is compiled into the app.
  private static let searchedToo = "vendor"

  private struct Project: Sendable {
    let declarations: CodeIndex
    let mentions: CodeMentions
  }

  /// By root.
  private let projects: [String: Project]

  init(_ roots: [String], _ needs: Needs, in world: World, width: Int) async {
    var projects: [String: Project] = [:]
    for root in roots { projects[root] = await Self.project(root, needs, world, width) }
    self.projects = projects
  }

  /// Nil for a root that was not read.
  func declarations(of root: String) -> CodeIndex? { projects[root]?.declarations }

  func mentions(of root: String) -> CodeMentions? { projects[root]?.mentions }

  private static func project(_ root: String, _ needs: Needs, _ world: World, _ width: Int) async -> Project {
    let (paths, hasDependencies) = search(root, needs, world)
    var files: [CodeFile] = []
    var mentions = CodeMentions()
    await OrderedFanOut.run(
      paths, width: width,
      work: { path -> (CodeFile?, CodeMentions?) in
        guard case .success(let bytes) = world.read(path) else { return (nil, nil) }
        guard let language = CodeLanguage(fileName: path) else { return (nil, CodeMentions(text: bytes)) }
        return (
          needs.declarations ? CodeFile(bytes, language) : nil, needs.mentions ? CodeMentions(bytes, language) : nil
        )
      },
      receive: { file, names in
        if let file { files.append(file) }
        if let names { mentions.add(names) }
      })
    return Project(declarations: CodeIndex(files, hasDependencies: hasDependencies), mentions: mentions)
  }

  /// The files to read, sorted, relative to the current folder.
  private static func search(
    _ root: String, _ needs: Needs, _ world: World
  ) -> (paths: [String], hasDependencies: Bool) {
    var paths: [String] = []
    var hasDependencies = false
    let walk = FolderWalk(world.seen(root), in: world) { FileDiscovery.isSearched($0) || $0 == searchedToo }
    for case (let folder, .success(let entries)) in walk {
      for entry in entries {
        if dependencies.contains(where: { isOne(entry.name, of: $0) }) { hasDependencies = true }
        if entry.kind == .file, isRead(entry.name, needs) { paths.append(FileDiscovery.join(folder, entry.name)) }
      }
    }
    return (paths.sorted(by: FileDiscovery.inOrder), hasDependencies)
  }

  /// A mark with a dot is an extension; any other is a whole name.
  private static func isOne(_ name: String, of mark: String) -> Bool {
    mark.hasPrefix(".") ? name.hasSuffix(mark) : name == mark
  }

  private static func isRead(_ name: String, _ needs: Needs) -> Bool {
    CodeLanguage(fileName: name) != nil || needs.mentions && texts.contains(where: name.hasSuffix)
  }
}
