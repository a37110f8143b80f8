import IBLayout
import IBModel
import IBSource
import IBSyntax

/// A view that has no width or no height on some of the screens.
struct SqueezedView: LayoutRule {
  static let topic = Diagnosis.Topic.squeezed
  static let remedy = ": give it a minimum size, or let the content scroll"

  static let info = RuleInfo(
    id: "squeezed-view", category: "layout", severity: .warning, since: "0.2",
    summary: "A text, control or image has no width or height on some screens.",
    rationale: """
      The other views take all the space, most often on a phone in landscape, and the view disappears. Give it a minimum
      size, let the others shrink, or let them scroll. The rule does not report a view that has no width or height on
      any screen, or one that code changes through an outlet. It reports phones in landscape only if the project declares
      that the screen rotates.
      """,
    bad: example(height: 400), good: example(height: 100), isOnByDefault: false, report: .problem)

  private static func example(height: Int) -> String {
    Example.layout(
      Example.placed("view", "box-00-001", frame: "0 59 393 \(height)") + "</view>\n"
        + Example.placed("textView", "tex-t0-001", frame: "0 \(59 + height) 393 \(759 - height)") + "</textView>",
      Example.constraint("cst-00-001", "box-00-001.top", "saf-e0-001.top")
        + Example.constraint("cst-00-002", "box-00-001.leading", "saf-e0-001.leading")
        + Example.constraint("cst-00-003", "box-00-001.trailing", "saf-e0-001.trailing")
        + #"<constraint firstItem="box-00-001" firstAttribute="height" priority="999" constant="\#(height)" id="cst-00-004"/>"#
        + Example.constraint("cst-00-005", "tex-t0-001.top", "box-00-001.bottom")
        + Example.constraint("cst-00-006", "tex-t0-001.leading", "saf-e0-001.leading")
        + Example.constraint("cst-00-007", "tex-t0-001.trailing", "saf-e0-001.trailing")
        + Example.constraint("cst-00-008", "tex-t0-001.bottom", "saf-e0-001.bottom"))
  }

  static let sources = SourceNeeds.declarations
  static let exampleSurroundings = LintSurroundings.turningExample

  /// The least length, in points, that a squeezed view has on another screen. Chosen, not measured.
  private static let least = 8.0

  func isReported(_ finding: LayoutFindings.Entry, turns: Bool?) -> Bool {
    guard let axis = finding.issue.axis, finding.elsewhere.contains(where: { $0.view[axis] >= Self.least }) else {
      return false
    }
    return finding.isOnSomeScreens(turns: turns)
  }

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    // An image that code gives an empty view resists being squeezed. Without the sources, an outlet suggests such code.
    let view = issue.view.flatMap { subject.objects[$0] }
    let isEmptyImage = view?.name == .imageView && view?.has(.image) == false
    let isFilled =
      issue.view.map { subject.facts == nil ? !subject.code.outlets(to: $0).isEmpty : subject.isFilled($0) } == true
    // An image with a lower resistance than the usual one is meant to shrink.
    let givesWay = view?.name == .imageView && view?.givesWay(in: issue.axis) == true
    // The width of a text that code replaces depends on the text.
    let isSample = issue.axis == .width && TextIssues.isSample(issue.view, in: subject)
    return !isSample && !givesWay && !subject.isSettledByCode(issue)
      && !TextIssues.sharesWidthWithKey(issue, in: subject)
      && !(isEmptyImage && isFilled)
  }

  func decision(about issue: LayoutIssue, in subject: DocumentSubject) -> String? {
    let name = issue.view.flatMap { subject.objects[$0] }?.customClassName
    return name.map { "\($0) may give itself a size" } ?? subject.decision(about: issue.view)
  }
}
