import IBSource
import IBTexts

struct UnreadableTranslation: Rule {
  static let info = RuleInfo(
    id: "unreadable-translation", category: "translations", severity: .warning, since: "0.2", platforms: .all,
    summary: "A translation file has a syntax error.",
    rationale: """
      Xcode refuses to build the app with the file, or shows none of its translations. Most often a semicolon or a
      quotation mark is missing on this line or the line before.
      """,
    bad: example("Log in"), good: example("8:00"))

  static let exampleSurroundings = LintSurroundings.example(strings: #""lab-el-001.text" = "Anmelden""#)

  private static func example(_ text: String) -> String { Example.xib("<label text=\"\(text)\" id=\"lab-el-001\"/>") }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for translation in subject.translations where subject.localizableTexts.contains(where: \.hasLetter) {
      guard let mistake = translation.mistake else { continue }
      reporter.report(
        "cannot read the translations from here on: \(mistake.message)", at: mistake.range, file: translation.path)
    }
  }
}
