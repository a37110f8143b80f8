import IBReport
import IBSource

/// Reads IBLinter's `.iblinter.yml` unchanged: its rules become Keyline's; rules without a counterpart become remarks.
///
/// Source of the keys and rules: IBLinter 0.5.0 (Measurements/Tools.md#iblinter).
enum IBLinterConfiguration {
  private static let tool = "IBLinter"
  private static let ownKeys = ["disable_when_building_for_interface_builder", "ignore_cache", "external_rules"]

  static let rules: [LegacyConfiguration.Counterpart] = [
    .init(theirs: "ambiguous", ours: "ambiguous-view"),
    .init(theirs: "color_resources", ours: "missing-named-color"),
    .init(theirs: "custom_class_name", ours: "class-unlike-file"),
    .init(theirs: "custom_module"),
    .init(theirs: "duplicate_constraint", ours: "duplicate-constraint"),
    .init(theirs: "duplicate_id", ours: "duplicate-id"),
    .init(theirs: "enable_autolayout", ours: "autolayout-off"),
    .init(theirs: "has_initial_view_controller", ours: "missing-initial-controller"),
    .init(theirs: "has_single_view_controller", ours: "several-controllers"),
    .init(theirs: "hides_bottom_bar", ours: "visible-bottom-bar"),
    .init(theirs: "image_resources", ours: "missing-image"),
    .init(theirs: "misplaced", ours: "misplaced-view"),
    .init(theirs: "relative_to_margin", ours: "relative-to-margin"),
    .init(theirs: "reuse_identifier", ours: "reuse-identifier-unlike-class"),
    .init(theirs: "stackview_backgroundcolor", ours: "stack-view-background"),
    .init(theirs: "storyboard_viewcontroller_id", ours: "identifier-unlike-class"),
    .init(theirs: "use_base_class", ours: "foreign-base-class"),
    .init(theirs: "use_trait_collections", ours: "trait-collections-off"),
    .init(theirs: "view_as_device", ours: "other-canvas-device"),
  ]

  static func read(_ bytes: [UInt8]) throws(ConfigurationProblem) -> LintConfiguration {
    var configuration = LintConfiguration()
    guard let root = try YAMLReader.read(bytes), let entries = root.entries else { return configuration }
    let (on, onRemarks) = LegacyConfiguration.settings(
      on: root["enabled_rules"]?.items ?? [], counterparts: rules, of: tool, options: { options(of: $0, in: root) })
    let (off, offRemarks) = LegacyConfiguration.settings(
      on: root["disabled_rules"]?.items ?? [], counterparts: rules, of: tool, options: { _ in [] })
    configuration.rules = on + off.map { .init(id: $0.id, isOn: false) }
    configuration.remarks = onRemarks + offRemarks
    configuration.included = (root["included"]?.texts ?? []).map(Glob.init)
    configuration.excluded = (root["excluded"]?.texts ?? []).map(Glob.init)
    if let reporter = root["reporter"]?.text, FindingsEmitters.table.words.contains(reporter) {
      configuration.format = reporter
    } else if let reporter = root["reporter"] {
      configuration.remarks.append(
        ConfigurationReader.remark("reporter", reporter, among: FindingsEmitters.table.words))
    }
    let known =
      ["enabled_rules", "disabled_rules", "included", "excluded", "reporter"] + rules.map { "\($0.theirs)_rule" }
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
