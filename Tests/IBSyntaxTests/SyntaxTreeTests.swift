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
    #expect(root.firstChild?.firstChild?.nextSibling?.name == .view)
    #expect(root.firstChild?.firstChild?.nextSibling?.nextSibling == nil)
    #expect(root.child(named: .rect, key: "frame") == root.child(key: "frame"))
    #expect(root.child(named: .rect)?.parent == root)
    #expect(root.parent == nil && root.nextSibling == nil)
    #expect(root.children(named: .rect).map(\.index) == [4])
  }
}
