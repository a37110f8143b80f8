import IBTestSupport
import PropertyLists
import Testing

@testable import IBTexts

/// Files as Xcode writes them, and files of people, read.
@Suite struct FormatTests {
  @Test func ordersCompareDigitsAsNumbersAndCaseOnRequest() {
    let keys = ["10.text", "9.text", "a.text", "B.text"]
    func sorted(_ order: KeyOrder) -> [String] { keys.sorted(by: order.precedes) }
    #expect(sorted(.bytes) == ["10.text", "9.text", "B.text", "a.text"])
    #expect(sorted(.numeric) == ["9.text", "10.text", "B.text", "a.text"])
    #expect(sorted(.numericIgnoringCase) == ["9.text", "10.text", "a.text", "B.text"])
    #expect(KeyOrder(of: ["b", "a", "c"]) == nil)
    #expect(KeyOrder(of: ["9.text", "10.text"]) == .numeric)
  }

  @Test func noKeyPrecedesItself() {
    for order in KeyOrder.allCases {
      #expect(!order.precedes("a1", "a1"))
      #expect(order.precedes("a", "ab") && !order.precedes("ab", "a"))
    }
  }

  @Test func zerosInFrontOfANumberDoNotCount() {
    for order in [KeyOrder.numeric, .numericIgnoringCase] {
      #expect(!order.precedes("a01", "a1") && !order.precedes("a1", "a01"))
    }
  }

  private func file(_ text: String) throws -> StringsFile { try StringsFile.read(Array(text.utf8)).get() }

  @Test func pairsAreReadWithTheirComments() throws {
    let file = try file(
      #"""
      // by hand
      /* Class = "UILabel"; */
      "a.text" = "tab\t, \U00e9, \"q\"";
      plain.key = word;
      "alone";
      """#)
    #expect(file.problem == nil)
    #expect(file.entries.map(\.key) == ["a.text", "plain.key", "alone"])
    #expect(file.entries.map(\.value) == ["tab\t, é, \"q\"", "word", "alone"])
    #expect(file.commentText(of: file.entries[0]) == #" Class = "UILabel"; "#)
    #expect(file.entries[1].comment == nil)
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", 2, "the value of 'a' has no ';' after it"),
    ("\n\"a\" = \"b", 2, "this text has no end"), ("\"a\" = ;", 1, "unexpected ';'"),
    ("\"a\" = {b = c;};", 1, "a value is not a string"),
  ])
  func aMistakeHasItsLine(_ text: String, _ line: Int, _ message: String) throws {
    #expect(try file(text).problem == StringsFile.Problem(message: message, line: line))
  }

  @Test(arguments: [
    [0xFF, 0xFE] as [UInt8], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF], [],
  ])
  func encodingsAreKept(_ mark: [UInt8]) throws {
    let text = "\"k\" = \"ä😀\";\n"
    let bytes: [UInt8]
    switch mark.first {
    case 0xFF: bytes = mark + Array(text.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case 0xFE: bytes = mark + Array(text.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    default: bytes = mark + Array(text.utf8)
    }
    let file = try StringsFile.read(bytes).get()
    #expect(file.entries.map(\.value) == ["ä😀"])
    #expect(file.encoding.encode(file.text) == bytes)
  }

  @Test func bytesThatAreNoTextAreAProblem() {
    #expect(throws: StringsFile.Problem.self) { try StringsFile.read([0x22, 0xC3, 0x28]).get() }
    #expect(throws: StringsFile.Problem.self) { try StringsFile.read([0xFF, 0xFE, 0x00]).get() }
  }

  @Test func aCatalogThatIsNotChangedKeepsItsBytes() throws {
    let text = #"{ "sourceLanguage": "en", "strings": {"a.text": {"x": 1.50}}, "version": "1.0", "more": [] }"#
    var catalog = try StringCatalog.read(Array(text.utf8)).get()
    catalog.add([("b.text", .object([]))])
    let written = String(decoding: catalog.encoded(), as: UTF8.self)
    #expect(written.contains(#""a.text": {"x": 1.50}"#))
    #expect(written.contains("\"b.text\" : {\n\n    }"))
    #expect(written.hasSuffix(#", "version": "1.0", "more": [] }"#))
  }
}
