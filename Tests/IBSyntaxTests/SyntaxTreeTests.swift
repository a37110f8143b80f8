import IBSource
import IBSyntax
import Testing

@Suite struct SyntaxTreeTests {
  @Test func readsElementsInDocumentOrder() throws {
    let tree = try tree("<view id=\"a\"><subviews><label/><view/></subviews><rect key=\"frame\"/></view>")
    #expect(tree.elementCount == 5)
    let root = try #require(tree.root)
    #expect(root.tag == "view" && root.name == .view)
    #expect(root.children.map(\.tag) == ["subviews", "rect"])
    #expect(root.descendants.map(\.tag) == ["subviews", "label", "view", "rect"])
    #expect(root.firstChild?.children.map(\.name) == [.label, .view])
    #expect(root.child(named: .rect, key: "frame") == root.child(key: "frame"))
    #expect(root.child(named: .rect)?.parent == root)
    #expect(root.parent == nil)
    #expect(root.children(named: .rect).map(\.index) == [4])
  }

  /// Before, inside and after the elements of `<a> <b/> </a>`.
  @Test(
    arguments: [(0, nil), (1, "a"), (4, "a"), (5, "b"), (8, "b"), (9, "a"), (13, "a"), (14, nil)] as [(Int, String?)])
  func theInnermostElementContainsAnOffset(_ offset: Int, _ tag: String?) throws {
    #expect(try tree(" <a> <b/> </a> ").innermostElement(at: offset)?.tag == tag)
  }

  @Test func treesAreReadSideBySide() async {
    // libxml2 has global state; a tree must not depend on what other threads read.
    let counts = await withTaskGroup(of: Int?.self) { group in
      for number in 1...64 {
        group.addTask {
          let text = "<a>" + String(repeating: "<b c=\"&amp;\"/>", count: number) + "</a>"
          return SyntaxParser.parse(SourceFile(path: "", bytes: Array(text.utf8))).0?.elementCount
        }
      }
      return await group.reduce(into: []) { $0.append($1 ?? -1) }
    }
    #expect(counts.sorted() == Array(2...65))
  }
}
