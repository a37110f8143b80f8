import IBLayout
import IBModel
import IBSource
import IBSyntax

struct ClippedText: LayoutRule {
  static let topic = Diagnosis.Topic.clippedText
  static let remedy = "; leave more room, or let the text wrap or shrink"

  static let info = RuleInfo(
    id: "clipped-text", category: "layout", severity: .warning, since: "0.1",
    summary: "Text does not fit its view.",
    rationale: """
      The system clips or truncates the text. Remove the fixed size, let the label wrap, or let the text shrink. The
      rule checks only text in system fonts, because Keyline knows their widths. If an outlet refers to the view, code
      may replace the text, so the rule reports it only if the view is lower than one line. It does not report rows that
      the sources make as high as their content.
      """,
    bad: TextIssues.example(width: 60), good: TextIssues.example(width: 160), isOnByDefault: false,
    offBecause: "in 46 projects 4 of 21 findings were useful, and code sets the font of most others", report: .problem)

  static let sources = SourceNeeds.declarations

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    !issue.isPartial && !isLeftOver(issue, in: subject) && !TextIssues.isReplaced(issue, in: subject)
      && !TextIssues.isSample(issue.view, in: subject) && !isMeant(issue, in: subject)
      && !TextIssues.sharesWidthWithKey(issue, in: subject)
  }

  /// Whether the author chose that a text is truncated: a label that shows a text from code has a lower resistance than
  /// usual, or a label shows the beginning and the end of a long word, such as an address.
  private func isMeant(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    guard issue.axis == .width, let view = issue.view.flatMap({ subject.objects[$0] }) else { return false }
    if view.name == .label, view.equals(.lineBreakMode, "middleTruncation"),
      ObjectLabel.shownText(of: view)?.contains(where: \.isWhitespace) == false
    {
      return true
    }
    return subject.code.reach(issue.view) && view.givesWay(in: .width)
  }

  /// Whether the text is Xcode's title of a new button that got an image.
  private func isLeftOver(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    guard let button = issue.view.flatMap({ subject.objects[$0] }), button.name == .button else { return false }
    return button.children.contains { $0.name == .state && $0.equals(.title, "Button") && $0.has(.image) }
  }

  func decision(about issue: LayoutIssue, in subject: DocumentSubject) -> String? {
    TextIssues.decision(about: issue, in: subject)
  }
}
