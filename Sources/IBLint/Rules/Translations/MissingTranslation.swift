import IBModel
import IBSource
import IBTexts

struct MissingTranslation: Rule {
  static let info = RuleInfo(
    id: "missing-translation", category: "translations", severity: .note, since: "0.2", platforms: .all,
    summary: "A language of the app does not translate all text in the document.",
    rationale: """
      People who use that language see the text of the base document. Languages that miss the same texts share one
      finding, in the file of the first; 'keyline strings --update' adds the texts to all of them. The rule does not
      report texts of objects that an outlet refers to, because code often sets them, texts without a letter, default
      texts of Xcode's library such as "Label", and variants of the project's own language.
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
    let texts = subject.localizableTexts.filter { text in
      !text.isExcluded && text.hasLetter
        && !subject.code.reach(text.objectID) && !ObjectWords.textsOfNewObjects.contains(text.text)
    }
    let sources = Set(subject.sourceLanguages.compactMap(\.fallbacks.last))
    var order: [[String]] = []
    var groups: [[String]: [Translation]] = [:]
    for translation in subject.translations where translation.mistake == nil {
      if let language = Language(translation.language)?.fallbacks.last, sources.contains(language) { continue }
      let known = Set(translation.entries.map(\.key))
      let missing = texts.map(\.key).filter { !known.contains($0) }
      if missing.isEmpty { continue }
      if groups[missing] == nil { order.append(missing) }
      groups[missing, default: []].append(translation)
    }
    for keys in order {
      guard let translations = groups[keys], let first = translations.first else { continue }
      let missing = Set(keys)
      let names = texts.filter { missing.contains($0.key) }.map { subject.document.name(of: $0.element) }
      let languages = translations.map(\.language)
      reporter.report(
        "\(Wording.count(keys.count, "text is", "texts are")) not translated into "
          + "\(Wording.list(languages, atMost: Self.longestList)): \(Wording.list(names, atMost: Self.longestList)) "
          + "(first missing key '\(keys[0])'); add the translations", at: SourceRange(0, 0), file: first.path)
    }
  }

  /// The most languages, and the most objects, that a message names.
  private static let longestList = 4
}
