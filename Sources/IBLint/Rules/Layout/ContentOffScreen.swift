import IBCode
import IBLayout
import IBModel
import IBSource

/// A text or control that extends beyond an edge of some of the screens.
struct ContentOffScreen: LayoutRule {
  static let topic = Diagnosis.Topic.offScreen
  static let remedy = ": pin it to the safe area, or put it into a scroll view"

  static let info = RuleInfo(
    id: "content-off-screen", category: "layout", severity: .warning, since: "0.2",
    summary: "A text or control extends beyond an edge of some screens, and no view scrolls it into sight.",
    rationale: """
      Distances that add up to more than the height of a small phone, or of a phone in landscape, push the last views
      off the screen, or the first ones if the views are centered. Put the views into a scroll view, or let a distance
      shrink. The rule does not report views that are beyond an edge of every screen, for example before an animation, or
      views that code changes through an outlet. It reports phones in landscape only if the project declares that the
      screen rotates.
      """,
    bad: example(top: 500), good: example(top: 100), isOnByDefault: false, report: .problem)

  private static func example(top: Int) -> String {
    Example.layout(
      Example.placed("button", "but-to-001", frame: "16 \(59 + top) 80 44")
        + #"<state key="normal" title="Continue"/></button>"#,
      Example.constraint("cst-00-001", "but-to-001.top", "saf-e0-001.top", constant: top)
        + Example.constraint("cst-00-002", "but-to-001.leading", "saf-e0-001.leading", constant: 16)
        + Example.constraint("cst-00-003", "but-to-001.width", constant: 80)
        + Example.constraint("cst-00-004", "but-to-001.height", constant: 44))
  }

  static let sources = SourceNeeds.declarations
  static let exampleSurroundings = LintSurroundings.turningExample

  func isReported(_ finding: LayoutFindings.Entry, turns: Bool?) -> Bool { finding.isOnSomeScreens(turns: turns) }

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    // The width of a text that code replaces depends on the text.
    let isSample = issue.axis == .x && TextIssues.isSample(issue.view, in: subject)
    // Where code places a view, the views in it are, too.
    return !isSample && !TextIssues.sharesWidthWithKey(issue, in: subject) && !subject.isSettledByCode(issue)
      && isOfController(issue, subject)
      && !subject.code.placeFixedFrame(around: issue.view)
  }

  /// Whether the view is in a scene, or in a xib of a controller: a view that loads its own content need not fill the screen.
  ///
  /// Without the sources, the name of the class decides.
  private func isOfController(_ issue: LayoutIssue, _ subject: DocumentSubject) -> Bool {
    guard subject.document.scenes.isEmpty else { return true }
    guard let owner = subject.document.filesOwner?.customClassName else { return false }
    guard let members = subject.facts?.sources.members(of: owner) else {
      return owner.hasSuffix("Controller") || owner.hasSuffix("VC")
    }
    return members.isViewController
  }

  func decision(about issue: LayoutIssue, in subject: DocumentSubject) -> String? {
    let view = issue.view.flatMap { subject.objects[$0] }
    let isTall = issue.axis == .y && view.map(subject.mayGrow) ?? false
    return subject.decision(about: issue.view, isText: isTall) ?? subject.decision(aboutNeighborsOf: issue.view)
      ?? (issue.axis == .y && subject.hasStyledText(around: issue.view) ? "code sets the font of a long text" : nil)
  }
}
