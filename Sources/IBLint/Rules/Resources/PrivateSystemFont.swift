import IBSource
import IBSyntax

struct PrivateSystemFont: Rule {
  static let info = RuleInfo(
    id: "private-system-font", category: "resources", severity: .warning, since: "0.2",
    summary: "A text uses a private name of the system font.",
    rationale: """
      Names that begin with a period, such as `.SFUIText`, are not for apps: from iOS 13 on, the system may show another
      font. Usually the text comes from a macOS document, or someone copied the name. Choose the system font in Xcode.
      The rule does not report fonts that code replaces.
      """,
    bad: example(#"name=".SFUIText" family=".SF UI Text""#), good: example(#"type="system""#))

  static let sources: SourceNeeds = .declarations

  private static func example(_ font: String) -> String {
    Example.xib(
      """
      <label text="Total" id="lab-el-001">
          <fontDescription key="fontDescription" \(font) pointSize="17"/>
      </label>
      """)
  }

  /// The name that Xcode writes for the system font of a Mac. Each release of macOS resolves it to its own font.
  private static let alias = ".AppleSystemUIFont"

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for font in subject.elements(named: .fontDescription) {
      guard let name = font[.name], name.hasPrefix("."), !name.hasPrefix(Self.alias),
        font.parent.map({ !subject.isStyled($0) }) ?? true
      else { continue }
      reporter.report(
        "font '\(name.shortened)' is a private name of the system font, and iOS 13 and later may substitute another "
          + "font: choose the System font",
        at: .name, of: font)
    }
  }
}
