import ProposalLayout
import Testing

@testable import IBConvert

/// Views of an edited tree get the ids of those that they were.
@Suite struct VerificationTests {
  private static func leaf(_ source: String, _ id: String? = nil) -> ViewNode {
    ViewNode(.hosted(HostedLeaf(source, width: .init(), height: .init())), id: id)
  }

  private static func words(_ list: String) -> [WordPairs.Word] {
    list.split(separator: " ").map { WordPairs.Word(text: String($0), head: String($0.prefix(1))) }
  }

  @Test(
    arguments: [
      ("a b c", "a b c", [0, 1, 2]), ("a b c", "a c", [0, 2]), ("a1 b", "a2 b", [0, 1]), ("a b c", "c a b", [2, 0, 1]),
      ("a", "x a y", [nil, 0, nil]), ("", "x", [nil]), ("a a", "a a a", [0, 1, nil]),
    ] as [(String, String, [Int?])])
  func wordsArePaired(old: String, new: String, before: [Int?]) {
    #expect(WordPairs(Self.words(old), Self.words(new)).before == before)
  }

  /// Long lists that have nothing in common cost no more than their length.
  @Test func longListsEnd() {
    let old = (0..<20_000).map { WordPairs.Word(text: "a\($0)", head: "a") }
    let new = (0..<20_000).map { WordPairs.Word(text: "b\(20_000 - $0)", head: "b") }
    #expect(WordPairs(old, new).before.allSatisfy { $0 == nil })
  }

  /// The frame that had the id of a view keeps it with another number, and without it the view has the id.
  @Test func framesKeepTheirIDs() {
    let base = Self.leaf("Text(\"A\")", "a#").frame(width: 40).id("a").padding(8)
    let wider = EditedTree(Self.leaf("Text(\"A\")").frame(width: 50).padding(8), from: base)
    #expect(wider.node.modifiers.map(\.id) == ["a", nil])
    #expect(wider.node.id == "a#")
    #expect(wider.changed == ["a", "a#"])
    let bare = EditedTree(Self.leaf("Text(\"A\")").padding(8), from: base)
    #expect(bare.aliases == ["a": "a#"])
    #expect(bare.unknown.isEmpty)
  }
}
