import IBLayout
import IBModel
import IBSource
import IBSyntax

/// Shared code of the rules about clipped texts.
enum TextIssues {
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

  /// Whether code may replace the measured text or change the room for it; for a height only the font matters, not the
  /// text.
  static func dependsOnCode(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    if subject.code.move(issue.view) { return true }
    guard subject.code.reach(issue.view) else { return false }
    let label = issue.view.flatMap { subject.objects[$0] }
    return issue.axis != .height || (label?[.numberOfLines] ?? "1") != "1"
  }
}
