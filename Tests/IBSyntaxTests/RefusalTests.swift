import IBSource
import Testing

/// Each kind of file that is not a document has its own sentence and place.
@Suite struct RefusalTests {
  @Test(arguments: [
    ("", "empty-file 1:1 file is empty"),
    (" \r\n\t", "empty-file 1:1 file has only white space"),
    (
      "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n",
      "lfs-pointer 1:1 file is a Git LFS pointer whose content was not fetched: run 'git lfs pull'"
    ),
    ("bplist00\u{1}", "compiled-nib 1:1 file is a compiled nib: pass the .xib or .storyboard that it comes from"),
    ("NIBArchive\u{1}", "compiled-nib 1:1 file is a compiled nib: pass the .xib or .storyboard that it comes from"),
    (
      "<?xml version='1.0' encoding='ISO-8859-1'?><a/>",
      "not-utf8 1:31 file declares the encoding 'ISO-8859-1'; Interface Builder documents are UTF-8"
    ),
    (
      "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b \"c\">]>\n<a>&b;</a>",
      "doctype 2:1 document type declaration: Interface Builder never writes one, so Keyline stops reading here"
    ),
    (
      "<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a/>",
      "doctype 1:1 document type declaration: Interface Builder never writes one, so Keyline stops reading here"
    ),
    (
      "<!DOCTYPE plist PUBLIC \"a\" \"b\"><document/>",
      "doctype 1:1 document type declaration: Interface Builder never writes one, so Keyline stops reading here"
    ),
  ])
  func filesThatAreNoDocuments(text: String, expected: String) throws {
    #expect(summary(try refusal(text), of: text) == expected)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x3C, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x3C], "UTF-16"), ([0x3C, 0x00, 0x61, 0x00], "UTF-16"),
      ([0x00, 0x3C, 0x00, 0x61], "UTF-16"), ([0xFF, 0xFE, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"),
      ([0x3C, 0x00, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0x00, 0x3C], "UTF-32"),
    ] as [([UInt8], String)])
  func wideEncodings(bytes: [UInt8], encoding: String) throws {
    let finding = try refusal(bytes)
    #expect(finding.rule == "utf16-file")
    #expect(finding.message == "file is \(encoding) text; Interface Builder documents are UTF-8")
  }

  @Test(
    arguments: [
      // A lone continuation byte, Latin-1 text, an overlong '/', a surrogate, a code point above U+10FFFF, a cut sequence.
      ([0x80], 3), ([0xE9, 0x20], 3), ([0xC0, 0xAF], 3), ([0xED, 0xA0, 0x80], 3), ([0xF5, 0x80, 0x80, 0x80], 3),
      ([0xC3, 0xA9, 0xE2, 0x82], 5),
    ] as [([UInt8], Int)])
  func bytesThatAreNotUTF8(bytes: [UInt8], offset: Int) throws {
    let finding = try refusal(Array("<a>".utf8) + bytes + Array("</a>".utf8))
    #expect(finding.rule == "not-utf8")
    #expect(finding.range.lower == offset)
  }

  @Test(arguments: [
    ("<a><b></a>", "malformed-xml 1:7 </a> does not match the open <b>"),
    ("<a/></b>", "malformed-xml 1:5 </b> has no start tag"),
    ("<a/><b/>", "malformed-xml 1:5 content after the end of the document"),
    ("hello", "malformed-xml 1:1 not an XML document: it does not begin with '<'"),
    ("<!-- only this -->", "malformed-xml 1:19 file has no element"),
    ("<a b=\"1\" b=\"2\"/>", "malformed-xml 1:15 attribute occurs twice"),
    ("<a>\n  x & y\n</a>", "malformed-xml 2:6 expected a name; write a literal '&' or '<' as '&amp;' or '&lt;'"),
    ("<a b=\"x & y\"/>", "malformed-xml 1:10 expected a name; write a literal '&' or '<' as '&amp;' or '&lt;'"),
    (
      "<a b=\"&nope;\"/>",
      "malformed-xml 1:13 unknown entity; write a literal '&' as '&amp;'"
    ),
    ("<a b=c/>", "malformed-xml 1:6 attribute value without quotes"),
    ("<a b/>", "malformed-xml 1:5 attribute without a value"),
    ("<a b=\"1\"c=\"2\"/>", "malformed-xml 1:9 expected white space between attributes"),
    ("<a b=\"<\"/>", "malformed-xml 1:7 '<' inside an attribute value: write '&lt;' or close the value before it"),
    ("<a>\u{1}</a>", "malformed-xml 1:4 character that XML does not allow"),
    ("<a>]]></a>", "malformed-xml 1:4 ']]>' in text: write ']]&gt;'"),
    ("\n<?xml version=\"1.0\"?><a/>", "malformed-xml 2:6 XML declaration is not at the start of the file"),
  ])
  func textThatIsNotWellFormed(text: String, expected: String) throws {
    #expect(summary(try refusal(text), of: text) == expected)
  }

  @Test(arguments: [
    ("<a>\n  <b>", "truncated-file 2:6 file ends inside <b>"),
    ("<a>\n  <b c=\"d", "truncated-file 2:10 file ends inside <a>"),
    ("<a><b/", "truncated-file 1:7 file ends inside <a>"),
    ("<a><!-- b", "truncated-file 1:10 file ends inside <a>"),
    ("<a></", "truncated-file 1:6 file ends inside <a>"),
    ("<a><", "truncated-file 1:5 file ends inside <a>"),
    ("<a", "truncated-file 1:3 file ends inside a tag or comment"),
    ("<a/><!--", "truncated-file 1:9 file ends inside a tag or comment"),
  ])
  func filesCutOff(text: String, expected: String) throws {
    #expect(summary(try refusal(text), of: text) == expected)
  }

  @Test func aCutFileNamesWhereTheOpenElementBegins() throws {
    let finding = try refusal("<a>\n  <b>")
    #expect(finding.notes == [Finding.Note("<b>", at: SourceRange(6, 9))])
  }

  @Test func namesInMessagesAreShortened() throws {
    let name = String(repeating: "n", count: 10_000)
    #expect(try refusal("<\(name)>").message.count < 120)
  }

  /// A hostile file may have a name of megabytes.
  @Test func aNameOfMoreThanEightyBytesIsCutOff() throws {
    func message(_ length: Int) throws -> String {
      try refusal(Array("<a></\(String(repeating: "b", count: length - 3))>".utf8)).message
    }
    let name = String(repeating: "b", count: 77)
    #expect(try message(80) == "</\(name)> does not match the open <a>")
    #expect(try message(81) == "</\(name)b… does not match the open <a>")
  }
}
