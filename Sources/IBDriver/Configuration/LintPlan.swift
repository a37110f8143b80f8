import IBLint
import IBSource
import IBSyntax

/// What is done with one file: a configuration applied to the rules there are.
struct LintPlan: Sendable {
  let configuration: LintConfiguration
  let paths: PathBase
  var baseline: Baseline?
  /// Nil: the rules over layouts do not run.
  var layout: LayoutSettings? = .usual

  private let rules: [any Rule]
  private let severities: [String: Severity]
  private let disabled: Set<String>

  init(_ configuration: LintConfiguration, paths: PathBase) {
    self.configuration = configuration
    self.paths = paths
    (rules, severities, disabled) = Self.apply(configuration.rules)
  }

  /// The findings of a file that are to be told, at the severities that the configuration gives them.
  ///
  /// - Parameter reading: what the reader found; the configuration rules over it too.
  func findings(in tree: SyntaxTree?, path: String, reading: [Finding]) -> [Finding] {
    let path = paths.relative(path)
    let sections = configuration.sections.filter { section in section.paths.contains { $0.matches(path) } }
    let (rules, severities, disabled) =
      sections.isEmpty
      ? (rules, severities, disabled) : Self.apply(configuration.rules + sections.flatMap(\.rules))
    let settings = LintSettings(deploymentTarget: configuration.deploymentTarget, layout: layout)
    let all = reading + (tree.map { Linter.lint($0, rules: rules, settings: settings) } ?? [])
    let told = all.filter { !disabled.contains($0.rule) && !isSuppressed($0, in: path) }.map { finding in
      severities[finding.rule].map(finding.with(severity:)) ?? finding
    }
    return baseline?.remaining(of: told.sorted(by: Finding.inOrder), in: path) ?? told
  }

  private func isSuppressed(_ finding: Finding, in path: String) -> Bool {
    configuration.suppressions.contains { suppression in
      (suppression.rule ?? finding.rule) == finding.rule
        && (suppression.object ?? finding.objectID) == finding.objectID
        && suppression.path?.matches(path) != false
    }
  }

  /// The rules that run, the severities that are not the default ones, and the rules turned off; of several settings of
  /// one rule the last counts, option by option.
  private static func apply(
    _ settings: [LintConfiguration.RuleSetting]
  ) -> (rules: [any Rule], severities: [String: Severity], disabled: Set<String>) {
    var severities: [String: Severity] = [:]
    var state: [String: Bool] = [:]
    var options: [String: [(name: String, value: OptionValue)]] = [:]
    for setting in settings {
      state[setting.id] = setting.isOn
      if let severity = setting.severity { severities[setting.id] = severity }
      options[setting.id, default: []] += setting.options
    }
    let rules = RuleRegistry.all.filter { state[$0.info.id] ?? $0.info.isOnByDefault }.map { rule in
      var rule = rule
      for (name, value) in options[rule.info.id] ?? [] { rule.set(name, to: value) }
      return rule
    }
    return (rules, severities, Set(state.filter { !$0.value }.keys))
  }
}
