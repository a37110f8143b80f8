import IBSource
import IBSyntax

struct DisallowedRuntimeAttribute: Rule {
  static let info = RuleInfo(
    id: "disallowed-runtime-attribute", category: "taste", severity: .warning, since: "0.1", platforms: .all,
    summary: "A user-defined runtime attribute has a value that the team does not allow.",
    rationale: """
      Runtime attributes bypass the checks of Interface Builder. List each attribute with its allowed values. Name it by
      the element, or by the class with its module, followed by a slash and the key path, such as
      button/layer.cornerRadius. 'absent' means that the attribute is not set. Without the option, the rule reports
      nothing.
      """,
    bad: example(radius: "7"), good: example(radius: "4"),
    isOnByDefault: false,
    options: [
      RuleOption(
        "values", .table, "Key paths as class/key.path, each with its allowed values; default: none.",
        example: .table([.init("button/layer.cornerRadius", ["4", AllowedValues.absent])]))
    ])

  private static func example(radius: String) -> String {
    Example.xib(
      """
      <button id="iN0-l3-epB">
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="layer.cornerRadius" value="\(radius)"/>
          </userDefinedRuntimeAttributes>
      </button>
      """)
  }

  private var allowed = AllowedValues()

  mutating func set(_ option: String, to value: OptionValue) {
    if option == "values", case .table(let rows) = value { allowed = AllowedValues(rows) }
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    allowed.check("runtime attribute", of: subject, into: &reporter) { element, row in
      let attributes = element.child(named: .userDefinedRuntimeAttributes)
      let attribute = attributes?.children(named: .userDefinedRuntimeAttribute).first {
        $0.equals(.keyPath, row.property)
      }
      return attribute.flatMap { attribute in attribute[.value].map { ($0, attribute) } }
    }
  }
}
