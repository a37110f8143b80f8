import IBLayout
import IBModel
import IBReport
import IBSource

/// What a configuration file asks for, of `lint` most of all.
struct LintConfiguration: Sendable {
  /// What is said of one rule.
  struct RuleSetting: Sendable {
    let id: String
    /// Nil where only options or a severity are set, which turns the rule on.
    var isOn = true
    var severity: Severity?
    var options: [(name: String, value: OptionValue)] = []
  }

  /// Settings for some of the files.
  struct Section: Sendable {
    let paths: [Glob]
    let rules: [RuleSetting]
  }

  /// A suppressed finding.
  struct Suppression: Sendable {
    /// Nil: of every rule.
    let rule: String?
    /// Nil: in every file.
    let path: Glob?
    /// Nil: of every object.
    let object: String?
  }

  var rules: [RuleSetting] = []
  var sections: [Section] = []
  var suppressions: [Suppression] = []
  var included: [Glob] = []
  var excluded: [Glob] = []
  var format: String?
  /// As written: seen from the configuration's folder.
  var baseline: String?
  var deploymentTarget: SystemVersion?
  /// What is laid out where the command line does not say.
  var configurations: ConfigurationRequest?
  /// What the app sets in code.
  var scenes = SceneSettings()
  var failOn = FailureThreshold.usual
  /// Settings of another tool's configuration that have no effect, in its order.
  var remarks: [ConfigurationProblem] = []

  /// Whether a file is looked at. One that is named is left out too: hooks name all files that changed.
  ///
  /// - Parameter path: seen from the configuration's folder.
  func includes(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) }) && !excluded.contains { $0.matches(path) }
  }
}
