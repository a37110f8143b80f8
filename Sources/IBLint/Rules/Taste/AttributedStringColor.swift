import IBSource
import IBSyntax

struct AttributedStringColor: Rule {
  static let info = RuleInfo(
    id: "attributed-string-color", category: "taste", severity: .warning, since: "0.1",
    summary: "An attributed string sets its own color.",
    rationale: """
      The color does not follow the asset catalog or dark mode. Set it in code, or use plain text with a text
      color.
      """,
    bad: Example.xib(
      """
      <label id="iN0-l3-epB">
          <attributedString key="attributedText">
              <fragment content="Sale">
                  <attributes>
                      <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                  </attributes>
              </fragment>
          </attributedString>
      </label>
      """),
    good: Example.xib(#"<label text="Sale" id="iN0-l3-epB"/>"#),
    isOnByDefault: false)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for color in subject.elements(named: .color) where color.parent?.name == .attributes {
      reporter.report(
        "\(subject.owner(of: color)) has attributed text with its own color, which does not adapt to dark mode: remove "
          + "the color",
        at: color)
    }
  }
}
