import IBLayout
import IBModel
import IBSource

/// Required constraints that cannot all hold.
struct UnsatisfiableConstraints: LayoutRule {
  static let topic = Diagnosis.Topic.conflicts
  static let remedy = ": lower a priority, or delete one"

  static let info = RuleInfo(
    id: "unsatisfiable-constraints", category: "layout", severity: .warning, since: "0.1",
    summary: "Required constraints cannot all be satisfied.",
    rationale: """
      The system breaks one of them when the scene is laid out and logs "Unable to simultaneously satisfy
      constraints". The constraints named form a minimal conflict: without any one of them the others can be
      satisfied. Remove one, or give it a priority below 1000. If the conflict exists only in some configurations,
      the finding names them, for example edges constrained to the safe area with a fixed distance between them,
      which conflict when a phone is rotated. Those of phones in landscape alone are reported where the project says that
      the app is shown so: in its Info.plist, its build settings, or by 'supportedInterfaceOrientations' of the
      controller. Other conflicts of phones in landscape, and those because a screen is too small, are reported by
      unsatisfiable-on-some-screens, two constraints on the same two sides by contradicting-constraints. Not reported
      are conflicts with a constraint that an outlet refers to: code can deactivate it before the layout.
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

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool { !Self.isPair(issue, in: subject) }

  func dependsOnCode(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    issue.constraints.contains(where: subject.code.reach)
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
