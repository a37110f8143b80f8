import IBLint
import IBReport
import IBSource

/// Shared code for the configurations of other linters, whose rules have other names or no counterpart.
enum LegacyConfiguration {
  /// A rule of another linter.
  struct Counterpart: Sendable {
    let theirs: String
    /// Keyline's rules that find the same problem, the main one first; empty if Keyline has none.
    let ours: [String]

    init(theirs: String, ours: String...) {
      self.theirs = theirs
      self.ours = ours
    }
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
        remarks.append(ConfigurationReader.remark("rule of \(tool)", node, among: counterparts.map(\.theirs)))
        continue
      }
      guard let main = counterpart.ours.first else {
        remarks.append(
          ConfigurationProblem(
            "rule '\(name)' of \(tool) has no counterpart in Keyline", at: node.position))
        continue
      }
      var setting = LintConfiguration.RuleSetting(id: main)
      setting.options = options(name)
      settings.append(setting)
      settings += counterpart.ours.dropFirst().map { LintConfiguration.RuleSetting(id: $0) }
    }
    return (settings, remarks)
  }
}
