import IBSource
import IBSyntax

struct UnavailableClass: Rule {
  static let info = RuleInfo(
    id: "unavailable-class", category: "taste", severity: .warning, since: "0.1", platforms: .all,
    summary: "An object has a class that the team no longer allows.",
    rationale: """
      List the classes that the team is phasing out, each with its replacement. Without the option, the rule reports
      nothing.
      """,
    bad: Example.xib(#"<view id="iN0-l3-epB" customClass="OldView"/>"#),
    good: Example.xib(#"<view id="iN0-l3-epB" customClass="NewView"/>"#),
    isOnByDefault: false,
    options: [
      RuleOption(
        "classes", .table, "Classes to avoid, each with its replacements; default: none.",
        example: .table([.init("OldView", ["NewView"])]))
    ])

  private var classes: [String: [String]] = [:]

  mutating func set(_ option: String, to value: OptionValue) {
    guard option == "classes", case .table(let rows) = value else { return }
    classes = Dictionary(rows.map { ($0.name, $0.values) }, uniquingKeysWith: { $1 })
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    if classes.isEmpty { return }
    for element in subject.allElements {
      guard let name = element[.customClass], let replacements = classes[name] else { continue }
      let hint = replacements.isEmpty ? "" : "; use \(replacements.joined(separator: " or "))"
      reporter.report("class \(name) is no longer allowed\(hint)", at: .customClass, of: element)
    }
  }
}
