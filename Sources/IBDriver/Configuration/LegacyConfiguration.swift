import IBLint
import IBReport
import IBSource

/// Shared code for the configurations of other linters, whose rules have other names or no counterpart.
enum LegacyConfiguration {
  /// A rule of another linter.
  struct Counterpart: Sendable {
    let theirs: String
    /// Keyline's rule; nil if there is none.
    let ours: String?
    /// Options of Keyline's rule that the name implies.
    var options: [(name: String, value: OptionValue)] = []
  }

  /// The settings for rules that are turned on, and a remark for each without a counterpart.
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
