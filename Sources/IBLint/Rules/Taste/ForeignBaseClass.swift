import IBModel
import IBSource
import IBSyntax

struct ForeignBaseClass: Rule {
  static let info = RuleInfo(
    id: "foreign-base-class", category: "taste", severity: .warning, since: "0.1",
    summary: "An element does not use one of the team's classes.",
    rationale: """
      If an app has its own classes for all buttons and controllers, it is easy to forget one. List the allowed classes
      for each element. Without the option, the rule reports nothing.
      """,
    bad: Example.xib(#"<button id="iN0-l3-epB"/>"#),
    good: Example.xib(#"<button id="iN0-l3-epB" customClass="ShopButton"/>"#),
    isOnByDefault: false,
    options: [
      RuleOption(
        "classes", .table, "The allowed classes for each element; default: none.",
        example: .table([.init("button", ["ShopButton"])]))
    ])

  private var classes: [String: [String]] = [:]

  mutating func set(_ option: String, to value: OptionValue) {
    guard option == "classes", case .table(let rows) = value else { return }
    classes = Dictionary(rows.map { ($0.name, $0.values) }, uniquingKeysWith: { $1 })
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for (element, allowed) in classes.sorted(by: { $0.key < $1.key }) {
      guard let name = subject.tree.name(element) else { continue }
      for object in subject.elements(named: name) where !allowed.contains(object[.customClass] ?? "") {
        let found = object[.customClass].map { "has the custom class \($0)" } ?? "has no custom class"
        let label = ObjectLabel.of(object).map { " \(ObjectWords.quoted($0))" } ?? ""
        reporter.report(
          "\(ObjectWords.noun(element))\(label) \(found): use \(allowed.joined(separator: " or "))", at: object)
      }
    }
  }
}
