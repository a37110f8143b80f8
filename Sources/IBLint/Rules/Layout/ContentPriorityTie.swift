import IBLayout
import IBSource

/// Views that compete for the same space with equal priorities.
struct ContentPriorityTie: LayoutRule {
  static let topic = Diagnosis.Topic.ties
  static let remedy = "; change the priority of one of them"

  static let info = RuleInfo(
    id: "content-priority-tie", category: "layout", severity: .warning, since: "0.1",
    summary: "Views with the same content priority compete for the same space.",
    rationale: """
      The views have more space than they need, or less, and their priorities do not decide which one grows or shrinks:
      the system chooses one. Raise or lower the content hugging or compression resistance priority of one of them. The
      rule reports only ties in every configuration, because a tie on a single screen usually means that the screen is
      too small.
      """,
    bad: example(priority: ""), good: example(priority: #"horizontalHuggingPriority="250""#), merge: .all,
    isOnByDefault: false)

  private static func example(priority: String) -> String {
    Example.layout(
      label("lab-el-001", priority: priority) + label("lab-el-002"),
      Example.constraint("cst-00-001", "lab-el-001.top", "saf-e0-001.top")
        + Example.constraint("cst-00-002", "lab-el-001.leading", "saf-e0-001.leading", constant: 16)
        + Example.constraint("cst-00-003", "lab-el-002.leading", "lab-el-001.trailing", constant: 8)
        + Example.constraint("cst-00-004", "lab-el-002.top", "saf-e0-001.top")
        + Example.constraint("cst-00-005", "saf-e0-001.trailing", "lab-el-002.trailing", constant: 16))
  }

  private static func label(_ id: String, priority: String = "") -> String {
    let hugging = priority.isEmpty ? #"horizontalHuggingPriority="251""# : priority
    return Example.placed("label", id, #"\#(hugging) text="Name""#, frame: "16 59 100 20") + "</label>\n"
  }
}
