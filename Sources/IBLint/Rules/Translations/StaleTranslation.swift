import IBCode
import IBSource
import IBTexts

struct StaleTranslation: Rule {
  static let info = RuleInfo(
    id: "stale-translation", category: "translations", severity: .note, since: "0.2", platforms: .all,
    summary: "A translation is for an object that the document does not have.",
    rationale: """
      Someone deleted the object, or replaced it with one that has another id and therefore no translation. If the
      comment of a line has the text of an untranslated object, rename the key. Export the translations again, or delete
      the lines. The rule reports all such objects of a document together, except those whose keys a source contains.
      """,
    bad: example("lab-el-002"), good: example("lab-el-001"))

  static let sources: SourceNeeds = .declarations
  static let exampleSurroundings = LintSurroundings.example(strings: #""lab-el-001.text" = "Anmelden";"#)

  private static func example(_ id: String) -> String { Example.xib("<label text=\"8:00\" id=\"\(id)\"/>") }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    var ids: Set<String> = []
    var renamed: [String: String] = [:]
    var idsOfFile: [String: Set<String>] = [:]
    var first: (key: String, range: SourceRange, path: String)?
    var example: (old: String, new: String)?
    let idsTogether = subject.translations.map { translation in Set(translation.entries.map { Self.id(in: $0.key) }) }
    for translation in subject.translations {
      var ownTexts: [String: String]?
      for entry in translation.entries {
        guard let dot = entry.key.firstIndex(of: "."), Self.isObjectID(entry.key[..<dot]) else { continue }
        let id = String(entry.key[..<dot])
        // Code may look the key up itself.
        guard subject.objects[id] == nil, subject.facts?.sources.hasLiteral(entry.key) != true else { continue }
        ids.insert(id)
        idsOfFile[translation.path, default: []].insert(id)
        if first == nil { first = (entry.key, entry.range, translation.path) }
        // A line with the original text needs no new key.
        guard renamed[id] == nil, let original = translation.original(of: entry), entry.value != original else {
          continue
        }
        let texts = ownTexts ?? Self.untranslated(in: translation, subject)
        ownTexts = texts
        // Two objects with texts in one file are not the same.
        guard let key = texts["\(entry.key[dot...])=\(original)"],
          !idsTogether.contains(where: { $0.isSuperset(of: [id, Self.id(in: key)]) })
        else { continue }
        renamed[id] = key
        if example == nil { example = (entry.key, key) }
      }
    }
    guard let first else { return }
    let files = idsOfFile.count
    let isAlike = idsOfFile.values.allSatisfy { $0 == ids }
    let others = ids.count == 1 ? "" : " and keys of \(Wording.count(ids.count - 1, "other object"))"
    let more = files == 1 || !isAlike ? "" : " (also in \(Wording.count(files - 1, "other file")))"
    let start = "key '\(first.key)'\(others)" + (isAlike ? "" : " in \(files) files")
    let message: String
    if let example, renamed.count == ids.count {
      let words = ids.count == 1 ? "has the old id of its object" : "have the old ids of their objects"
      message = "\(start) \(words)\(more): rename the keys, such as '\(example.old)' to '\(example.new)'"
    } else {
      let belong = ids.count == 1 ? "belongs to a deleted object" : "belong to deleted objects"
      let place = "\(ids.count == 1 ? "line" : "lines")\(files == 1 || !isAlike ? "" : " in each file")"
      let remedy =
        example.map { example in
          "; \(renamed.count) of them now \(renamed.count == 1 ? "has" : "have") another id, such as "
            + "'\(example.new)' instead of '\(example.old)': rename these keys, and delete the others"
        } ?? ": delete the \(place)"
      message = "\(start) \(belong)\(more)\(remedy)"
    }
    reporter.report(message, at: first.range, file: first.path)
  }

  /// The part of a key before its first dot.
  private static func id(in key: String) -> String { String(key.prefix { $0 != "." }) }

  /// The keys of the document's texts that a translation lacks, by the end of the key and the text: `.title=Go`. A text of
  /// several objects, or of an object whose text code sets, is not among them.
  private static func untranslated(in translation: Translation, _ subject: DocumentSubject) -> [String: String] {
    let values = translation.values
    let texts = subject.localizableTexts.filter { values[$0.key] == nil }
    return Dictionary(grouping: texts) { ".\($0.property)=\($0.text)" }.compactMapValues { same in
      guard same.count == 1, let object = subject.objects[same[0].objectID], !subject.isFilled(showing: object) else {
        return nil
      }
      return same[0].key
    }
  }

  /// Whether a key begins with an id of an object: as Xcode makes them, such as `abc-12-XyZ`, or made before Xcode 5,
  /// such as `421`. Other keys may be the app's own.
  private static func isObjectID(_ text: Substring) -> Bool {
    if !text.isEmpty, text.allSatisfy(\.isWholeNumber) { return true }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
  }
}
