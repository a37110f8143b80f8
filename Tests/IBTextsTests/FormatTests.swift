import IBSource
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
    ("\n\"a\" = \"b", 2, "this string is not closed"), ("\"a\" = ;", 1, "unexpected ';'"),
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

  @Test func aValueOfACatalogIsWrittenLikeXcodes() throws {
    let text = #"{"b": [], "a": {}, "c": [1, "x", [true]], "e": null, "d": {"f": -1.50}}"#
    let json = try JSONReader.read(Array(text.utf8)).get()
    var value = CatalogValue(json, Array(text.utf8))
    #expect(value.keys == ["b", "a", "c", "e", "d"] && value["c"]?.keys == [] && value["z"] == nil)
    #expect(
      value.json() == """
        {
          "b" : [

          ],
          "a" : {

          },
          "c" : [
            1,
            "x",
            [
              true
            ]
          ],
          "e" : null,
          "d" : {
            "f" : -1.50
          }
        }
        """)
    // A new key comes before the first greater one, a removed one leaves the others, and only an object has members.
    value["b"] = nil
    value["e"] = .text("E")
    value["bb"] = .literal("2")
    value["zz"] = .literal("3")
    value["y"] = nil
    #expect(value.keys == ["a", "bb", "c", "e", "d", "zz"] && value["e"]?.string == "E" && value["bb"]?.string == nil)
    var list = CatalogValue.array([])
    list["a"] = .text("b")
    #expect(list == .array([]) && list["a"] == nil)
  }

  @Test func charactersOfJSONAreEscaped() {
    #expect(CatalogValue.quoted("a\"\\\n\t\r\u{8}\u{C}\u{1}\u{1F} é") == #""a\"\\\n\t\r\b\f\u0001\u001f é""#)
  }

  /// A text in the order of its catalog comes before the first greater key; without order, texts come last.
  @Test(arguments: [
    (["a.text", "c.text"], ["a.text", "b.text", "c.text", "d.text"]), (["c.text"], ["b.text", "c.text", "d.text"]),
    (["c.text", "a.text"], ["c.text", "a.text", "b.text", "d.text"]), ([], ["b.text", "d.text"]),
  ])
  func newTextsOfACatalogTakeTheirPlaces(_ old: [String], _ all: [String]) {
    var catalog = StringCatalog(sourceLanguage: "en", old.map { ($0, .object([])) })
    catalog.add([("b.text", .object([])), ("d.text", .object([]))])
    #expect(catalog.allKeys == all)
    catalog.remove(["b.text", "c.text"])
    #expect(catalog.allKeys == all.filter { $0 != "b.text" && $0 != "c.text" } && catalog["b.text"] == nil)
  }

  @Test func aCatalogHasLanguagesAndTheirValues() throws {
    let unit = { (text: String) in #"{"stringUnit": {"state": "new", "value": "\#(text)"}}"# }
    let text = #"""
      {"sourceLanguage": "en", "strings": {
        "a": {"localizations": {"de": \#(unit("A")), "it": {}}}, "b": {"localizations": {"fr": \#(unit("B"))}}, "c": {}}}
      """#
    let catalog = try StringCatalog.read(Array(text.utf8)).get()
    #expect(catalog.languages == ["de", "fr", "it"] && catalog.sourceLanguage == "en")
    #expect(catalog.values(in: "de") == ["a": "A"] && catalog.values(in: "fr") == ["b": "B"])
    #expect(catalog.values(in: "it") == [:])
    for broken in [#"{"strings": {}}"#, #"{"sourceLanguage": "en"}"#, #"{"sourceLanguage": 1, "strings": {}}"#, "{"] {
      #expect(throws: JSONProblem.self, "\(broken)") { try StringCatalog.read(Array(broken.utf8)).get() }
    }
    let empty = String(decoding: StringCatalog(sourceLanguage: "en").encoded(), as: UTF8.self)
    #expect(empty == "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}")
  }

  /// The text of each pair with what belongs to it, and its last comment.
  @Test(arguments: [
    ("a = b;", ["a = b;"], [nil]), ("/**/a=b;//c", ["/**/a=b;//c"], ["/**/"]),
    ("a=b; \t// c\nd=e;", ["a=b; \t// c", "d=e;"], [nil, nil]),
    ("a=b;\n// c\n/* d; */ e=f;", ["a=b;", "// c\n/* d; */ e=f;"], [nil, "/* d; */"]),
    ("a = b /* ; */ ; c /* d */ = e;", ["a = b /* ; */ ;", "c /* d */ = e;"], [nil, nil]),
    ("\"a\"; /* c */ b;", ["\"a\";", "/* c */ b;"], [nil, "/* c */"]),
    ("// c\r\na=b;", ["// c\r\na=b;"], ["// c"]),
  ])
  func aPairHasWhatBelongsToIt(_ text: String, _ pairs: [String], _ comments: [String?]) throws {
    let file = try file(text)
    #expect(file.entries.map { file.text($0.range) } == pairs)
    #expect(file.entries.map { $0.comment.map(file.text) } == comments)
    #expect(file.lineEnd == (text.contains("\r\n") ? "\r\n" : "\n"))
  }

  @Test func aCommentOfXcodeIsRead() {
    let comment = #" Class = "UILabel"; aaa-aa-aaa.titles[0] = "a \"b\"\n\t\\"; ObjectID = "aaa-aa-aaa"; Note = "c"; "#
    #expect(
      TextComment.source(of: comment)
        == TextComment.Source(className: "UILabel", property: "titles[0]", text: "a \"b\"\n\t\\"))
    for end in [
      "", "Class", #"Class = "A"; text"#, #"Class = "A"; text = "b"; ObjectID = "c"#, #"Class = "A" text = "b";"#,
    ] {
      #expect(TextComment.source(of: end) == nil, "\(end)")
    }
    #expect(TextComment.quoted("a\"\\\n\té\r") == "\"a\\\"\\\\\\n\\té\r\"")
    #expect(["", "  ", " a b ", "\n\ta"].map(\.trimmingSpaces) == ["", "", "a b", "a"])
  }

  @Test(arguments: [
    ("a2", "a10", "na", "bi"), ("a10", "a2", "bi", "na"), ("a02b", "a2c", "bina", ""), ("a1", "aa", "bina", ""),
    ("B", "a", "bn", "ia"), ("a", "B", "ia", "bn"), ("a.1", "a1", "bi", "na"), ("a9b1", "a9b02", "na", ""),
  ])
  func everyOrderComparesInItsWay(_ first: String, _ second: String, _ precede: String, _ others: String) {
    let names: [(KeyOrder, Character)] = [
      (.bytes, "b"), (.bytesIgnoringCase, "i"), (.numeric, "n"), (.numericIgnoringCase, "a"),
    ]
    for (order, name) in names where precede.contains(name) || others.contains(name) {
      #expect(order.precedes(first, second) == precede.contains(name), "\(order)")
      #expect(order.precedes(second, first) != order.precedes(first, second), "\(order)")
    }
  }

  @Test(arguments: ["<?xml version=\"1.0\"?><plist/>", "bplist00"])
  func aPropertyListInAnotherFormIsRefused(_ text: String) {
    guard case .failure(let problem) = StringsFile.read(Array(text.utf8)) else {
      Issue.record("read")
      return
    }
    #expect(problem.message == "the file is a property list in XML or binary form" && problem.line == 1)
  }
}
