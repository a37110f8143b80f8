import IBLayout
import IBSource
import IBSyntax

/// A view whose position or size the constraints do not determine.
struct AmbiguousLayout: LayoutRule {
  static let topic = Diagnosis.Topic.ambiguity
  static let remedy = "; add the missing constraint"

  static let info = RuleInfo(
    id: "ambiguous-layout", category: "layout", severity: .warning, since: "0.1",
    summary: "The constraints do not determine the position or size of a view.",
    rationale: """
      The system chooses one of several layouts, not always the same one, so the view may move or disappear on another
      device. Both numbers in the finding are possible. Add the missing constraint. The rule reports only views that are
      ambiguous in every configuration. It does not report views with 'Verify ambiguity: never', views whose class may
      provide a size, empty stack views, which code fills, or views that are ambiguous only because another view is.
      """,
    bad: example(rest: ""),
    good: example(rest: Example.constraint("cst-00-004", "box-00-001.width", constant: 40)), merge: .all,
    isOnByDefault: false,
    offBecause: "in 46 projects 6 of 15 findings were useful, and code completes most others")

  private static func example(rest: String) -> String {
    Example.layout(
      Example.placed("view", "box-00-001", frame: "16 59 40 40") + "</view>",
      Example.constraint("cst-00-001", "box-00-001.top", "saf-e0-001.top")
        + Example.constraint("cst-00-002", "box-00-001.leading", "saf-e0-001.leading", constant: 16)
        + Example.constraint("cst-00-003", "box-00-001.bottom", "saf-e0-001.bottom") + rest)
  }

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    guard let element = issue.view.flatMap({ subject.objects[$0] }) else { return false }
    // A cell always places its content view.
    guard element[.key] != "contentView" else { return false }
    // Code fills a stack view without content.
    if element.name == .stackView, element.child(named: .subviews) == nil { return false }
    let isLength = issue.axis == .width || issue.axis == .height
    switch element[.verifyAmbiguity] {
    case "off": return false
    case "ignoreSizes" where isLength: return false
    default: return true
    }
  }
}
