import IBModel
import IBSource
import IBSyntax

struct TextWithoutScaling: Rule {
  static let info = RuleInfo(
    id: "text-without-scaling", category: "accessibility", severity: .note, since: "0.2",
    summary: "Text does not follow the user's text size.",
    rationale: """
      WCAG 1.4.4 requires that users can enlarge text, and Apple's Human Interface Guidelines recommend Dynamic Type. A
      label or text view scales only with a text style and "Automatically Adjusts Font". Off by default because code can
      set a scaled font.
      """,
    bad: example(""), good: example(#" adjustsFontForContentSizeCategory="YES""#), isOnByDefault: false)

  private static func example(_ adjusts: String) -> String {
    Example.xib(
      """
      <label text="Price"\(adjusts) id="lab-el-001">
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      """)
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for element in subject.elements(named: [.label, .textField, .textView]) {
      let hasStyle = element.child(named: .fontDescription, key: "fontDescription")?.has(.style) == true
      // A font without a text style that is to adjust is what fixed-font-adjusted reports.
      guard element.flag(.adjustsFontForContentSizeCategory) != true else { continue }
      let reason = hasStyle ? "turn on Automatically Adjusts Font" : "choose a text style, such as Body"
      reporter.report(
        "\(subject.document.name(of: element)) does not follow the user's text size: \(reason)", at: element)
    }
  }
}
