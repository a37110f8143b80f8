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
      The system clips or truncates the text. Remove the fixed size, let the label wrap, or let the text shrink. The
      rule checks only text in system fonts, because Keyline knows their widths. If an outlet refers to the view, code
      may replace the text, so the rule reports it only if the view is lower than one line.
      """,
    bad: TextIssues.example(width: 60), good: TextIssues.example(width: 160), isOnByDefault: false, report: .problem)

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool { !issue.isPartial }

  func dependsOnCode(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    TextIssues.dependsOnCode(issue, in: subject)
  }
}
