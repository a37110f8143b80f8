import IBAssets
import IBCode
import IBLayout
import IBLint
import IBModel
import IBProject
import IBReport
import IBSource
import IBSyntax
import IBTexts
import PropertyLists
import Synchronization

/// The surroundings of the files of a lint run.
///
/// The sources and catalogs of their projects are read only if a rule needs them.
final class LintProject: Sendable {
  private let plan: LintPlan
  private let world: World
  private let assets: AssetProvider
  private let environments: LayoutEnvironments
  private let rules: RuleSet
  private let sources: ProjectSources
  /// The folders of the projects whose sources were read.
  private let roots: [String]
  /// The paths of documents from standard input, which are not in a project.
  private let outside: Set<String>
  /// For the folder of each catalog, its first file in the run.
  private let firstContents: [String: String]
  private let catalogs = Mutex<[String: CatalogFindings]>([:])
  /// The paths of the run's files.
  private let paths: [String]
  /// The known answer of `isOfExamples()`.
  private let onlyExamples = Mutex<Bool?>(nil)
  /// The known descriptions for generators of projects, by folder; empty without one.
  private let descriptions = Mutex<[String: [TargetPlatform: SystemVersion]]>([:])
  /// The known answers of `reach(of:)`, by path.
  private let reaches = Mutex<[String: Reach]>([:])
  private let bars = Mutex<[BarsKey: CodeBars]>([:])

  /// The findings about one catalog, by file. The first thread that needs them computes them, while others wait.
  private final class CatalogFindings: Sendable {
    private let findings = Mutex<[String: [Finding]]?>(nil)

    func of(_ path: String, make: () -> [String: [Finding]]) -> [Finding] {
      findings.withLock { findings in
        let all = findings ?? make()
        findings = all
        return all[path] ?? []
      }
    }
  }

  /// Reads the sources of the projects of the files, if a rule that runs needs them.
  init(
    _ files: [InputFile], _ plan: LintPlan, _ environments: LayoutEnvironments, in world: World, width: Int
  ) async {
    self.plan = plan
    self.world = world
    self.environments = environments
    assets = environments.assets ?? AssetProvider(world: world)
    let rules = RuleRegistry.all.filter { plan.runs($0.info) }
    self.rules = RuleSet(rules)
    let sourceNeeds = rules.reduce(into: SourceNeeds()) { $0.formUnion(type(of: $1).sources) }
    let needs = ProjectSources.Needs(
      declarations: sourceNeeds.contains(.declarations) || UnusedDocument.rules.contains(where: plan.runs),
      mentions: sourceNeeds.contains(.mentions))
    firstContents = Dictionary(
      files.lazy.compactMap { file in AssetCatalog.folder(around: file.path).map { ($0, file.path) } },
      uniquingKeysWith: { first, _ in first })
    paths = files.map(\.path)
    outside = Set(files.lazy.filter { $0.origin == .standardInput }.map(\.path))
    let found =
      needs.isNothing ? [] : files.filter { $0.origin != .standardInput }.map { [assets] in assets.root(of: $0.path) }
    roots = Set(found.filter(\.isProject).map(\.folder)).sorted()
    sources = await ProjectSources(roots, needs, in: world, width: width) { [assets] in assets.projects(in: $0) }
  }

  var files: AssetFiles { assets.files }

  /// The number of missing files that git tracks.
  var notCheckedOut: Int { assets.notCheckedOut }

  /// The sources around the document at `path`, and the environment of its layouts.
  func surroundings(of path: String) -> LintSurroundings {
    let root = outside.contains(path) ? nil : assets.root(of: path)
    var surroundings = LintSurroundings()
    surroundings.code = { [self] in facts(around: path) }
    surroundings.names = { [sources] in root.flatMap { sources.names(of: $0.folder) } }
    surroundings.isInProject = { root?.isProject ?? false }
    surroundings.environment = { [self] in
      var environments = environments
      environments.codeBars = codeBars
      return environments.environment(of: DocumentOrigin(path: path))
    }
    surroundings.translations = { [files] in DocumentTranslations(of: path, files) }
    surroundings.sourceLanguages = { [assets] in root == nil ? [] : assets.projects(around: path).developmentLanguages }
    surroundings.isLeftToRight = { [assets] in root != nil && assets.projects(around: path).isLeftToRight }
    surroundings.isInOneLanguage = { [assets] in root != nil && assets.projects(around: path).isInOneLanguage }
    surroundings.membership = { [self] in membership(of: path) }
    surroundings.describedSystem = { [self] in describedSystem($0, of: path) }
    surroundings.podSystem = { [assets] in root == nil ? nil : assets.podSystem(of: path) }
    surroundings.reach = { [self] in reach(of: path) }
    surroundings.isInSameApp = { [assets] in root == nil || assets.mayShow(path, inAppWith: $0) }
    surroundings.isOnlyInOtherApps = { [assets] in root != nil && assets.isOnlyInOtherApps($0, than: path) }
    surroundings.isOnlyInOtherModules = { [assets] source, module in
      root != nil && assets.isOnlyInOtherModules(source, than: module, around: path)
    }
    surroundings.isUnbuilt = { [self] in membership(of: $0).isUnbuilt }
    return surroundings
  }

  /// What the sources around the document at `path` contain.
  private func facts(around path: String) -> CodeFacts? {
    if outside.contains(path) { return nil }
    return sources.facts(of: assets.root(of: path).folder, for: assets.projectPaths(of: path))
  }

  /// The navigation bars that the sources around a document may show over a controller. The window shows the first controller
  /// of a main storyboard itself.
  @Sendable func codeBars(_ document: DocumentOrigin, over controller: CodeBars.Controller) -> CodeBars {
    let key = BarsKey(path: document.path, controller: controller)
    if let known = bars.withLock({ $0[key] }) { return known }
    let found = findBars(over: controller, of: document)
    bars.withLock { $0[key] = found }
    return found
  }

  private struct BarsKey: Hashable {
    let path: String
    let controller: CodeBars.Controller
  }

  private func findBars(over controller: CodeBars.Controller, of document: DocumentOrigin) -> CodeBars {
    var bars = CodeBars()
    guard let sources = facts(around: document.path)?.sources else { return bars }
    let isFirst = controller.isInitial && startsApp(document.path)
    switch isFirst ? .never : sources.pushing(of: controller.className, isMade: controller.isMade) {
    case .never: break
    case .maybe: bars.others = [.translucent]
    case .always:
      bars.likeliest = .translucent
      if sources.hidesNavigationBars { bars.others = [.none] }
    }
    if sources.mayBeginBelowBar(controller.className) { bars.others.insert(.opaque) }
    return bars
  }

  /// Whether an app starts with the storyboard at `path`, or shows it while it starts.
  private func startsApp(_ path: String) -> Bool {
    membership(of: path).builders?.mayNameStoryboard(ProjectNames.Document.name(of: path)) ?? false
  }

  /// Whether code loads the nib or storyboard at `path` by its name, and no target builds another one of this name.
  private func isNamedByCode(_ path: String) -> Bool {
    guard let sources = facts(around: path)?.sources else { return false }
    let name = ProjectNames.Document.name(of: path)
    guard path.hasSuffix(".xib") ? sources.asksForNib(name) : sources.asksForStoryboard(name) else { return false }
    return !paths.contains { ProjectNames.Document.name(of: $0) == name && !membership(of: $0).isUnbuilt }
  }

  /// The oldest system in the nearest description of a project around the document at `path`.
  private func describedSystem(_ platform: TargetPlatform, of path: String) -> SystemVersion? {
    if outside.contains(path) { return nil }
    let root = world.absolute(assets.root(of: path).folder)
    var folder = FileDiscovery.folder(of: world.absolute(path))
    while true {
      if let system = description(in: folder)[platform] { return system }
      let outer = FileDiscovery.folder(of: folder)
      if folder == root || folder == outer { return nil }
      folder = outer
    }
  }

  private func description(in folder: String) -> [TargetPlatform: SystemVersion] {
    if let known = descriptions.withLock({ $0[folder] }) { return known }
    let paths = GeneratorSystems.fileNames.map { world.seen(FileDiscovery.join(folder, $0)) }
    let path = paths.first { world.kind($0) != nil }
    let bytes = path.flatMap { try? world.read($0).get() }
    let systems = bytes.map(GeneratorSystems.read) ?? [:]
    descriptions.withLock { $0[folder] = systems }
    return systems
  }

  /// The devices and orientations of the apps that show the document at `path`.
  ///
  /// If the delegates of all these apps return only portrait, phones show the document in portrait.
  @Sendable func reach(of path: String) -> Reach {
    if let known = reaches.withLock({ $0[path] }) { return known }
    let reach = findReach(of: path)
    reaches.withLock { $0[path] = reach }
    return reach
  }

  private func findReach(of path: String) -> Reach {
    if outside.contains(path) { return .assumed }
    let reach = assets.reach(of: path)
    guard reach.orientations(on: .phone) == .both, let facts = sources.facts(of: assets.root(of: path).folder) else {
      return reach
    }
    let delegates = facts.sources.orientationDeciders.filter { assets.mayShow(path, inAppWith: $0.path) }
    guard !delegates.isEmpty, delegates.allSatisfy({ $0.usual == .portrait }) else { return reach }
    return reach.withPhonesInPortrait(
      by: delegates.map { world.absolute($0.path) }, isAlways: !delegates.contains(where: \.isConditional))
  }

  /// The targets that build the file at `path`. A file of a catalog is built with its catalog.
  private func membership(of path: String) -> Membership {
    outside.contains(path) ? .unknown : assets.membership(of: AssetCatalog.folder(around: path) ?? path)
  }

  /// Who shows a document that is not in the app.
  enum Outsider: Hashable, Sendable {
    /// The app of an example or a test, by the path of its project.
    case example(project: String)
    /// A test reads the document.
    case test
    /// No target builds the document at a path, or no code or document loads it.
    case nothing(document: String, reason: ReportArrangement.LeftOut.Unused)
  }

  /// Who shows the document; nil for the app itself.
  ///
  /// If the plan turns off the rule about a reason, this reason does not count.
  func outsider(_ document: Document, _ plan: LintPlan) -> Outsider? {
    let path = document.tree.source.path
    if isTestData(path) || assets.isOfTestApps(path) { return .test }
    if let project = assets.exampleProject(showing: path), !isOfExamples() { return .example(project: project) }
    if plan.severity(of: UnbuiltFile.info, in: path) != nil, case .unbuilt(_, let user) = membership(of: path) {
      return .nothing(document: path, reason: user == nil && isNamedByCode(path) ? .missing : .unbuilt(user: user))
    }
    let isOn: (RuleInfo) -> Bool = { plan.severity(of: $0, in: path) != nil }
    return UnusedDocument.finding(in: document, surroundings(of: path), isOn) == nil
      ? nil : .nothing(document: path, reason: .unloaded)
  }

  /// The paths of the projects of the document at a path.
  func projects(of path: String) -> Set<String> { assets.projectPaths(of: path) }

  /// Whether the file is input of a test.
  func isTestData(_ path: String) -> Bool { assets.isTestData(path) }

  /// Whether all files of the run belong to examples, because the user asked for these.
  private func isOfExamples() -> Bool {
    onlyExamples.withLock { known in
      let answer = known ?? paths.allSatisfy { assets.exampleProject(showing: $0) != nil }
      known = answer
      return answer
    }
  }

  private func isFirst(_ contents: String) -> Bool {
    AssetCatalog.folder(around: contents).map { firstContents[$0] == contents } ?? true
  }

  /// The reported findings of one document, and the facts that the other files of the run need.
  func check(_ document: Document, reading: [Finding]) -> (findings: [Finding], facts: DocumentFacts?) {
    check(document, reading: reading, made: nil)
  }

  /// The same, with layouts that the command has already made.
  func check(
    _ document: Document, reading: [Finding], made: LintPlan.MadeLayouts?
  ) -> (findings: [Finding], facts: DocumentFacts?) {
    plan.check(document, reading: reading, surroundings: surroundings(of: document.tree.source.path), made: made)
  }

  /// The findings by file: first those of a file of the run, then those in each of its translations.
  func parts(_ findings: [Finding], of source: SourceFile) -> [FileFindings] {
    let others = Dictionary(grouping: findings.filter { $0.file != source.path }, by: \.file)
    let own = FileFindings(others.isEmpty ? findings : findings.filter { $0.file == source.path }, in: source)
    return [own] + others.sorted { $0.key < $1.key }.map { FileFindings($1, in: text(of: $0)) }
  }

  /// The text of a file of translations, in which findings have their ranges.
  private func text(of path: String) -> SourceFile {
    let bytes = (try? world.read(path).get()) ?? []
    return SourceFile(path: path, bytes: TextEncoding.decode(bytes)?.text ?? bytes)
  }

  /// Whether the configuration includes a file.
  func includes(_ path: String) -> Bool { plan.includes(path) }

  /// The reported findings of the reader in a file without a document, and the facts that the other files need.
  func check(unread path: String, reading: [Finding]) -> (findings: [Finding], facts: DocumentFacts?) {
    plan.check(unread: path, reading: reading) { membership(of: path) }
  }

  /// The reported findings of a file that depend on the other files of a run.
  func check(_ facts: DocumentFacts, in project: Project) -> [Finding] {
    plan.check(facts, in: project) { membership(of: facts.path) }
  }

  /// The reported findings about the `Contents.json` at `path` in an asset catalog, with the files in its folder.
  func check(contents path: String) -> Result<FileFindings, FileFailure> {
    let more = catalogFindings(about: path)
    switch world.read(path) {
    case .failure where world.kind(path) == nil:
      let findings = plan.checkMissing(path, more: more, membership: { membership(of: path) }, isFirst: isFirst(path))
      return .success(FileFindings(findings, in: SourceFile(path: path, bytes: [])))
    case .failure(let failure): return .failure(failure)
    case .success(let bytes):
      let source = SourceFile(path: path, bytes: bytes)
      let folder = String(path.dropLast(AssetCatalog.contentsName.count + 1))
      let findings = plan.check(
        AssetContents(source), in: folder, files, more: more, membership: { membership(of: path) },
        isFirst: isFirst(path)
      ) { [sources] name in
        let root = assets.root(of: path)
        return sources.facts(of: root.folder)?.mayShow(image: name) ?? true
      }
      return .success(FileFindings(findings, in: source))
    }
  }

  /// The findings in the sources and property lists of the folders. A source without findings is not part of the run.
  ///
  /// - Parameter folders: absolute paths.
  func sourceFindings(in folders: [String]) -> [FileFindings] {
    sources(in: folders).compactMap { path, subject in
      let findings = plan.check(subject, at: path) { membership(of: path) }
      guard !findings.isEmpty, case .success(let bytes) = world.read(path) else { return nil }
      return FileFindings(findings, in: SourceFile(path: path, bytes: bytes))
    }
  }

  /// The sources and property lists inside the folders, with the names that they expect in documents.
  ///
  /// A run over whole folders reports on these.
  ///
  /// - Parameter folders: absolute paths.
  private func sources(in folders: [String]) -> [(path: String, subject: SourceSubject)] {
    guard rules.hasSourceRules else { return [] }
    return roots.flatMap { root -> [(path: String, subject: SourceSubject)] in
      sources.users(of: root).compactMap { user in
        let path = world.absolute(user.path)
        guard folders.contains(where: { path.hasPrefix($0 == "/" ? $0 : "\($0)/") }),
          let facts = sources.facts(of: root, for: assets.projectPaths(of: user.path))
        else { return nil }
        return (user.path, SourceSubject(user.uses, facts, classes: user.classes))
      }
    }
  }

  /// The findings of each file that depend on the other files of a run.
  ///
  /// - Parameters:
  ///   - isWhole: whether the run includes every file of the folders.
  ///   - sources: the files, in the order of their facts.
  func check(_ facts: [DocumentFacts], isWhole: Bool, sources: [SourceFile]) -> [FileFindings] {
    let project = Project(facts, isWhole: isWhole)
    return zip(facts, sources).map { FileFindings(check($0, in: project), in: $1) }
  }

  /// The findings about the whole catalog in the `Contents.json` at `path`.
  private func catalogFindings(about path: String) -> [Finding] {
    guard rules.hasCatalogRules, let folder = AssetCatalog.folder(around: path) else { return [] }
    let findings = catalogs.withLock { catalogs in
      let findings = catalogs[folder] ?? CatalogFindings()
      catalogs[folder] = findings
      return findings
    }
    return findings.of(path) {
      let root = assets.root(of: path).folder
      let catalog = CatalogSubject(
        AssetCatalog(folder, files: files), files, mentions: sources.mentions(of: root),
        lastXcode: sources.lastXcode(of: root), extendsColors: sources.extendsColors(of: root),
        hasOnlyObjectiveC: sources.hasOnlyObjectiveC(root))
      return Linter.check(catalog, rules: rules)
    }
  }
}
