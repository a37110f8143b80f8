import IBReport
import IBSource

/// Reads IBLinter's `.iblinter.yml` unchanged. Its rules become Keyline's; a rule without a counterpart becomes a
/// remark.
///
/// Source of the keys and rules: IBLinter 0.5.0 (Measurements/Tools.md#iblinter).
enum IBLinterConfiguration {
  private static let tool = "IBLinter"
  private static let ownKeys = ["disable_when_building_for_interface_builder", "ignore_cache", "external_rules"]

  /// For each rule of IBLinter, the rule of Keyline that finds the same problem; nil without one.
  static let rules: [String: String?] = [
    "ambiguous": "ambiguous-view",
    "color_resources": "missing-named-color",
    "custom_class_name": "class-unlike-file",
    "custom_module": nil,
    "duplicate_constraint": "duplicate-constraint",
    "duplicate_id": "duplicate-id",
    "enable_autolayout": "autolayout-off",
    "has_initial_view_controller": "missing-initial-controller",
    "has_single_view_controller": "several-controllers",
    "hides_bottom_bar": "visible-bottom-bar",
    "image_resources": "missing-image",
    "misplaced": "misplaced-view",
    "relative_to_margin": "relative-to-margin",
    "reuse_identifier": "reuse-identifier-unlike-class",
    "stackview_backgroundcolor": "stack-view-background",
    "storyboard_viewcontroller_id": "identifier-unlike-class",
    "use_base_class": "foreign-base-class",
    "use_trait_collections": "trait-collections-off",
    "view_as_device": "other-canvas-device",
  ]

  static func read(_ bytes: [UInt8]) throws(ConfigurationProblem) -> LintConfiguration {
    var configuration = LintConfiguration()
    guard let root = try YAMLReader.read(bytes), let entries = root.entries else { return configuration }
    for (key, isOn) in [("enabled_rules", true), ("disabled_rules", false)] {
      for node in root[key]?.items ?? [] {
        let name = node.text ?? ""
        guard let ours = rules[name] else {
          configuration.remarks.append(
            ConfigurationReader.remark("rule of \(tool)", node, among: rules.keys.sorted()))
          continue
        }
        if let ours {
          var setting = LintConfiguration.RuleSetting(id: ours, isOn: isOn)
          if isOn { setting.options = options(of: name, in: root) }
          configuration.rules.append(setting)
        } else {
          configuration.remarks.append(
            ConfigurationProblem("rule '\(name)' of \(tool) has no counterpart in Keyline", at: node.position))
        }
      }
    }
    configuration.included = (root["included"]?.texts ?? []).map(Glob.init)
    configuration.excluded = (root["excluded"]?.texts ?? []).map(Glob.init)
    if let reporter = root["reporter"]?.text, FindingsEmitters.table.words.contains(reporter) {
      configuration.format = reporter
    } else if let reporter = root["reporter"] {
      configuration.remarks.append(
        ConfigurationReader.remark("reporter", reporter, among: FindingsEmitters.table.words))
    }
    let known =
      ["enabled_rules", "disabled_rules", "included", "excluded", "reporter"] + rules.keys.sorted().map { "\($0)_rule" }
    for (key, _) in entries where !known.contains(key.text ?? "") {
      let isOwn = ownKeys.contains(key.text ?? "")
      configuration.remarks.append(
        isOwn
          ? ConfigurationProblem("key '\(key.text ?? "")' of \(tool) has no counterpart in Keyline", at: key.position)
          : ConfigurationReader.remark("key of \(tool)", key, among: known + ownKeys))
    }
    return configuration
  }

  /// The settings in a rule's section, such as `view_as_device_rule`.
  private static func options(of rule: String, in root: YAMLNode) -> [(name: String, value: OptionValue)] {
    guard let section = root["\(rule)_rule"] else { return [] }
    switch rule {
    case "view_as_device": return section["device_id"]?.text.map { [("device", .text($0))] } ?? []
    case "use_trait_collections": return section["enabled"]?.flag.map { [("expected", .flag($0))] } ?? []
    case "use_base_class":
      let rows = (section.items ?? []).compactMap { item in
        item["element_class"]?.text.map { OptionValue.TableRow($0, item["base_classes"]?.texts ?? []) }
      }
      return rows.isEmpty ? [] : [("classes", .table(rows))]
    default: return []
    }
  }
}
