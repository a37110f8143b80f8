import IBLayout
import IBSource
import IBSyntax

/// A scroll view whose content size the constraints do not determine.
struct AmbiguousScrollContentSize: LayoutRule {
  static let topic = Diagnosis.Topic.scrollContent
  static let remedy = "; pin the content to all four edges"

  static let info = RuleInfo(
    id: "ambiguous-scroll-content-size", category: "layout", severity: .warning, since: "0.1",
    summary: "The constraints do not determine the content size of a scroll view.",
    rationale: """
      The content of a scroll view needs an unbroken chain of constraints and lengths from one edge to the other on each
      axis. Without it, the content size is zero, and the view does not scroll. The rule does not report scroll views
      in which nothing has constraints, because code lays out their content.
      """,
    bad: example(rest: ""),
    good: example(
      rest: Example.constraint("cst-00-009", "box-00-001.height", constant: 900)
        + Example.constraint("cst-00-010", "box-00-001.width", constant: 393)), isOnByDefault: false,
    offBecause: "in 46 projects 2 of 8 findings were useful, and code lays out most others")

  private static func example(rest: String) -> String {
    Example.layout(
      Example.placed("scrollView", "scr-ol-001", frame: "0 59 393 759")
        + "    <subviews>\n" + Example.placed("view", "box-00-001", frame: "0 0 393 900") + "</view>\n"
        + "    </subviews>\n</scrollView>",
      Example.constraint("cst-00-001", "scr-ol-001.top", "saf-e0-001.top")
        + Example.constraint("cst-00-002", "scr-ol-001.leading", "saf-e0-001.leading")
        + Example.constraint("cst-00-003", "saf-e0-001.trailing", "scr-ol-001.trailing")
        + Example.constraint("cst-00-004", "saf-e0-001.bottom", "scr-ol-001.bottom")
        + Example.constraint("cst-00-005", "box-00-001.top", "scr-ol-001.top")
        + Example.constraint("cst-00-006", "box-00-001.leading", "scr-ol-001.leading")
        + Example.constraint("cst-00-007", "box-00-001.bottom", "scr-ol-001.bottom")
        + Example.constraint("cst-00-008", "box-00-001.trailing", "scr-ol-001.trailing") + rest)
  }

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    guard let content = issue.view.flatMap({ subject.objects[$0] })?.child(named: .subviews) else { return true }
    return content.children.contains { $0.flag(.fixedFrame) != true }
  }
}
