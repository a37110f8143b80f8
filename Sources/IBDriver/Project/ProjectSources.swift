import IBCode
import IBLint
import IBProject
import IBSource
import PropertyLists

/// The sources of projects. Each folder is searched once, and its files are read in parallel.
struct ProjectSources: Sendable {
  /// The kinds of facts that a run needs from sources. Others are not read.
  struct Needs: Sendable {
    /// Whether to read declarations, and the names in the project's documents and property lists.
    var declarations: Bool
    /// Whether to read the names that sources, documents, property lists and project files mention.
    var mentions: Bool

    var isNothing: Bool { !declarations && !mentions }
  }

  private struct Project: Sendable {
    let whole: Part
    /// The parts by their groups; empty if there is only one group.
    let parts: [String: Part]
    let groups: ProjectGroups?
    /// The facts for documents that belong to none of several groups.
    let outside: CodeFacts?
    let names: ProjectNames
    let mentions: CodeMentions
    /// The sources and property lists that name objects of documents, ordered by path.
    let users: [User]
    /// The newest version of Xcode that checked one of the projects, such as 1540 for 15.4.
    let lastXcode: Int?
    /// See `CatalogSubject`.
    let extendsColors: Bool
    let hasOnlyObjectiveC: Bool
  }

  /// What all sources and documents of a project show, or those that belong to one of its groups.
  private struct Part: Sendable {
    /// The facts; nil if the sources are incomplete.
    let facts: CodeFacts?
    /// The facts as the documents of each Xcode project or package see them.
    ///
    /// A project has an entry only if one of its classes has the same name as a class elsewhere.
    let views: [String: CodeFacts]

    init(_ facts: CodeFacts?) {
      self.facts = facts
      let views = facts.map { facts in facts.sources.projects.map { ($0, facts.seen(from: $0)) } } ?? []
      self.views = Dictionary(uniqueKeysWithValues: views)
    }
  }

  /// A source or property list.
  struct User: Sendable {
    let path: String
    let uses: [NameUse]
    /// The classes that a source declares.
    var classes: [String] = []
  }

  private enum Reading: Sendable {
    case source(CodeFile)
    case document(ProjectNames.Document?)
    case propertyList([NameUse], names: Set<ByteHash>)
    case data(CodeMentions)
  }

  /// The projects by their root.
  private let projects: [String: Project]

  /// - Parameter model: the Xcode projects and packages in the working copy around a root.
  init(
    _ roots: [String], _ needs: Needs, in world: World, width: Int,
    model: @escaping @Sendable (_ root: String) -> ProjectModel
  ) async {
    var projects: [String: Project] = [:]
    for root in roots {
      projects[root] = await Self.project(root, needs, world, width, model)
    }
    self.projects = projects
  }

  /// The facts about a root; nil if the root was not read, or its sources are incomplete.
  ///
  /// - Parameter projects: the projects of the document that the facts are for; if there are several, the classes of
  ///   all of them count.
  func facts(of root: String, for projects: @autoclosure () -> Set<String> = []) -> CodeFacts? {
    guard let known = self.projects[root] else { return nil }
    if known.parts.isEmpty, known.whole.views.isEmpty { return known.whole.facts }
    let projects = projects()
    if projects.isEmpty, let outside = known.outside { return outside }
    let part = known.groups?.group(of: projects).flatMap { known.parts[$0] } ?? known.whole
    return projects.count == 1 ? part.views[projects.first ?? ""] ?? part.facts : part.facts
  }

  /// The names of a root; nil if the root was not read.
  func names(of root: String) -> ProjectNames? { projects[root]?.names }

  func mentions(of root: String) -> CodeMentions? { projects[root]?.mentions }

  func lastXcode(of root: String) -> Int? { projects[root]?.lastXcode }

  func extendsColors(of root: String) -> Bool { projects[root]?.extendsColors ?? false }

  func hasOnlyObjectiveC(_ root: String) -> Bool { projects[root]?.hasOnlyObjectiveC ?? false }

  func users(of root: String) -> [User] { projects[root]?.users ?? [] }

  private static func project(
    _ root: String, _ needs: Needs, _ world: World, _ width: Int, _ model: @escaping @Sendable (String) -> ProjectModel
  ) async -> Project {
    async let projects = needs.declarations ? model(root) : nil
    let files = ProjectFiles(root, needs, in: world)
    var contents = ProjectContents()
    var mentions = CodeMentions()
    var users: [User] = []
    var lists: [User] = []
    await OrderedFanOut.run(
      files.paths, width: width,
      work: { path -> (String, Reading?, CodeMentions?) in
        guard case .success(let bytes) = world.read(path) else { return (path, nil, nil) }
        return (
          path, needs.declarations ? reading(of: bytes, path) : nil,
          needs.mentions ? found(in: bytes, path) : nil
        )
      },
      receive: { path, reading, words in
        switch reading {
        case .source(let file):
          contents.add(file)
          if !file.uses.isEmpty { users.append(User(path: path, uses: file.uses, classes: file.classNames)) }
        case .document(let document): contents.add(document, path)
        case .propertyList(let uses, let words):
          if !uses.isEmpty { lists.append(User(path: path, uses: uses)) }
          contents.addList(words, path)
        case .data(let texts): contents.addData(texts, path)
        case nil: break
        }
        if let words { mentions.add(words) }
      })
    let model = await projects
    let namesLists = model?.targets.contains { $0.configurations.contains { $0.infoPlist != nil } } ?? false
    // If no target names its property list, every list in the folder counts.
    users += namesLists ? [] : lists.filter { model?.isTestData(world.absolute($0.path)) != true }
    users += model.map { propertyLists($0, in: root, world) } ?? []
    users.sort { FileDiscovery.inOrder($0.path, $1.path) }
    for path in Set(model?.targets.flatMap(\.configurations).compactMap(\.infoPlist) ?? []) {
      if !ProjectFiles.isPropertyList(path) {
        contents.addList((try? world.read(path).get()).map(CodeMentions.names) ?? [], world.seen(path))
      }
    }
    let homes = model.map { Self.homes(of: contents.paths, $0, world) } ?? [:]
    let hasDependencies = files.hasDependencies || model?.linksOtherCode ?? false
    let modules = model.map { completeModules($0, files, world) } ?? []
    let ofApps = model.map { Self.ofApps(contents.sources, $0, world) } ?? []
    let unbuilt = model.map { Self.unbuilt(contents.sources, $0, world) } ?? []
    func index(_ contents: ProjectContents, _ names: ProjectNames) -> CodeIndex {
      let isBuilt = { (file: CodeFile) in !unbuilt.contains(file.path) }
      return CodeIndex(
        unbuilt.isEmpty ? contents.sources : contents.sources.filter(isBuilt), hasDependencies: hasDependencies,
        modules: modules, projects: homes, ofApps: ofApps,
        unbuilt: unbuilt.isEmpty ? [] : contents.sources.filter { !isBuilt($0) },
        isNamed: { names.mayUse($0) || names.lists($0) })
    }
    var names = contents.names
    names.compiledNibs = files.compiledNibs
    let whole = index(contents, names)
    names.absentModules = model.map { absentModules(names, whole, files, $0, world) } ?? []
    let groups = needs.declarations ? model.flatMap { Self.groups(of: $0, contents.sources, homes, world) } : nil
    let missing = Set(model?.projects.flatMap(\.unplaced) ?? [])
    let missingSources = missing.filter { CodeLanguage(fileName: $0) != nil }
    let missingDocuments = missing.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    let all = groups?.all ?? []
    let parts = contents.parts { path in
      guard let groups, let model else { return [] }
      let projects = homes[path] ?? []
      if !projects.isEmpty { return groups.groups(of: projects) }
      return model.mayBeBuiltUnseen(world.absolute(path)) ? all : []
    }.mapValues { contents in
      var own = contents.names
      (own.absentModules, own.compiledNibs) = (names.absentModules, names.compiledNibs)
      var facts = CodeFacts(sources: index(contents, own), names: own)
      facts?.isOfOneProject = true
      facts?.missingSources = missingSources
      facts?.missingDocuments = missingDocuments
      return Part(facts)
    }
    var facts = needs.declarations ? CodeFacts(sources: whole, names: names) : nil
    facts?.missingSources = missingSources
    facts?.missingDocuments = missingDocuments
    return Project(
      whole: Part(facts), parts: parts, groups: groups,
      outside: groups == nil ? nil : facts?.seenFromOutside(),
      names: names, mentions: mentions, users: users,
      lastXcode: model?.projects.compactMap { $0.lastUpgradeCheck.flatMap(Int.init) }.max(),
      extendsColors: model?.targets.contains { $0.configurations.contains(where: \.extendsColors) } ?? false,
      hasOnlyObjectiveC: !contents.sources.isEmpty && !contents.sources.contains { $0.path.hasSuffix(".swift") })
  }

  /// The groups of a model's projects; nil if there is only one, or if too many sources may belong to each of them.
  private static func groups(
    of model: ProjectModel, _ sources: [CodeFile], _ homes: [String: Set<String>], _ world: World
  ) -> ProjectGroups? {
    var imports: [String: Set<String>] = [:]
    var shared = 0
    for source in sources {
      let projects = homes[source.path] ?? []
      if projects.isEmpty, model.mayBeBuiltUnseen(world.absolute(source.path)) { shared += 1 }
      for project in projects { imports[project, default: []].formUnion(source.imports) }
    }
    let groups = ProjectGroups(model, imports: imports)
    let count = groups.all.count
    // Each group reads the shared sources again.
    return count > 1 && shared * count <= sources.count ? groups : nil
  }

  private static func reading(of bytes: [UInt8], _ path: String) -> Reading? {
    if let language = CodeLanguage(fileName: path) { return .source(CodeFile(bytes, language, path: path)) }
    if FileDiscovery.isScene(path) { return .document(ProjectNames.Document(bytes, path: path)) }
    if ProjectFiles.isData(path) { return bytes.count > largestData ? nil : .data(texts(in: bytes)) }
    if ProjectFiles.isTable(path) { return bytes.count > largestData ? nil : .data(identifiers(in: bytes)) }
    guard ProjectFiles.isPropertyList(path) else { return nil }
    let names = CodeMentions.names(in: TextEncoding.decode(bytes)?.text ?? bytes)
    let values = InfoValues(PropertyListFile(bytes).root)
    // Such a name may contain spaces and marks.
    let storyboards = (values.mainStoryboards + values.launchStoryboards).map { ByteHash($0.text) }
    return .propertyList(values.uses, names: names.union(storyboards))
  }

  /// In bytes: larger files of data describe no screens. Chosen: of 93 projects, four have such files, for example of
  /// map symbols and citation styles.
  private static let largestData = 1 << 20

  /// The texts of a table that look like identifiers and not like words for people: `showDetail`.
  private static func identifiers(in bytes: [UInt8]) -> CodeMentions {
    let texts = PropertyListFile(bytes).root?.entries.compactMap(\.value.text) ?? []
    let names = texts.filter { text in
      text.utf8.first.map { (0x61...0x7A).contains($0) } == true && text.dropFirst().contains(where: \.isUppercase)
        && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return CodeMentions(text: Array(names.joined(separator: "\n").utf8))
  }

  /// The texts in a property list or a JSON file, also keys.
  private static func texts(in bytes: [UInt8]) -> CodeMentions {
    let decoded = TextEncoding.decode(bytes)?.text
    guard decoded == nil || bytes.starts(with: "bplist".utf8), let root = PropertyListFile(bytes).root else {
      return CodeMentions(text: decoded ?? bytes)
    }
    var open = [root]
    var texts: [String] = []
    while let list = open.popLast() {
      open += list.elements + list.entries.map(\.value)
      texts += list.entries.map(\.key) + [list.text].compactMap(\.self)
    }
    return CodeMentions(text: Array(texts.joined(separator: "\n").utf8))
  }

  /// The property lists of targets in a folder that name storyboards.
  private static func propertyLists(_ model: ProjectModel, in root: String, _ world: World) -> [User] {
    var uses: [String: [NameUse]] = [:]
    let folder = world.absolute(root)
    // The system never starts the app around an extension of Messages.
    for configuration in model.targets.lazy.filter({ $0.kind != .messagesApp }).flatMap(\.configurations) {
      guard let path = configuration.infoPlist, path.hasPrefix(folder == "/" ? "/" : "\(folder)/") else { continue }
      for use in configuration.info.uses where uses[path]?.contains(use) != true { uses[path, default: []].append(use) }
    }
    return uses.map { User(path: world.seen($0.key), uses: $0.value) }
  }

  /// The projects of each source and document, by its path.
  private static func homes(of files: [String], _ model: ProjectModel, _ world: World) -> [String: Set<String>] {
    let paths = files.reduce(into: [:]) { $0[$1] = world.absolute($1) }
    let homes = model.projects(ofAll: Array(paths.values))
    return homes.isEmpty ? [:] : paths.compactMapValues { homes[$0] }
  }

  /// The paths of the sources that only apps, extensions of apps and tests contain, and no library.
  private static func ofApps(_ sources: [CodeFile], _ model: ProjectModel, _ world: World) -> Set<String> {
    let paths = sources.lazy.map(\.path).filter { path in
      let targets = model.targets(building: world.absolute(path)).map { model.targets[$0].kind }
      return !targets.isEmpty && targets.allSatisfy { $0.isExecuted }
    }
    return Set(paths)
  }

  /// The paths of the sources that no target builds; empty if these are most sources, because something else builds them.
  ///
  /// A header belongs to the sources with its name. Projects that list no sources do not count.
  private static func unbuilt(_ sources: [CodeFile], _ model: ProjectModel, _ world: World) -> Set<String> {
    let projects = Set(model.targets.lazy.filter { $0.members.contains(where: isSource) }.map(\.project))
    if projects.isEmpty { return [] }
    func stem(_ path: String) -> Substring { path[..<(path.lastIndex(of: ".") ?? path.endIndex)] }
    var unbuilt: Set<String> = []
    var built: Set<Substring> = []
    for file in sources where !file.path.hasSuffix(".h") {
      if case .unbuilt(let around, _) = model.membership(of: world.absolute(file.path)), projects.isSuperset(of: around)
      {
        unbuilt.insert(file.path)
      } else {
        built.insert(stem(file.path))
      }
    }
    if unbuilt.count * 2 > sources.count { return [] }
    let stems = Set(unbuilt.map(stem)).subtracting(built)
    return unbuilt.union(sources.lazy.map(\.path).filter { $0.hasSuffix(".h") && stems.contains(stem($0)) })
  }

  private static func isSource(_ member: ProjectTarget.Member) -> Bool {
    member.role == .source && CodeLanguage(fileName: member.path) != nil
  }

  private static func found(in bytes: [UInt8], _ path: String) -> CodeMentions {
    CodeLanguage(fileName: path).map { CodeMentions(bytes, $0) } ?? CodeMentions(text: bytes)
  }

  /// The modules of the targets whose sources have all been read.
  private static func completeModules(_ model: ProjectModel, _ files: ProjectFiles, _ world: World) -> Set<String> {
    let read = Set(files.paths.map(world.absolute))
    var complete: Set<String> = []
    var incomplete: Set<String> = []
    for target in model.targets {
      let names = Set(target.configurations.compactMap(\.moduleName))
      let sources = target.members.filter(isSource)
      let isComplete = !sources.isEmpty && sources.allSatisfy { read.contains($0.path) }
      if isComplete { complete.formUnion(names) } else { incomplete.formUnion(names) }
    }
    return complete.subtracting(incomplete)
  }

  /// The modules that documents name, but that apparently do not exist.
  ///
  /// No source imports such a module, no target builds, links or depends on it, and no file of another tool mentions
  /// it. The files of other tools are read only if the answer depends on them.
  private static func absentModules(
    _ names: ProjectNames, _ sources: CodeIndex, _ files: ProjectFiles, _ model: ProjectModel, _ world: World
  ) -> Set<String> {
    guard !files.projects.isEmpty || !model.isEmpty else { return [] }
    let known = model.moduleNames.union(model.linkedModules)
    var open = names.modules.filter { !sources.imports($0) && !$0.contains("_") && !known.contains($0) }
    for path in files.projects where !open.isEmpty {
      guard case .success(let bytes) = world.read(path) else { return [] }
      let words = found(in: bytes, path)
      open = open.filter { !words.mention($0) }
    }
    return open
  }
}
