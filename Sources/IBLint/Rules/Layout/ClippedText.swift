import IBLayout
import IBSource
import IBSyntax

/// A text that its frame cuts off.
struct ClippedText: LayoutRule {
  static let topic = Diagnosis.Topic.clippedText

  static let info = RuleInfo(
    id: "clipped-text", category: "layout", severity: .warning, since: "0.1",
    summary: "A text needs more room than its view has.",
    rationale: """
      The text is cut off or ends in an ellipsis. Leave out the fixed length, let the label wrap, or let the text shrink.
      Judged are texts in the system's font, whose widths are known; a text that code may replace, because an outlet
      leads to it, counts only where its height is short of one line.
      """,
    bad: TextIssues.example(width: 60), good: TextIssues.example(width: 160), isOnByDefault: false)

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    TextIssues.areSettled(issue, in: subject)
  }
}
