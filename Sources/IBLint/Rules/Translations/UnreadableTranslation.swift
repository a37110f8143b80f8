import IBSource
import IBSyntax
import IBTexts

/// A translation whose file has a mistake, of a document with texts to translate.
struct UnreadableTranslation: Rule {
  static let info = RuleInfo(
    id: "unreadable-translation", category: "translations", severity: .warning, since: "0.2", platforms: .all,
    summary: "The file of a translation has a mistake.",
    rationale: """
      Xcode does not build the app with it, or shows none of its texts. Most often a semicolon or a quotation mark is
      missing there, or on the line before.
      """,
    bad: example("Log in"), good: example("8:00"))

  static let exampleSurroundings = LintSurroundings.example(strings: #""lab-el-001.text" = "Anmelden""#)

  private static func example(_ text: String) -> String { Example.xib("<label text=\"\(text)\" id=\"lab-el-001\"/>") }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for translation in subject.translations where subject.localizableTexts.contains(where: \.hasLetter) {
      guard let mistake = translation.mistake else { continue }
      reporter.report(
        "no text is read from here on: \(mistake.message)", at: mistake.range, file: translation.path)
    }
  }
}
