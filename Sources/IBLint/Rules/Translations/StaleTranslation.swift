import IBSource
import IBTexts

struct StaleTranslation: Rule {
  static let info = RuleInfo(
    id: "stale-translation", category: "translations", severity: .note, since: "0.2", platforms: .all,
    summary: "A translation is for an object that the document does not have.",
    rationale: """
      Someone deleted the object, or replaced it with one that has another id and therefore no translation. Export the
      translations again, or delete the lines. The rule reports all such objects of a file together, with the number of
      other languages.
      """,
    bad: example("lab-el-002"), good: example("lab-el-001"))

  static let exampleSurroundings = LintSurroundings.example(strings: #""lab-el-001.text" = "Anmelden";"#)

  private static func example(_ id: String) -> String { Example.xib("<label text=\"8:00\" id=\"\(id)\"/>") }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    var order: [String] = []
    var uses: [String: [(entry: Translation.Entry, path: String)]] = [:]
    for translation in subject.translations {
      for entry in translation.entries {
        guard let dot = entry.key.firstIndex(of: "."), Self.isObjectID(entry.key[..<dot]) else { continue }
        let id = String(entry.key[..<dot])
        guard subject.objects[id] == nil else { continue }
        if uses[id] == nil { order.append(id) }
        uses[id, default: []].append((entry, translation.path))
      }
    }
    // One finding reports all deleted objects of the same file.
    var groups: [(path: String, ids: [String])] = []
    for id in order {
      guard let path = uses[id]?.first?.path else { continue }
      if let place = groups.firstIndex(where: { $0.path == path }) {
        groups[place].ids.append(id)
      } else {
        groups.append((path, [id]))
      }
    }
    for group in groups {
      let all = group.ids.flatMap { uses[$0] ?? [] }
      guard let first = all.first else { continue }
      let files = Set(all.map(\.path)).count
      let more = files == 1 ? "" : " (also in \(Wording.count(files - 1, "other file")))"
      let count = group.ids.count
      let place = files == 1 ? "" : " in each file"
      reporter.report(
        count == 1
          ? "key '\(first.entry.key)' belongs to a deleted object\(more): delete the line\(place)"
          : "key '\(first.entry.key)' and keys of \(Wording.count(count - 1, "other object")) belong to deleted objects"
            + "\(more): delete the lines\(place)",
        at: first.entry.range, file: first.path)
    }
  }

  /// Whether a key begins with an id as Xcode makes them, such as `abc-12-XyZ`; other keys may be the app's own.
  private static func isObjectID(_ text: Substring) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
  }
}
