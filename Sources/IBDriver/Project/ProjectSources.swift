import IBCode
import IBLint
import IBProject
import IBSource
import PropertyLists

/// The sources of projects. Each folder is searched once, and its files are read in parallel.
struct ProjectSources: Sendable {
  /// The facts that are needed from sources; nothing else is read.
  struct Needs: Sendable {
    /// Also what the project's documents and property lists name.
    var declarations: Bool
    /// Also from documents, property lists and project files.
    var mentions: Bool

    var isNothing: Bool { !declarations && !mentions }
  }

  private struct Project: Sendable {
    /// Nil where the sources are not complete.
    let facts: CodeFacts?
    let names: ProjectNames
    let mentions: CodeMentions
    /// The sources and property lists that ask for something of documents, in the order of their paths.
    let users: [User]
    /// The version of Xcode that checked one of the projects last, such as 1540 for 15.4.
    let lastXcode: Int?
  }

  /// A source or property list.
  struct User: Sendable {
    let path: String
    let uses: [NameUse]
  }

  /// The facts in one file of a project.
  private enum Reading: Sendable {
    case source(CodeFile)
    case document(ProjectNames.Document?)
    case propertyList([NameUse], PhoneRotation?)
  }

  /// By root.
  private let projects: [String: Project]

  init(_ roots: [String], _ needs: Needs, in world: World, width: Int) async {
    var projects: [String: Project] = [:]
    for root in roots { projects[root] = await Self.project(root, needs, world, width) }
    self.projects = projects
  }

  /// Nil for a root that was not read, and for one whose sources are not complete.
  func facts(of root: String) -> CodeFacts? { projects[root]?.facts }

  /// Nil for a root that was not read.
  func names(of root: String) -> ProjectNames? { projects[root]?.names }

  func mentions(of root: String) -> CodeMentions? { projects[root]?.mentions }

  func lastXcode(of root: String) -> Int? { projects[root]?.lastXcode }

  func users(of root: String) -> [User] { projects[root]?.users ?? [] }

  private static func project(_ root: String, _ needs: Needs, _ world: World, _ width: Int) async -> Project {
    let files = ProjectFiles(root, needs, in: world)
    var sources: [CodeFile] = []
    var names = ProjectNames()
    var mentions = CodeMentions()
    var users: [User] = []
    var rotations: [PhoneRotation] = []
    await OrderedFanOut.run(
      files.paths, width: width,
      work: { path -> (String, Reading?, CodeMentions?) in
        guard case .success(let bytes) = world.read(path) else { return (path, nil, nil) }
        return (
          path, needs.declarations ? reading(of: bytes, path) : nil, needs.mentions ? found(in: bytes, path) : nil
        )
      },
      receive: { path, reading, words in
        switch reading {
        case .source(let file):
          sources.append(file)
          if !file.uses.isEmpty { users.append(User(path: path, uses: file.uses)) }
        case .document(let document): names.add(document)
        case .propertyList(let uses, let rotation):
          if !uses.isEmpty { users.append(User(path: path, uses: uses)) }
          if let rotation { rotations.append(rotation) }
        case nil: break
        }
        if let words { mentions.add(words) }
      })
    let index = CodeIndex(sources, hasDependencies: files.hasDependencies)
    names.absentModules = absentModules(names, index, files, world)
    let model = needs.declarations ? ProjectModel(root: world.absolute(root), in: world) : nil
    names.rotation = PhoneRotation.joined(rotations + Self.rotations(model))
    return Project(
      facts: needs.declarations ? CodeFacts(sources: index, names: names) : nil, names: names, mentions: mentions,
      users: users, lastXcode: model?.projects.compactMap { $0.lastUpgradeCheck.flatMap(Int.init) }.max())
  }

  private static func reading(of bytes: [UInt8], _ path: String) -> Reading? {
    if let language = CodeLanguage(fileName: path) { return .source(CodeFile(bytes, language, path: path)) }
    if FileDiscovery.isScene(path) { return .document(ProjectNames.Document(bytes, path: path)) }
    guard ProjectFiles.isPropertyList(path) else { return nil }
    let values = InfoValues(PropertyListFile(bytes).root)
    return .propertyList(values.uses, PhoneRotation(values.orientations))
  }

  /// The rotations that targets for phones declare, in property lists or in the settings that generate one.
  private static func rotations(_ model: ProjectModel?) -> [PhoneRotation] {
    let targets = model?.targets.filter { $0.platform == .iOS } ?? []
    return targets.flatMap(\.configurations).compactMap { PhoneRotation($0.info.orientations) }
  }

  private static func found(in bytes: [UInt8], _ path: String) -> CodeMentions {
    CodeLanguage(fileName: path).map { CodeMentions(bytes, $0) } ?? CodeMentions(text: bytes)
  }

  /// The modules that documents write out and that neither a source imports nor a file of the project names. These files
  /// are read only if it matters.
  private static func absentModules(
    _ names: ProjectNames, _ sources: CodeIndex, _ files: ProjectFiles, _ world: World
  ) -> Set<String> {
    var open = names.modules.filter { !sources.imports($0) && !$0.contains("_") }
    for path in files.projects where !open.isEmpty {
      guard case .success(let bytes) = world.read(path) else { return [] }
      let words = found(in: bytes, path)
      open = open.filter { !words.mention($0) }
    }
    return files.projects.isEmpty ? [] : open
  }
}
