import IBLayout
import IBSource

/// A text that its frame cuts off at larger text sizes.
struct ClippedLargerText: LayoutRule {
  static let topic = Diagnosis.Topic.clippedLargerText
  static let remedy = "; let the view grow with its text"

  static let info = RuleInfo(
    id: "clipped-larger-text", category: "layout", severity: .note, since: "0.1",
    summary: "Text that follows the user's text size is cut off at a larger size.",
    rationale: """
      The font grows with the content size category, but the size of the view is fixed. The finding names the first
      category at which the text does not fit, up to the largest that is not an accessibility size. Let the view grow:
      use an inequality instead of a fixed size, allow more lines, or lower a priority.
      """,
    bad: TextIssues.example(width: 68, font: bodyFont), good: TextIssues.example(width: 160, font: bodyFont),
    isOnByDefault: false, report: .textSizes)

  static let sources = SourceNeeds.declarations

  private static let bodyFont = #"style="UICTFontTextStyleBody""#

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool { !issue.isPartial }

  func decision(about issue: LayoutIssue, in subject: DocumentSubject) -> String? {
    TextIssues.decision(about: issue, in: subject)
  }
}
