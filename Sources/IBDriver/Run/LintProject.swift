import IBAssets
import IBCode
import IBLint
import IBSource
import Synchronization

/// What a run of the linter knows besides its files: the sources and catalogs of their projects, read only as far as
/// rules that run ask for them.
final class LintProject: Sendable {
  private let assets: AssetProvider
  private let environments: LayoutEnvironments
  private let plan: LintPlan
  private let sources: ProjectSources
  private let catalogs = Mutex<[String: CatalogFindings]>([:])

  /// What is found about one catalog, by file; made by the first who asks while the others wait.
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
    let needs = ProjectSources.Needs(
      declarations: RuleRegistry.all.contains { $0.info.category == "code" && plan.runs($0.info) },
      mentions: plan.runs(AssetLinter.unusedAsset))
    let roots = needs.isNothing ? [] : Set(files.map { [assets] file in assets.root(of: file.path) })
    sources = await ProjectSources(roots.sorted(), needs, in: world, width: width)
  }

  var files: AssetFiles { assets.files }

  /// The sources around the document at `path`, and what its layouts depend on.
  func surroundings(of path: String) -> LintSurroundings {
    LintSurroundings(
      code: { [self] in sources.declarations(of: assets.root(of: path)) },
      environment: { [environments] in environments.environment(of: path) })
  }

  /// What the catalog as a whole has to say of the `Contents.json` at `path`.
  func catalogFindings(about path: String) -> [Finding] {
    guard AssetLinter.catalogRules.contains(where: { plan.runs($0.info) }),
      let folder = AssetCatalog.folder(around: path)
    else { return [] }
    let findings = catalogs.withLock { catalogs in
      let findings = catalogs[folder] ?? CatalogFindings()
      catalogs[folder] = findings
      return findings
    }
    return findings.of(path) {
      let visit = CatalogVisit(
        AssetCatalog(folder, files: files), files, mentions: sources.mentions(of: assets.root(of: path)))
      return AssetLinter.lint(visit, isOn: plan.runs)
    }
  }
}
