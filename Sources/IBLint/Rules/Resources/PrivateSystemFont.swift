import IBSource
import IBSyntax

/// A font of the system by its private name.
struct PrivateSystemFont: Rule {
  static let info = RuleInfo(
    id: "private-system-font", category: "resources", severity: .warning, since: "0.2",
    summary: "A text has a font of the system by a private name.",
    rationale: """
      Names that begin with a period, such as `.SFUIText`, are not for apps: from iOS 13 on another font may be shown in
      their place. The text was made in a document for macOS, or the name was copied. Choose the system font in Xcode.
      """,
    bad: example(#"name=".SFUIText" family=".SF UI Text""#), good: example(#"type="system""#))

  private static func example(_ font: String) -> String {
    Example.xib(
      """
      <label text="Total" id="lab-el-001">
          <fontDescription key="fontDescription" \(font) pointSize="17"/>
      </label>
      """)
  }

  /// What Xcode itself writes for the system font of a Mac, and every release resolves to its own.
  private static let alias = ".AppleSystemUIFont"

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for font in subject.elements(named: .fontDescription) {
      guard let name = font[.name], name.hasPrefix("."), !name.hasPrefix(Self.alias) else { continue }
      reporter.report(
        "font '\(name.shortened)' is private to the system and may be missing in another release: choose System",
        at: .name, of: font)
    }
  }
}
