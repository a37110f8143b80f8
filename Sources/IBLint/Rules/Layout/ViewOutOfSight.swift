import IBLayout
import IBSource

/// A view that is not visible in any configuration.
struct ViewOutOfSight: LayoutRule {
  static let topic = Diagnosis.Topic.outside
  static let remedy = ": move it into view, or delete it"

  static let info = RuleInfo(
    id: "view-out-of-sight", category: "layout", severity: .warning, since: "0.1",
    summary: "A view is completely outside the screen, or outside a superview that clips it.",
    rationale: """
      It is not visible in any configuration. The rule does not report views in a scroll view, or views that code may
      move because an outlet refers to them or to one of their constraints.
      """,
    bad: example(leading: 1400), good: example(leading: 16), merge: .all, isOnByDefault: false)

  private static func example(leading: Int) -> String {
    Example.layout(
      Example.placed("view", "box-00-001", frame: "16 59 40 40") + "</view>",
      Example.constraint("cst-00-001", "box-00-001.top", "saf-e0-001.top")
        + Example.constraint("cst-00-002", "box-00-001.leading", "roo-t0-001.leading", constant: leading)
        + Example.constraint("cst-00-003", "box-00-001.width", constant: 40)
        + Example.constraint("cst-00-004", "box-00-001.height", constant: 40))
  }

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool { !issue.isPartial }

  func decision(about issue: LayoutIssue, in subject: DocumentSubject) -> String? {
    // Before an animation, views are often out of sight; code may move them in many ways.
    let isReached = subject.code.reach(issue.view) || !subject.code.constraints(of: issue.view).isEmpty
    return isReached ? "code may move it" : nil
  }
}
