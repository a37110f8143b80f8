import IBLayout
import IBSource

/// A text whose lines are longer than the readable width.
struct LineTooLong: LayoutRule {
  static let topic = Diagnosis.Topic.longLines
  static let remedy = ": limit the width of the text"

  static let info = RuleInfo(
    id: "line-too-long", category: "layout", severity: .note, since: "0.2",
    summary: "A line of text is longer than the readable width.",
    rationale: """
      Readers lose their place in lines longer than about 672 points, the width of UIKit's readable content guide.
      Constrain the text to that guide. Off by default because it is a matter of design.
      """,
    bad: example(guide: false), good: example(guide: true), isOnByDefault: false, report: .advice)

  private static let text = Array(repeating: "words of a text", count: 20).joined(separator: " ")

  private static func example(guide: Bool) -> String {
    Example.layout(
      Example.placed("label", "lab-el-001", frame: "16 67 361 244")
        .replacing(" id=", with: #" text="\#(text)" numberOfLines="0" adjustsFontSizeToFit="NO" id="#)
        + #"<fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#,
      Example.constraint("cst-00-001", "lab-el-001.top", "saf-e0-001.top", constant: 8)
        + Example.constraint("cst-00-002", "lab-el-001.leading", "saf-e0-001.leading", constant: 16)
        + (guide
          ? Example.constraint("cst-00-003", "lab-el-001.width", constant: 361)
          : Example.constraint("cst-00-003", "lab-el-001.trailing", "saf-e0-001.trailing", constant: -16)))
  }
}
