import IBLayout
import IBLint
import IBModel
import IBSource

/// What holds for a run: a configuration file, with the defaults where it says nothing.
struct SettingsInForce: Sendable {
  /// As it is printed; nil where no configuration file holds.
  let file: String?
  /// The names of the configurations that are laid out where no option names any.
  let configurations: [String]
  /// The oldest system the app is built for; nil where only the documents tell.
  let deploymentTarget: String?
  /// Patterns of the files that a search finds; empty for all.
  let included: [String]
  let excluded: [String]
  let baseline: String?
  let failOn: FailureThreshold
  /// The rules that run, with the severity of their findings, sorted by id.
  let rules: [(id: String, severity: Severity)]

  /// - Parameter path: the only file or folder of the run; nil for a run over several.
  init(
    _ file: ConfigurationFile, _ configurations: RequestedConfigurations, _ plan: LintPlan, path: String?
  ) {
    let settings = file.configuration
    self.file = file.path.isEmpty ? nil : file.path
    self.configurations =
      (configurations.includesCanvas ? ["canvas"] : []) + configurations.fixed.map(\.name)
    deploymentTarget = settings.deploymentTarget?.description
    included = settings.included.map(\.pattern)
    excluded = settings.excluded.map(\.pattern)
    baseline = settings.baseline
    failOn = settings.failOn
    rules = RuleCatalog.checks.compactMap { info in
      plan.severity(of: info, in: path).map { (id: info.id, severity: $0) }
    }.sorted { $0.id < $1.id }
  }
}
