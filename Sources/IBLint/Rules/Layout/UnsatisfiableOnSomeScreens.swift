import IBLayout
import IBSource

/// Required constraints that cannot all hold on screens that are too small.
struct UnsatisfiableOnSomeScreens: LayoutRule {
  static let topic = Diagnosis.Topic.conflicts
  static let remedy = ": lower a priority, or put the content into a scroll view"
  static let series: Finding.Layout.Series? = .constraints

  static let info = RuleInfo(
    id: "unsatisfiable-on-some-screens", category: "layout", severity: .note, since: "0.1",
    summary: "Required constraints cannot all be satisfied on some screens.",
    rationale: """
      Fixed sizes and distances need more space than the named screens have, most often a phone in landscape, and the
      system breaks one of the constraints there. Make one of them flexible with a priority below 1000 or an inequality,
      or add a scroll view. The rule also reports a conflict that occurs on all usual screens, but not on the device of
      the document's canvas. Off by default because an app need not support every screen and orientation. The rule does
      not report phones in landscape if the project declares that the app is portrait only.
      """,
    bad: example(height: 300), good: example(height: 150), isOnByDefault: false, report: .problem)

  private static func example(height: Int) -> String {
    Example.layout(
      Example.placed("view", "box-00-001", frame: "0 59 50 \(height)") + "</view>\n"
        + Example.placed("view", "box-00-002", frame: "0 \(59 + height) 50 \(height)") + "</view>",
      Example.constraint("cst-00-001", "box-00-001.top", "saf-e0-001.top")
        + Example.constraint("cst-00-002", "box-00-001.leading", "roo-t0-001.leading")
        + Example.constraint("cst-00-003", "box-00-001.height", constant: height)
        + Example.constraint("cst-00-004", "box-00-001.width", constant: 50)
        + Example.constraint("cst-00-005", "box-00-002.top", "box-00-001.bottom")
        + Example.constraint("cst-00-006", "box-00-002.leading", "roo-t0-001.leading")
        + Example.constraint("cst-00-007", "box-00-002.width", constant: 50)
        + Example.constraint("cst-00-008", "box-00-002.bottom", "saf-e0-001.bottom", constant: -height))
  }

  static let sources = SourceNeeds.declarations

  func isReported(_ finding: LayoutFindings.Entry, turns: Bool?) -> Bool {
    !finding.isEverywhere && (finding.issue.restsOnScreen || finding.isInCompactHeightOnly && turns != true)
  }

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool { !subject.isSettledByCode(issue) }

  func decision(about issue: LayoutIssue, in subject: DocumentSubject) -> String? {
    issue.constraints.lazy.compactMap(subject.decision(aboutConstraint:)).first
  }
}
