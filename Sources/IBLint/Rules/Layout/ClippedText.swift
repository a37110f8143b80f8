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
    bad: example(width: 60), good: example(width: 160), isOnByDefault: false)

  static func example(width: Int, font: String = #"type="system" pointSize="17""#) -> String {
    Example.layout(
      Example.placed(
        "label", "lab-el-001", #"text="Account" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO""#,
        frame: "16 59 \(width) 20.333333333333329")
        + "    <fontDescription key=\"fontDescription\" \(font)/>\n</label>",
      Example.constraint("cst-00-001", "lab-el-001.top", "saf-e0-001.top")
        + Example.constraint("cst-00-002", "lab-el-001.leading", "saf-e0-001.leading", constant: 16)
        + Example.constraint("cst-00-003", "lab-el-001.width", constant: width))
  }

  func tells(_ issue: LayoutIssue, in context: borrowing RuleContext) -> Bool {
    Self.isSettled(issue, in: context)
  }

  /// Whether the text that was measured is the one that is shown; of a height the text does not matter, only its font.
  static func isSettled(_ issue: LayoutIssue, in context: borrowing RuleContext) -> Bool {
    guard !issue.isPartial, !context.code.move(issue.view) else { return false }
    guard context.code.reach(issue.view) else { return true }
    let label = issue.view.flatMap { context.objects[$0] }
    return issue.axis == .height && (label?[.numberOfLines] ?? "1") == "1"
  }
}
