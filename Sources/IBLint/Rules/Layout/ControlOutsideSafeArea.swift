import IBCode
import IBLayout
import IBModel
import IBSource
import IBSyntax

/// A control whose center, or much of whose width, is under a bar, the sensor housing or the home indicator.
struct ControlOutsideSafeArea: LayoutRule {
  static let topic = Diagnosis.Topic.unsafeControls
  static let remedy = ": pin it to the safe area"
  static let series: Finding.Layout.Series? = .controls

  static let info = RuleInfo(
    id: "control-outside-safe-area", category: "layout", severity: .warning, since: "0.1",
    summary: "The center of a control, or much of its width, is outside the safe area.",
    rationale: """
      A bar, the sensor housing or the home indicator covers the control, so it is hard to see or touch. Constrain it to
      the safe area instead of the superview. At the left or right edge, the rule reports a control if 40 points and a
      fifth of its width are covered. The rule does not report controls that extend from edge to edge, that scroll, or
      whose constraints or neighbors in a stack view code changes. It reports controls that are covered only in
      landscape if the project declares that the screen rotates.
      """,
    bad: example(item: "roo-t0-001"), good: example(item: "saf-e0-001"), isOnByDefault: false,
    offBecause: "in 46 projects 2 of 8 findings were useful; the app does not show most others",
    report: .problem)

  private static func example(item: String) -> String {
    Example.layout(
      Example.placed("switch", "swi-tc-001", frame: "16 20 51 31") + "</switch>",
      Example.constraint("cst-00-001", "swi-tc-001.top", "\(item).top", constant: 8)
        + Example.constraint("cst-00-002", "swi-tc-001.leading", "saf-e0-001.leading", constant: 16))
  }

  static let sources = SourceNeeds.declarations

  func isReported(_ finding: LayoutFindings.Entry, turns: Bool?) -> Bool {
    finding.isEverywhere || !finding.isInCompactHeightOnly || turns == true
  }

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    let mayHaveOtherBar =
      issue.edge == .top && (subject.facts?.sources.hidesNavigationBars == true || subject.endsBelowBars(issue.view))
    // Where code places a view, the views in it are, too.
    return !subject.isSettledByCode(issue) && !mayHaveOtherBar
      && !subject.code.placeFixedFrame(around: issue.view)
  }

  func decision(about issue: LayoutIssue, in subject: DocumentSubject) -> String? {
    subject.decision(aboutConstraintsOf: issue.view) ?? subject.decision(aboutNeighborsOf: issue.view)
      ?? subject.decision(aboutFixedFrameAround: issue.view)
      ?? (isPage(issue.view, subject) ? "code may show the scene as a page" : nil)
  }

  /// Whether code may put the scene of a view into a page view controller of the storyboard, below its bars: no segue leads
  /// to the scene.
  private func isPage(_ view: String?, _ subject: DocumentSubject) -> Bool {
    guard subject.document.controllers.contains(where: { $0.element.name == .pageViewController }),
      let scene = view.flatMap({ subject.objects[$0] }).flatMap(subject.scenes.number),
      let controller = subject.document.scenes[scene].controller
    else { return false }
    return subject.document.controllers[controller].id != subject.document.header.initialViewController
      && !subject.scenes.isLedTo[scene]
  }
}
