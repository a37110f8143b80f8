import IBSource
import IBSyntax
import Testing

@Suite struct RangeTests {
  private func cut(_ range: SourceRange?, _ tree: SyntaxTree) -> String? {
    range.map(tree.source.text)
  }

  @Test func cutsTagsWithContent() throws {
    let tree = try tree("<?xml version=\"1.0\"?>\n<a>\n  <b c=\"d\">text</b >\n</a>\n")
    let b = try #require(tree.root?.firstChild)
    #expect(cut(b.range, tree) == "<b c=\"d\">text</b >")
    #expect(cut(b.startTagRange, tree) == "<b c=\"d\">")
    #expect(cut(b.endTagRange, tree) == "</b >")
    #expect(cut(b.nameRange, tree) == "b")
    #expect(cut(b.contentRange, tree) == "text")
    // `<?xml version="1.0"?>` and its line feed are 22 bytes, `<a>` and its line feed 4, the indentation 2.
    #expect(b.range.lower == 28)
    #expect(tree.position(of: b.range.lower) == SourcePosition(line: 3, column: 3))
  }

  @Test func cutsEmptyTags() throws {
    let tree = try tree("<a><b /></a>")
    let b = try #require(tree.root?.firstChild)
    #expect(cut(b.range, tree) == "<b />")
    #expect(b.endTagRange == nil)
    #expect(b.contentRange == SourceRange(6, 6))
  }

  @Test func cutsAttributesWrittenInEveryWay() throws {
    let text = "<a\n  b = \"1 > 0 /> x\"\r\n\tc='say \"x\"' d=\"it's\"\n e=\"\"\n/>"
    let tree = try tree(text)
    let attributes = try #require(tree.root).attributes
    #expect(attributes.map(\.nameText) == ["b", "c", "d", "e"])
    #expect(attributes.map { cut($0.nameRange, tree) } == ["b", "c", "d", "e"])
    #expect(attributes.map { cut($0.valueRange, tree) } == ["1 > 0 /> x", "say \"x\"", "it's", ""])
    #expect(attributes.map { cut($0.range, tree) } == ["b = \"1 > 0 /> x\"", "c='say \"x\"'", "d=\"it's\"", "e=\"\""])
  }

  @Test func markupInCommentsInstructionsAndCDATAIsNoElement() throws {
    let tree = try tree("<!-- <x> --><?y <z> ?><a><!-- </a> --><![CDATA[<b></a>]]><a><?p </a>?></a></a><!-- > -->")
    #expect(tree.elementCount == 2)
    let root = try #require(tree.root)
    #expect(cut(root.range, tree)?.hasSuffix("</a></a>") == true)
    #expect(cut(root.firstChild?.range, tree) == "<a><?p </a>?></a>")
    #expect(root.text == "<b></a>")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func positionsCountEveryKindOfLineEnd(lineEnd: String) throws {
    let tree = try tree(["<a>", "  <b/>", "</a>", ""].joined(separator: lineEnd))
    let b = try #require(tree.root?.firstChild)
    #expect(tree.position(of: b.range.lower) == SourcePosition(line: 2, column: 3))
    #expect(cut(b.range, tree) == "<b/>")
  }

  @Test func columnsBehindOtherScriptsAreUTF16Units() throws {
    let tree = try tree("<a ü=\"€😀\"><b/></a>")
    let b = try #require(tree.root?.firstChild)
    // `<a ü="` is 6 units, € 1, 😀 2 and `">` 2: 11 before `<b/>`.
    #expect(tree.position(of: b.range.lower) == SourcePosition(line: 1, column: 12))
    #expect(tree.root?.attributes.first?.nameText == "ü")
  }

  @Test func aByteOrderMarkIsKeptAndCounted() throws {
    let tree = try tree("\u{FEFF}<?xml version=\"1.0\" encoding=\"utf-8\"?><a/>")
    #expect(tree.source.bytes.prefix(3) == [0xEF, 0xBB, 0xBF])
    #expect(cut(tree.root?.range, tree) == "<a/>")
  }

  @Test func prefixedNamesAreKeptWhole() throws {
    let tree = try tree("<p:a xmlns:p=\"urn:p\" p:b=\"1\"><p:c/></p:a>")
    #expect(tree.root?.tag == "p:a")
    #expect(tree.root?.attributes.map(\.nameText) == ["xmlns:p", "p:b"])
  }
}
