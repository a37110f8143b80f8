import IBLayout
import IBModel
import IBSource
import IBSyntax

/// A control that is much wider than it need be.
struct StretchedControl: LayoutRule {
  static let topic = Diagnosis.Topic.stretched
  static let remedy = ": limit its width"

  static let info = RuleInfo(
    id: "stretched-control", category: "layout", severity: .note, since: "0.2",
    summary: "A control is wider than 500 points, or a text field is wider than a readable line.",
    rationale: """
      If you constrain a button to both edges of the screen, it spans a whole iPad. Limit its width, or constrain it to
      the readable content guide. Off by default because wide controls may be intended.
      """,
    bad: example(trailing: true), good: example(trailing: false), isOnByDefault: false, report: .advice)

  private static func example(trailing: Bool) -> String {
    Example.layout(
      Example.placed("button", "but-to-001", frame: "16 67 361 44")
        + #"<state key="normal" title="Continue"/></button>"#,
      Example.constraint("cst-00-001", "but-to-001.top", "saf-e0-001.top", constant: 8)
        + Example.constraint("cst-00-002", "but-to-001.leading", "saf-e0-001.leading", constant: 16)
        + (trailing
          ? Example.constraint("cst-00-003", "but-to-001.trailing", "saf-e0-001.trailing", constant: -16)
          : Example.constraint("cst-00-003", "but-to-001.width", constant: 361)))
  }

  /// An invisible button may cover a whole row on purpose, to take its touches.
  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    guard let view = issue.view.flatMap({ subject.objects[$0] }), view.name == .button else { return true }
    return Self.isVisible(view) || view[.id].map { subject.isFilled($0) } == true
  }

  private static func isVisible(_ button: XMLElement) -> Bool {
    if button.has(.customClass) || button.child(named: .buttonConfiguration) != nil { return true }
    let kind = button[.buttonType]
    if kind != nil && kind != "custom" && kind != "system" && kind != "roundedRect" { return true }
    return button.children.contains { part in
      switch part.name {
      case .state: [.title, .image, .backgroundImage].contains { part[$0]?.isEmpty == false } || !part.children.isEmpty
      case .color: part.equals(.key, "backgroundColor") && part.number(.alpha) != 0
      default: false
      }
    }
  }
}
