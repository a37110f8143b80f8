import IBLayout
import IBSource

/// A text that its frame cuts off for users with larger text.
struct ClippedLargerText: LayoutRule {
  static let topic = Diagnosis.Topic.clippedLargerText

  static let info = RuleInfo(
    id: "clipped-larger-text", category: "layout", severity: .note, since: "0.1",
    summary: "A text that follows the user's text size is cut off in a larger one.",
    rationale: """
      Its font grows with the content size category, and something holds its view to a length. The first category that
      does not fit is named, up to the largest without accessibility. Let the view grow: an inequality instead of a fixed
      length, more lines, or an edge bound with less than required priority.
      """,
    bad: TextIssues.example(width: 68, font: bodyFont), good: TextIssues.example(width: 160, font: bodyFont),
    isOnByDefault: false)

  private static let bodyFont = #"style="UICTFontTextStyleBody""#

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    TextIssues.areSettled(issue, in: subject)
  }
}
