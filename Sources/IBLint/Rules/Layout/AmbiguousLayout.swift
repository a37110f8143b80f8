import IBLayout
import IBModel
import IBSource
import IBSyntax

/// A view whose place or size the constraints leave open.
struct AmbiguousLayout: LayoutRule {
  static let topic = Diagnosis.Topic.ambiguity

  static let info = RuleInfo(
    id: "ambiguous-layout", category: "layout", severity: .warning, since: "0.1",
    summary: "Nothing determines where a view lies, or how large it is.",
    rationale: """
      The system chooses one of several layouts, not always the same, and moves or drops the view on another device. The
      two numbers are both possible. Add the constraint that is missing. A view with 'Verify ambiguity: never', or one
      whose own class may know a size, is passed over; so are views that are only open because another one is. Told is
      what holds in all configurations looked at.
      """,
    bad: example(rest: ""),
    good: example(rest: Example.constraint("cst-00-004", "box-00-001.width", constant: 40)), merge: .all,
    isOnByDefault: false)

  private static func example(rest: String) -> String {
    Example.layout(
      Example.placed("view", "box-00-001", frame: "16 59 40 40") + "</view>",
      Example.constraint("cst-00-001", "box-00-001.top", "saf-e0-001.top")
        + Example.constraint("cst-00-002", "box-00-001.leading", "saf-e0-001.leading", constant: 16)
        + Example.constraint("cst-00-003", "box-00-001.bottom", "saf-e0-001.bottom") + rest)
  }

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    guard let element = issue.view.flatMap({ subject.objects[$0] }) else { return false }
    // A cell places its content view whatever the file says.
    guard element[.key] != "contentView" else { return false }
    let isLength = issue.axis == .width || issue.axis == .height
    switch element[.verifyAmbiguity] {
    case "off": return false
    case "ignoreSizes" where isLength: return false
    default: return true
    }
  }
}
