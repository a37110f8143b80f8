import IBSource
import IBSyntax

/// An attribute with a value that the team does not allow.
struct DisallowedAttributeValue: Rule {
  static let info = RuleInfo(
    id: "disallowed-attribute-value", category: "taste", severity: .warning, since: "0.1", platforms: .all,
    summary: "An attribute has a value that the team does not allow.",
    rationale: """
      Parts of a design are settings on every label or button. List the settings, each as the element and the
      attribute with a slash between them, with the allowed values; 'absent' stands for an attribute that is not
      written. Without the option the rule reports nothing.
      """,
    bad: Example.xib(#"<textField id="iN0-l3-epB"/>"#),
    good: Example.xib(#"<textField clearButtonMode="whileEditing" id="iN0-l3-epB"/>"#),
    isOnByDefault: false,
    options: [
      RuleOption(
        "values", .table, "Attributes, each as element/attribute with the values it may have; default: none.",
        example: .table([.init("textField/clearButtonMode", ["whileEditing"])]))
    ])

  private var allowed = AllowedValues()

  mutating func set(_ option: String, to value: OptionValue) {
    if option == "values", case .table(let rows) = value { allowed = AllowedValues(rows) }
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    allowed.check("attribute", of: subject, into: &reporter) { element, row in
      element.tree.name(row.property).flatMap { element[$0] }.map { ($0, element) }
    }
  }
}
