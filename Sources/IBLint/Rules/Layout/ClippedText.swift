import IBLayout
import IBSource
import IBSyntax

/// A text that its frame cuts off.
struct ClippedText: LayoutRule {
  static let topic = Diagnosis.Topic.clippedText

  static let info = RuleInfo(
    id: "clipped-text", category: "layout", severity: .warning, since: "0.1",
    summary: "Text does not fit its view.",
    rationale: """
      The text is clipped or truncated. Remove the fixed size, let the label wrap, or let the text shrink. Only
      text in system fonts is checked, because its width is known; text that code may replace because an outlet
      refers to it is reported only if the height is less than one line.
      """,
    bad: TextIssues.example(width: 60), good: TextIssues.example(width: 160), isOnByDefault: false, report: .problem)

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool { !issue.isPartial }

  func dependsOnCode(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    TextIssues.dependsOnCode(issue, in: subject)
  }
}
