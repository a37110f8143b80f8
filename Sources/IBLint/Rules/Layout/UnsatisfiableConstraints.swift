import IBLayout
import IBModel
import IBSource

struct UnsatisfiableConstraints: LayoutRule {
  static let topic = Diagnosis.Topic.conflicts
  static let remedy = ": lower a priority, or delete one"
  static let series: Finding.Layout.Series? = .constraints

  static let info = RuleInfo(
    id: "unsatisfiable-constraints", category: "layout", severity: .warning, since: "0.1",
    summary: "Required constraints cannot all be satisfied.",
    rationale: """
      When the app lays the scene out, the system breaks one of the constraints and logs "Unable to simultaneously
      satisfy constraints". The finding names a minimal conflict: if you remove any one of its constraints, the others
      can be satisfied. Remove one, or give it a priority below 1000. If the conflict exists only in some
      configurations, the finding names them. For example, a fixed distance between edges constrained to the safe area
      conflicts when the phone rotates. The rule reports a conflict that exists only on phones in landscape if the
      project declares landscape: in its Info.plist, its build settings, or in 'supportedInterfaceOrientations' of the
      controller. unsatisfiable-on-some-screens reports other landscape conflicts and those of screens that are too
      small, and contradicting-constraints reports two constraints on the same two sides. The rule does not report a
      conflict with a constraint that code changes through an outlet, because code can deactivate it before the layout,
      or one of at most a point in a launch screen, which logs nothing.
      """,
    bad: example(last: 120), good: example(last: 100), report: .problem)

  private static func example(last: Int) -> String {
    Example.layout(
      Example.placed("view", "lef-t0-001", frame: "0 59 50 50") + "</view>\n"
        + Example.placed("view", "rig-ht-001", frame: "50 59 50 50") + "</view>",
      Example.constraint("cst-00-001", "lef-t0-001.top", "saf-e0-001.top")
        + Example.constraint("cst-00-002", "lef-t0-001.leading", "roo-t0-001.leading")
        + Example.constraint("cst-00-003", "lef-t0-001.bottom", "roo-t0-001.bottom")
        + Example.constraint("cst-00-004", "rig-ht-001.top", "saf-e0-001.top")
        + Example.constraint("cst-00-005", "rig-ht-001.bottom", "roo-t0-001.bottom")
        + Example.constraint("cst-00-006", "rig-ht-001.leading", "lef-t0-001.trailing")
        + Example.constraint("cst-00-007", "rig-ht-001.leading", "roo-t0-001.leading", constant: 100)
        + Example.constraint("cst-00-008", "rig-ht-001.trailing", "roo-t0-001.leading", constant: 150)
        + Example.constraint("cst-00-009", "lef-t0-001.trailing", "roo-t0-001.leading", constant: last))
  }

  static let sources = SourceNeeds.declarations

  func isReported(_ finding: LayoutFindings.Entry, turns: Bool?) -> Bool {
    finding.isEverywhere || !finding.issue.restsOnScreen && (!finding.isInCompactHeightOnly || turns == true)
  }

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    // The system shows a launch screen, so no app logs the conflict.
    let isInvisible = issue.isSlight && subject.document.header.launchScreen
    return !isInvisible && !Self.isPair(issue, in: subject) && !subject.isSettledByCode(issue)
  }

  func decision(about issue: LayoutIssue, in subject: DocumentSubject) -> String? {
    issue.constraints.lazy.compactMap(subject.decision(aboutConstraint:)).first
  }

  /// Whether a conflict is between two constraints with the same two anchors.
  static func isPair(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    guard issue.parties.count == 2, issue.constraints.count == 2 else { return false }
    let document = subject.document
    let sides = document.constraints.filter { issue.constraints.contains($0.id) }
      .map { ConstraintMeaning($0, in: document)?.sides }
    return sides.count == 2 && sides[0] != nil && sides[0] == sides[1]
  }
}
