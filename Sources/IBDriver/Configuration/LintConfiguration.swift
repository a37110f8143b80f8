import IBLayout
import IBModel
import IBSource

/// The content of a configuration file. Most of it is for `lint`.
struct LintConfiguration: Sendable {
  struct RuleSetting: Sendable {
    let id: String
    /// Whether the rule is on. A setting that has only options or a severity also turns it on.
    var isOn = true
    var severity: Severity?
    var options: [(name: String, value: OptionValue)] = []
  }

  /// Settings that apply to some of the files.
  struct Section: Sendable {
    let paths: [Glob]
    let rules: [RuleSetting]
  }

  /// A suppressed finding.
  struct Suppression: Sendable {
    /// The id of the rule; nil for all rules.
    let rule: String?
    /// The pattern for files; nil for all files.
    let path: Glob?
    /// The id of the object; nil for all objects.
    let object: String?
  }

  var rules: [RuleSetting] = []
  var sections: [Section] = []
  var suppressions: [Suppression] = []
  var included: [Glob] = []
  var excluded: [Glob] = []
  var format: String?
  /// The path as written, relative to the folder of the configuration.
  var baseline: String?
  var deploymentTarget: SystemVersion?
  /// The configurations to lay out, unless the command line names some.
  var configurations: ConfigurationRequest?
  var scenes = SceneSettings()
  var failOn = FailureThreshold.usual
  /// Settings of another tool's configuration that have no effect, in the order of the file.
  var remarks: [ConfigurationProblem] = []

  /// Whether a run checks a file. Excluded files are left out even if the user names them, because hooks name all
  /// changed files.
  ///
  /// - Parameter path: relative to the folder of the configuration.
  func includes(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) }) && !excluded.contains { $0.matches(path) }
  }
}

/// The lowest severity that makes `lint` fail.
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
