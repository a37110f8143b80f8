import IBSource
import IBSyntax
import Testing

@Suite struct SyntaxEditTests {
  /// The text after an edit of the first child of the root.
  private func edited(_ text: String, _ edit: (XMLElement) throws -> TextEdit) throws -> String {
    let tree = try tree(text)
    let bytes = TextEdit.apply([try edit(try #require(tree.root?.firstChild))], to: tree.source.bytes)
    return String(decoding: try #require(bytes), as: UTF8.self)
  }

  @Test func setsAValueEscapedAsXcodeDoes() throws {
    let result = try edited("<a><b id='1'  text=\"old\" /></a>") {
      SyntaxEdit.setValue(of: try #require($0.attribute(.text)), to: "<\"a\" & 'b'>")
    }
    #expect(result == "<a><b id='1'  text=\"&lt;&quot;a&quot; &amp; 'b'&gt;\" /></a>")
  }

  @Test func whatIsSetIsReadBack() throws {
    let value = "a\tb\nc\rd\r\ne '\"<>&amp; é😀"
    for quote in ["\"", "'"] {
      let result = try edited("<a><b text=\(quote)old\(quote)/></a>") {
        SyntaxEdit.setValue(of: try #require($0.attribute(.text)), to: value)
      }
      #expect(try tree(result).root?.firstChild?[.text] == value)
    }
  }

  /// The text of an element keeps quotes, line ends and tabs, as Xcode does.
  @Test func setsATextEscapedAsXcodeDoes() throws {
    let value = "<\"a\"\n\t& 'b'>\r"
    let result = try edited("<a><string key=\"text\">old</string></a>") { SyntaxEdit.setText(of: $0, to: value) }
    #expect(result == "<a><string key=\"text\">&lt;\"a\"\n\t&amp; 'b'&gt;&#13;</string></a>")
    #expect(try tree(result).root?.firstChild?.text == value)
  }

  @Test func aValueThatStaysKeepsItsSpelling() throws {
    let text = "<a><b text=\"1 > 0&#x20;&apos;\"/></a>"
    let result = try edited(text) { SyntaxEdit.setValue(of: try #require($0.attribute(.text)), to: "1 > 0 '") }
    #expect(result == text)
  }

  /// The first child of an element with two tags replaces the white space in it, or comes before its text.
  @Test(arguments: [
    ("<a>\n    <b></b>\n</a>", "<a>\n    <b>\n        <c/>\n    </b>\n</a>"),
    ("<a>\n    <b> \n </b>\n</a>", "<a>\n    <b>\n        <c/>\n    </b>\n</a>"),
    ("<a>\n    <b>x</b>\n</a>", "<a>\n    <b>\n        <c/>\n    x</b>\n</a>"),
    ("<a>\n    <b/>\n</a>", "<a>\n    <b>\n        <c/>\n    </b>\n</a>"),
  ])
  func insertsAnOnlyChild(_ text: String, _ expected: String) throws {
    #expect(try edited(text) { SyntaxEdit.insertChild(["<c/>"], in: $0, after: nil) } == expected)
  }

  @Test func insertsAttributes() throws {
    let behind = try edited("<a><b id=\"1\"  tag=\"2\"/></a>") {
      SyntaxEdit.insert("userLabel", value: "x&y", in: $0) { $0 == "tag" }
    }
    #expect(behind == "<a><b id=\"1\" userLabel=\"x&amp;y\"  tag=\"2\"/></a>")
    let first = try edited("<a><b/></a>") { SyntaxEdit.insert("key", value: "k", in: $0) { _ in true } }
    #expect(first == "<a><b key=\"k\"/></a>")
  }

  @Test func removesAnAttributeWithTheSpaceBeforeIt() throws {
    let result = try edited("<a><b id=\"1\"\n   tag=\"2\" x=\"3\"/></a>") {
      SyntaxEdit.remove(try #require($0.attribute(.tag)))
    }
    #expect(result == "<a><b id=\"1\" x=\"3\"/></a>")
  }

  @Test(arguments: [
    ("<a>\n    <b/>\n    <c/>\n</a>", "<a>\n    <c/>\n</a>"),
    ("<a>\r\n\t<b>\r\n\t</b> \r\n</a>", "<a>\r\n</a>"),
    ("<a>\n<b/><c/>\n</a>", "<a>\n<c/>\n</a>"),
    ("<a><b/>\n</a>", "<a>\n</a>"),
  ])
  func removesAnElementWithItsLine(text: String, expected: String) throws {
    #expect(try edited(text) { SyntaxEdit.remove($0) } == expected)
  }

  @Test(arguments: [
    ("<a>\n    <b/>\n</a>", "<a>\n    <b/>\n    <c/>\n</a>"),
    ("<a>\r\n\t<b>\r\n\t</b>\r\n</a>", "<a>\r\n\t<b>\r\n\t</b>\r\n\t<c/>\r\n</a>"),
  ])
  func insertsALineBehindAnElement(text: String, expected: String) throws {
    #expect(try edited(text) { SyntaxEdit.insertChild(["<c/>"], in: try #require($0.parent), after: $0) } == expected)
  }
}
