import IBLayout
import IBSource

/// A text that its frame cuts off in one of the accessibility text sizes.
struct ClippedAccessibilityText: LayoutRule {
  static let topic = Diagnosis.Topic.clippedAccessibilityText
  static let remedy = "; let the view grow with its text"

  static let info = RuleInfo(
    id: "clipped-accessibility-text", category: "accessibility", severity: .note, since: "0.2",
    summary: "Text that follows the user's text size is cut off at an accessibility size.",
    rationale: """
      WCAG 1.4.4 requires that users can double the text size without losing content. The accessibility sizes AX1 to AX5
      enlarge text up to three times. The finding names the first size at which the text does not fit. Let the view
      grow: allow more lines, use an inequality instead of a fixed height, or add a scroll view. Off by default;
      clipped-larger-text covers the ordinary sizes.
      """,
    bad: example(.fixed), good: example(.least), isOnByDefault: false, report: .textSizes)

  static let sources = SourceNeeds.declarations

  private enum Height { case fixed, least }

  private static func example(_ height: Height) -> String {
    let attributes =
      #"text="Total" numberOfLines="0" adjustsFontSizeToFit="NO" adjustsFontForContentSizeCategory="YES""#
    let relation = height == .fixed ? "" : #" relation="greaterThanOrEqual""#
    return Example.layout(
      Example.placed("label", "lab-el-001", frame: "16 59 361 21")
        .replacing(" id=", with: " \(attributes) id=")
        + #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#,
      Example.constraint("cst-00-001", "lab-el-001.top", "saf-e0-001.top")
        + Example.constraint("cst-00-002", "lab-el-001.leading", "saf-e0-001.leading", constant: 16)
        + #"<constraint firstItem="lab-el-001" firstAttribute="height"\#(relation) constant="21" id="cst-00-003"/>"#)
  }

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool { !issue.isPartial }

  func decision(about issue: LayoutIssue, in subject: DocumentSubject) -> String? {
    TextIssues.decision(about: issue, in: subject)
  }
}
