package import Foundation

extension Corpus {
  /// A file before and after a commit in which Xcode migrated it to the safe area.
  package struct Pair: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
      case id
      case isPure = "pure"
      case followsRules = "rules_hold"
    }

    let id: String
    /// Whether nothing else was edited in the same commit.
    package let isPure: Bool
    /// Whether nothing else was edited by hand in the same commit.
    package let followsRules: Bool
  }

  /// The folders of the pairs that fit, each with `before.xml` and `after.xml`; empty without a corpus.
  package static func pairs(where fits: (Pair) -> Bool) -> [URL] {
    guard let folder = folder?.appending(path: "pairs"),
      let data = try? Data(contentsOf: folder.appending(path: "pairs.json")),
      let pairs = try? JSONDecoder().decode([Pair].self, from: data)
    else { return [] }
    return pairs.filter(fits).map { folder.appending(path: $0.id) }
  }
}
