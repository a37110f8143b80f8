import IBCode
import IBModel
import IBSource
import IBSyntax

struct FixedFontAdjusted: Rule {
  static let info = RuleInfo(
    id: "fixed-font-adjusted", category: "accessibility", severity: .warning, since: "0.1",
    summary: "A label, text field or text view adjusts to the text size, but its font has no text style.",
    rationale: """
      "Automatically Adjusts Font" works only with a Dynamic Type text style. With any other font it has no effect
      unless code sets a scaled font, so the rule does not report a text whose font the sources set. Xcode also warns
      about it. Choose a text style, or clear the checkbox.
      """,
    bad: example(#"type="system" pointSize="17""#), good: example(#"style="UICTFontTextStyleBody""#))

  private static func example(_ font: String) -> String {
    Example.xib(
      """
      <label text="Price" adjustsFontForContentSizeCategory="YES" id="lab-el-001">
          <fontDescription key="fontDescription" \(font)/>
      </label>
      """)
  }

  static let sources = SourceNeeds.declarations

  /// Whether a runtime attribute sets a font, such as `scaledFont` or `dynamicTextSize`.
  private static func setsFontAtRuntime(_ element: XMLElement) -> Bool {
    let attributes = element.child(named: .userDefinedRuntimeAttributes)?.children
    return attributes?.contains { attribute in
      let path = (attribute[.keyPath] ?? "").lowercased()
      return path.contains("font") || path.contains("size")
    } ?? false
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    // The system draws a launch screen once.
    if subject.document.header.launchScreen { return }
    let texts = subject.elements(named: [.label, .textField, .textView]).filter { element in
      element.flag(.adjustsFontForContentSizeCategory) == true
        && element.child(named: .fontDescription, key: "fontDescription")?.has(.style) != true
        && !Self.setsFontAtRuntime(element) && !subject.isStyled(element) && !subject.isInUnusedCell(element)
    }
    guard let first = texts.first else { return }
    let name = subject.document.name(of: first)
    let words =
      texts.count == 1
      ? "\(name) has Automatically Adjusts Font turned on, but its font has no text style, so the text does not scale"
      : "\(name) and \(Wording.count(texts.count - 1, "other text")) have Automatically Adjusts Font turned on, but "
        + "fonts without a text style, so the texts do not scale"
    reporter.report(
      "\(words): turn it off, or choose a text style", at: .adjustsFontForContentSizeCategory, of: first)
  }
}
