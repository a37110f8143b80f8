import IBLint
import IBReport
import IBSource

/// What the configurations of other linters have in common: rules by other names, of which some have none with us.
enum LegacyConfiguration {
  /// A rule of another linter.
  struct Counterpart: Sendable {
    let theirs: String
    /// Our rule; nil where there is none.
    let ours: String?
    /// Options that the name implies with us.
    var options: [(name: String, value: OptionValue)] = []
  }

  /// The settings for rules that are switched on, and a remark for each that has no counterpart.
  static func settings(
    on names: [YAMLNode], counterparts: [Counterpart], of tool: String,
    options: (String) -> [(name: String, value: OptionValue)]
  ) -> (settings: [LintConfiguration.RuleSetting], remarks: [ConfigurationProblem]) {
    var settings: [LintConfiguration.RuleSetting] = []
    var remarks: [ConfigurationProblem] = []
    for node in names {
      let name = node.text ?? ""
      guard let counterpart = counterparts.first(where: { $0.theirs == name }) else {
        remarks.append(ConfigurationReader.unknown("rule of \(tool)", node, among: counterparts.map(\.theirs)))
        continue
      }
      guard let ours = counterpart.ours else {
        remarks.append(ConfigurationProblem("rule '\(name)' of \(tool) has no counterpart", at: node.position))
        continue
      }
      var setting = LintConfiguration.RuleSetting(id: ours)
      setting.options = counterpart.options + options(name)
      settings.append(setting)
    }
    return (settings, remarks)
  }
}
