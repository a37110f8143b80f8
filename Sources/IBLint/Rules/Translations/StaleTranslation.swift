import IBSource
import IBSyntax

/// Translations of objects that the document does not have.
struct StaleTranslation: Rule {
  static let info = RuleInfo(
    id: "stale-translation", category: "translations", severity: .note, since: "0.2", platforms: .all,
    summary: "A translation is for an object that the document does not have.",
    rationale: """
      The object was removed, or replaced by one with another id; then the new one is not translated. Export the
      translations again, or remove the entry. One finding for each file names the first of the entries.
      """,
    bad: example("lab-el-002"), good: example("lab-el-001"))

  static let exampleSurroundings = LintSurroundings.example(strings: #""lab-el-001.text" = "Anmelden";"#)

  private static func example(_ id: String) -> String { Example.xib("<label text=\"8:00\" id=\"\(id)\"/>") }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let root = subject.tree.root else { return }
    // A string catalog is the translation into each of its languages, and is reported once.
    var catalogs: Set<String> = []
    for translation in subject.translations {
      let stale = translation.entries.filter { entry in
        guard let dot = entry.key.firstIndex(of: "."), Self.isObjectID(entry.key[..<dot]) else { return false }
        return subject.objects[String(entry.key[..<dot])] == nil
      }
      guard let first = stale.first, catalogs.insert(translation.path).inserted else { continue }
      let count = Wording.count(stale.count, "text of an object that is", "texts of objects that are")
      reporter.report(
        "\(translation.path) translates \(count) not in the document, the first in line \(first.line): '\(first.key)'",
        at: root)
    }
  }

  /// Whether a key begins with an id as Xcode makes them, such as `abc-12-XyZ`; other keys may be the app's own.
  private static func isObjectID(_ text: Substring) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
  }
}
