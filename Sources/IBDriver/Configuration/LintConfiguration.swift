import IBLayout
import IBModel
import IBSource

/// The content of a configuration file, mostly for `lint`.
struct LintConfiguration: Sendable {
  struct RuleSetting: Sendable {
    let id: String
    /// A setting with only options or a severity also turns the rule on.
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
    /// Nil for every rule.
    let rule: String?
    /// Nil for every file.
    let path: Glob?
    /// Nil for every object.
    let object: String?
  }

  var rules: [RuleSetting] = []
  var sections: [Section] = []
  var suppressions: [Suppression] = []
  var included: [Glob] = []
  var excluded: [Glob] = []
  var format: String?
  /// As written: relative to the configuration's folder.
  var baseline: String?
  var deploymentTarget: SystemVersion?
  /// The configurations to lay out, unless the command line names some.
  var configurations: ConfigurationRequest?
  var scenes = SceneSettings()
  var failOn = FailureThreshold.usual
  /// Settings of another tool's configuration that have no effect, in its order.
  var remarks: [ConfigurationProblem] = []

  /// Whether a run checks a file. Files that the user names are excluded too, because hooks name all changed files.
  ///
  /// - Parameter path: relative to the configuration's folder.
  func includes(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) }) && !excluded.contains { $0.matches(path) }
  }
}

/// The lowest severity of a finding that makes `lint` fail.
enum FailureThreshold: String, CaseIterable, Sendable {
  case error, warning, note, never

  /// The default of the command line and of configurations.
  static let usual = error
  /// The threshold of `strict: true` in a configuration: every finding counts.
  static let strict = note

  static let words = allCases.map(\.rawValue)

  func counts(_ severity: Severity) -> Bool {
    switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .note: true
    case .never: false
    }
  }
}
