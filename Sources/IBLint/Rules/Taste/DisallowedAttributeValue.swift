import IBSource
import IBSyntax

struct DisallowedAttributeValue: Rule {
  static let info = RuleInfo(
    id: "disallowed-attribute-value", category: "taste", severity: .warning, since: "0.1", platforms: .all,
    summary: "An attribute has a value that the team does not allow.",
    rationale: """
      Some design rules are settings of every label or button. List each setting as element/attribute with its allowed
      values; 'absent' means that the document does not write the attribute. Without the option, the rule reports
      nothing.
      """,
    bad: Example.xib(#"<textField id="iN0-l3-epB"/>"#),
    good: Example.xib(#"<textField clearButtonMode="whileEditing" id="iN0-l3-epB"/>"#),
    isOnByDefault: false,
    options: [
      RuleOption(
        "values", .table, "Attributes as element/attribute, each with its allowed values; default: none.",
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
