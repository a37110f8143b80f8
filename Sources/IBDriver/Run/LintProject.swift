import IBAssets
import IBCode
import IBLint
import IBModel
import IBReport
import IBSource
import IBSyntax
import Synchronization

/// The surroundings of the files of a lint run: the sources and catalogs of their projects, read only as far as the
/// rules need them.
final class LintProject: Sendable {
  private let plan: LintPlan
  private let assets: AssetProvider
  private let environments: LayoutEnvironments
  /// The rules that run for some of the files.
  private let rules: RuleSet
  private let sources: ProjectSources
  private let catalogs = Mutex<[String: CatalogFindings]>([:])

  /// The findings about one catalog, by file; computed by the first thread that needs it, while others wait.
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

  /// Reads the sources of the projects that the files belong to, if a rule that runs needs them.
  init(
    _ files: [InputFile], _ plan: LintPlan, _ environments: LayoutEnvironments, in world: World, width: Int
  ) async {
    self.plan = plan
    self.environments = environments
    assets = environments.assets ?? AssetProvider(world: world)
    let rules = RuleRegistry.all.filter { plan.runs($0.info) }
    self.rules = RuleSet(rules)
    let sourceNeeds = rules.reduce(into: SourceNeeds()) { $0.formUnion(type(of: $1).sources) }
    let needs = ProjectSources.Needs(
      declarations: sourceNeeds.contains(.declarations), mentions: sourceNeeds.contains(.mentions))
    let roots = needs.isNothing ? [] : Set(files.map { [assets] file in assets.root(of: file.path) })
    sources = await ProjectSources(roots.sorted(), needs, in: world, width: width)
  }

  var files: AssetFiles { assets.files }

  /// The sources around the document at `path`, and the environment of its layouts.
  func surroundings(of path: String) -> LintSurroundings {
    LintSurroundings(
      code: { [self] in sources.declarations(of: assets.root(of: path)) },
      environment: { [environments] in environments.environment(of: path) })
  }

  /// The reported findings of a document alone, and the facts that the other files of the run need.
  func check(_ document: Document, reading: [Finding]) -> (findings: [Finding], facts: DocumentFacts?) {
    plan.check(document, reading: reading, surroundings: surroundings(of: document.tree.source.path))
  }

  /// The findings of each file that depend on the other files of a run.
  ///
  /// - Parameters:
  ///   - isWhole: whether the run includes every file of the folders.
  ///   - sources: the files, in the order of their facts.
  func check(_ facts: [DocumentFacts], isWhole: Bool, sources: [SourceFile]) -> [FileFindings] {
    let project = Project(facts, isWhole: isWhole)
    return zip(facts, sources).map { FileFindings(plan.check($0, in: project), in: $1) }
  }

  /// The findings about the catalog as a whole in the `Contents.json` at `path`.
  func catalogFindings(about path: String) -> [Finding] {
    guard rules.hasCatalogRules, let folder = AssetCatalog.folder(around: path) else { return [] }
    let findings = catalogs.withLock { catalogs in
      let findings = catalogs[folder] ?? CatalogFindings()
      catalogs[folder] = findings
      return findings
    }
    return findings.of(path) {
      let catalog = CatalogSubject(
        AssetCatalog(folder, files: files), files, mentions: sources.mentions(of: assets.root(of: path)))
      return Linter.check(catalog, rules: rules)
    }
  }
}
