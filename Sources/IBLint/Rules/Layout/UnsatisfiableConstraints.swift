import IBLayout
import IBModel
import IBSource

/// Required constraints that cannot all hold.
struct UnsatisfiableConstraints: LayoutRule {
  static let topic = Diagnosis.Topic.conflicts

  static let info = RuleInfo(
    id: "unsatisfiable-constraints", category: "layout", severity: .warning, since: "0.1",
    summary: "Required constraints cannot all hold.",
    rationale: """
      The system breaks one of them when the scene is laid out and says so in the console ("Unable to simultaneously
      satisfy constraints"). The set named is a smallest one: without any one of its members the others can hold. Remove
      one, or give it a priority below 1000. What holds in some of the configurations looked at names them, such as edges
      bound to the safe area whose distance is also fixed, which agree until a phone is turned. Where some screens are
      too small, it is unsatisfiable-on-some-screens' business, and two constraints on the same two sides are
      contradicting-constraints'.
      """,
    bad: example(last: 120), good: example(last: 100))

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

  func isReported(_ issue: LayoutIssue, everywhere: Bool) -> Bool { everywhere || !issue.restsOnScreen }

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    !Self.isPair(issue, in: subject)
  }

  /// Whether a conflict is one of two constraints on the same two sides.
  static func isPair(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    guard issue.parties.count == 2, issue.constraints.count == 2 else { return false }
    let document = subject.document
    let sides = document.constraints.filter { issue.constraints.contains($0.id) }
      .map { ConstraintMeaning($0, in: document)?.sides }
    return sides.count == 2 && sides[0] != nil && sides[0] == sides[1]
  }
}
