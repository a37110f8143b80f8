import IBLayout
import IBSource

/// A button that is smaller than a finger needs.
struct SmallTouchTarget: LayoutRule {
  static let topic = Diagnosis.Topic.smallTargets
  static let remedy = "; make it larger"

  static let info = RuleInfo(
    id: "small-touch-target", category: "accessibility", severity: .note, since: "0.2",
    summary: "A button is smaller than 44 × 44 points.",
    rationale: """
      People with large fingers or a tremor miss it. Apple's Human Interface Guidelines and WCAG 2.5.5 both ask for 44 ×
      44 points. Give the button a larger size or content insets; its image can stay the same size. Off by default
      because code can enlarge the area that reacts to touches.
      """,
    bad: example(side: 30), good: example(side: 44), isOnByDefault: false, report: .advice)

  private static func example(side: Int) -> String {
    Example.layout(
      Example.placed("button", "but-to-001", frame: "16 67 \(side) \(side)")
        + #"<state key="normal" title="+"/></button>"#,
      Example.constraint("cst-00-001", "but-to-001.top", "saf-e0-001.top", constant: 8)
        + Example.constraint("cst-00-002", "but-to-001.leading", "saf-e0-001.leading", constant: 16)
        + Example.constraint("cst-00-003", "but-to-001.width", constant: side)
        + Example.constraint("cst-00-004", "but-to-001.height", constant: side))
  }

  func decision(about issue: LayoutIssue, in subject: DocumentSubject) -> String? {
    subject.decision(aboutConstraintsOf: issue.view)
  }
}
