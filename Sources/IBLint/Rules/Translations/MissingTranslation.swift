import IBModel
import IBSource
import IBSyntax

/// Texts of a document that a language does not translate.
struct MissingTranslation: Rule {
  static let info = RuleInfo(
    id: "missing-translation", category: "translations", severity: .note, since: "0.2", platforms: .all,
    summary: "A language of the app does not translate all texts of the document.",
    rationale: """
      People who read that language see the text of the base document. One finding for each language names the first of
      the texts. Texts of objects that an outlet refers to are left out, because code often sets them, and so are texts
      without a letter. Off by default because few projects translate every text.
      """,
    bad: example("Sign out"), good: example("Log in"), isOnByDefault: false)

  static let exampleSurroundings = LintSurroundings.example(strings: #""lab-el-001.text" = "Anmelden";"#)

  private static func example(_ text: String) -> String {
    let second = text == "Log in" ? "" : #"<label text="\#(text)" id="lab-el-002"/>"#
    return Example.xib(
      """
      <view id="iN0-l3-epB">
          <subviews>
              <label text="Log in" id="lab-el-001"/>
              \(second)
          </subviews>
      </view>
      """)
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for translation in subject.translations where translation.brokenLine == nil {
      let known = Set(translation.entries.map(\.key))
      let missing = subject.localizableTexts.filter { !known.contains($0.key) && !subject.code.reach($0.objectID) }
      guard let first = missing.first else { continue }
      let names = missing.map { subject.document.name(of: $0.element) }
      let count = Wording.count(missing.count, "text is", "texts are")
      reporter.report(
        "\(count) not translated into \(translation.language): \(Wording.list(names, atMost: Self.longestList)) "
          + "(key '\(first.key)' is not in \(translation.path))", at: first.element)
    }
  }

  /// The most objects that a message names.
  private static let longestList = 4
}
