import IBLint
import IBSource

/// Reads xiblint's `.xiblint.json` unchanged: its rules become Keyline's; rules without a counterpart become remarks.
///
/// Source of the keys and rules: xiblint 0.10.4 (Measurements/Tools.md#xiblint). Its rules are off unless named;
/// Keyline's rules without a counterpart there keep their defaults.
enum XiblintConfiguration {
  private static let tool = "xiblint"

  static let rules: [LegacyConfiguration.Counterpart] = [
    .init(theirs: "accessibility_format"),
    .init(theirs: "accessibility_labels_for_image_buttons", ours: "missing-accessibility-label"),
    .init(theirs: "accessibility_labels_for_images", ours: "unlabelled-image"),
    .init(theirs: "accessibility_labels_for_text_with_placeholder", ours: "unlabelled-text-field"),
    .init(theirs: "autolayout_frames", ours: "misplaced-view", "ambiguous-view"),
    .init(theirs: "automation_identifiers", ours: "missing-automation-identifier"),
    .init(theirs: "automation_identifiers_for_outlet_labels"),
    .init(theirs: "color_assets", ours: "stale-named-color", "missing-named-color"),
    .init(theirs: "enforce_runtime_attributes", ours: "disallowed-runtime-attribute"),
    .init(theirs: "enforce_system_properties", ours: "disallowed-attribute-value"),
    .init(theirs: "named_colors", ours: "unnamed-color"),
    .init(theirs: "no_attributed_string_colors", ours: "attributed-string-color"),
    .init(theirs: "no_simulated_metrics", ours: "simulated-metrics"),
    .init(theirs: "no_trait_variations", ours: "trait-variation"),
    .init(theirs: "no_view_controller_links_to_other_bundles", ours: "reference-to-bundle"),
    .init(theirs: "simulated_metrics_retina4_0"),
    .init(theirs: "strict_font_names", ours: "unlisted-font"),
    .init(theirs: "strict_font_sizes", ours: "font-size-out-of-range"),
    .init(theirs: "strict_fonts", ours: "unlisted-font"),
    .init(theirs: "unavailable_custom_classes", ours: "unavailable-class"),
    .init(theirs: "unavailable_system_classes", ours: "foreign-base-class"),
  ]

  static func read(_ bytes: [UInt8]) throws(ConfigurationProblem) -> LintConfiguration {
    var configuration = LintConfiguration()
    guard let root = try YAMLReader.read(bytes), let entries = root.entries else { return configuration }
    let (on, remarks) = settings(root["rules"]?.items ?? [], root)
    configuration.rules = on
    configuration.remarks = remarks
    configuration.included = (root["include_paths"]?.texts ?? []).map(Glob.init)
    for (path, section) in root["paths"]?.entries ?? [] {
      let (on, remarks) = settings(section["rules"]?.items ?? [], root)
      let off = section["excluded_rules"]?.items ?? []
      let excluded = LegacyConfiguration.settings(on: off, counterparts: rules, of: tool, options: { _ in [] })
      configuration.sections.append(
        .init(paths: [Glob(path.text ?? "")], rules: on + excluded.settings.map { .init(id: $0.id, isOn: false) }))
      configuration.remarks += remarks + excluded.remarks
    }
    let known = ["include_paths", "paths", "rules", "rules_config"]
    for (key, _) in entries where !known.contains(key.text ?? "") {
      configuration.remarks.append(ConfigurationReader.remark("key of \(tool)", key, among: known))
    }
    return configuration
  }

  private static func settings(
    _ names: [YAMLNode], _ root: YAMLNode
  ) -> (settings: [LintConfiguration.RuleSetting], remarks: [ConfigurationProblem]) {
    LegacyConfiguration.settings(on: names, counterparts: rules, of: tool) { rule in
      options(of: rule, root["rules_config"]?[rule])
    }
  }

  private static func options(of rule: String, _ section: YAMLNode?) -> [(name: String, value: OptionValue)] {
    guard let entries = section?.entries else { return [] }
    switch rule {
    case "strict_font_names", "strict_fonts":
      let fonts = section?["allowed_fonts"]
      let names = fonts?.texts ?? (fonts?.items ?? []).compactMap { $0["name"]?.text }
      return [("names", .texts(names))]
    case "unavailable_custom_classes", "unavailable_system_classes":
      let rows = entries.map { OptionValue.TableRow($0.key.text ?? "", $0.value.texts ?? []) }
      return [("classes", .table(rows))]
    case "strict_font_sizes":
      let bounds = [("minimum", "minimum_size"), ("maximum", "maximum_size")]
      return bounds.compactMap { ours, theirs in section?[theirs]?.text.map { (ours, .text($0)) } }
    case "enforce_runtime_attributes": return allowedValues(section?["runtime_attributes"])
    case "enforce_system_properties": return allowedValues(section?["system_properties"])
    default: return []
    }
  }

  /// Properties by class or element, each with its values; null for an absent property.
  private static func allowedValues(_ section: YAMLNode?) -> [(name: String, value: OptionValue)] {
    var rows: [OptionValue.TableRow] = []
    for (owner, properties) in section?.entries ?? [] {
      for (property, values) in properties.entries ?? [] {
        let words = (values.items ?? []).map { isNull($0) ? AllowedValues.absent : $0.text ?? "" }
        rows.append(.init("\(owner.text ?? "")/\(property.text ?? "")", words))
      }
    }
    return [("values", .table(rows))]
  }

  /// Whether the value is one of the null values in YAML's core schema.
  private static func isNull(_ node: YAMLNode) -> Bool {
    node.text.map { ["", "~", "null", "Null", "NULL"].contains($0) } ?? false
  }
}
