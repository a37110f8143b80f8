import IBModel
import IBSource
import IBTexts

struct TranslatedPlaceholders: Rule {
  static let info = RuleInfo(
    id: "translated-placeholders", category: "translations", severity: .warning, since: "0.2", platforms: .all,
    summary: "A translation has different placeholders than the original text.",
    rationale: """
      A placeholder such as %@ or %d is missing, added, or of another type. Code that fills in the values crashes or
      shows a wrong value. The order of placeholders may differ.
      """,
    bad: example("%@ of %d"), good: example("%@"))

  static let exampleSurroundings = LintSurroundings.example(strings: #""lab-el-001.text" = "Stand: %@";"#)

  private static func example(_ text: String) -> String { Example.xib("<label text=\"\(text)\" id=\"lab-el-001\"/>") }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for translation in subject.translations {
      let translated = Dictionary(translation.entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
      for text in subject.localizableTexts {
        guard let entry = translated[text.key], !entry.value.isEmpty else { continue }
        let (own, other) = (Self.placeholders(in: text.text), Self.placeholders(in: entry.value))
        guard own != other else { continue }
        reporter.report(
          "\(subject.document.name(of: text.element)) has \(Self.words(own)), but its translation into "
            + "\(translation.language) has \(Self.words(other)): use the same placeholders",
          at: entry.range, file: translation.path,
          objectID: text.objectID)
      }
    }
  }

  private static func words(_ placeholders: [String]) -> String {
    switch placeholders.count {
    case 0: "no placeholder"
    case 1: "the placeholder \(placeholders[0])"
    default: "the placeholders \(Wording.list(placeholders))"
    }
  }

  /// Sorted, without their positions: `%2$@` is `%@`.
  private static func placeholders(in text: String) -> [String] {
    // Most texts have none, and Swift prepares the expression anew for each call.
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    return text.matches(of: /%(?:\d+\$)?(@|(?:l|ll|h|z)?[dDuUxX]|(?:\.\d+)?f)/).map { "%\($0.1)" }.sorted()
  }
}
