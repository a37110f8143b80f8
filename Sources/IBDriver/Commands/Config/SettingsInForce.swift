import IBLayout
import IBLint
import IBModel
import IBSource

/// The settings of a run, from its configuration file and the defaults.
struct SettingsInForce: Sendable {
  /// The printed path of the configuration file; nil without one.
  let file: String?
  /// The names of the configurations to lay out if no option names any.
  let configurations: [String]
  /// The oldest system that the app supports; nil if no setting names one. A document may still name one.
  let deploymentTarget: String?
  /// Patterns for the files that a search finds; empty for all files.
  let included: [String]
  let excluded: [String]
  let baseline: String?
  let failOn: FailureThreshold
  /// The rules that run, with the severity of their findings, sorted by id.
  let rules: [(id: String, severity: Severity)]

  /// - Parameter path: the only file or folder of the run; nil if there are several.
  init(
    _ file: ConfigurationFile, _ configurations: RequestedConfigurations, _ plan: LintPlan, path: String?
  ) {
    let settings = file.configuration
    self.file = file.path.isEmpty ? nil : file.path
    self.configurations =
      (configurations.includesCanvas ? ["canvas"] : []) + configurations.known.map(\.name)
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
