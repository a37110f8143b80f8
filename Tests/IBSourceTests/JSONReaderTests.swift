import Testing

@testable import IBSource

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8)).get() }

  private func problem(_ text: String) -> JSONProblem? {
    if case .failure(let problem) = JSONReader.read(Array(text.utf8)) { problem } else { nil }
  }

  @Test func everyKindOfValueIsRead() throws {
    let value = try read(#"{"a":[1,-2.5e1,true,false,null,"x"],"b":{}}"#)
    #expect(value["a"]?.elements.map(\.number) == [1, -25, nil, nil, nil, nil])
    #expect(value["a"]?.elements.map(\.flag) == [nil, nil, true, false, nil, nil])
    #expect(value["a"]?.elements.last?.text == "x")
    #expect(value["b"]?.members.isEmpty == true)
  }

  @Test func valuesAndKeysKnowTheirPlaces() throws {
    let member = try #require(read(#"{ "key" : "vä" }"#).member("key"))
    #expect(member.keyRange == SourceRange(2, 7))
    #expect(member.value.range == SourceRange(10, 15))
  }

  @Test func escapesAreDecoded() throws {
    let text = #""\"\\\/\b\f\n\r\tä😀\uD83D""#
    #expect(try read(text).text == "\"\\/\u{8}\u{C}\n\r\tä😀\u{FFFD}")
    // A pair of code units, half a pair before another escape, and one at the end.
    #expect(try read(#""\uD83D\uDE00x\uD83D\u0041\uD83D\n""#).text == "😀x\u{FFFD}A\u{FFFD}\n")
  }

  @Test func aByteOrderMarkIsPassedOver() throws {
    #expect(try read("\u{FEFF}[]").elements.isEmpty)
  }

  @Test(arguments: [
    ("", "expected a value, but the JSON text ends", 0, 0), ("{", "expected a key in quotation marks", 1, 1),
    ("[1,]", "expected a value", 3, 4), (#"{"a":1,}"#, "expected a key in quotation marks", 7, 8),
    (#"{"a" 1}"#, "expected a colon", 5, 6), ("{a:1}", "expected a key in quotation marks", 1, 2),
    ("[1 2]", "expected a comma or the end of the array", 3, 4),
    ("[1", "expected a comma or the end of the array", 2, 2),
    (#"{"a":1 2}"#, "expected a comma or the end of the object", 7, 8), ("tru", "expected a value", 0, 1),
    ("01", "'01' is not a JSON number", 0, 2), (" -01", "'-01' is not a JSON number", 1, 4),
    ("1.", "'1.' is not a JSON number", 0, 2), (".5", "expected a value", 0, 1),
    ("-", "'-' is not a JSON number", 0, 1),
    ("1e", "'1e' is not a JSON number", 0, 2), ("1e+", "'1e+' is not a JSON number", 0, 3),
    ("1.e5", "'1.e5' is not a JSON number", 0, 4), ("1e999", "'1e999' is not a JSON number", 0, 5),
    ("\"a", "the JSON text ends inside a string", 2, 2), ("\"\\", "the JSON text ends inside a string", 2, 2),
    ("\"\\x\"", "invalid JSON escape", 3, 4), (#""\u12G4""#, "expected four hexadecimal digits", 3, 4),
    (#""\u+123""#, "expected four hexadecimal digits", 3, 4), (#""\u123""#, "expected four hexadecimal digits", 3, 4),
    ("\"\n\"", "a control character must be written as an escape", 2, 3),
    ("\"\u{1F}\"", "a control character must be written as an escape", 2, 3),
    ("[] []", "unexpected text after the JSON value", 3, 4),
  ])
  func whatIsNoJSONIsRefusedWithAPlace(_ text: String, _ message: String, _ lower: Int, _ upper: Int) {
    #expect(problem(text) == JSONProblem(message: message, range: SourceRange(lower, upper)))
  }

  @Test(arguments: [("0", 0.0), ("-0.5", -0.5), ("10", 10), ("1E5", 1e5), ("1e+5", 1e5), ("\t\r\n 1.5e-5 ", 1.5e-5)])
  func numbersAreRead(_ text: String, _ number: Double) throws {
    #expect(try read(text).number == number)
  }

  @Test(arguments: [[0xE9], [0xC3], [0xED, 0xA0, 0x80], [0xFF]])
  func aStringInAnotherEncodingIsRefused(_ bytes: [UInt8]) throws {
    let text = Array(#"{"a": "x"#.utf8) + bytes + Array(#""}"#.utf8)
    guard case .failure(let problem) = JSONReader.read(text) else {
      throw JSONProblem(message: "read", range: .init(0, 0))
    }
    #expect(problem.message == "the string is not UTF-8")
    #expect(problem.range == SourceRange(6, 9 + bytes.count))
  }

  @Test func aLongNumberIsNotRepeated() throws {
    let text = try #require(problem("[" + String(repeating: "9", count: 1_000_000) + "]")).message
    #expect(text == "'\(String(repeating: "9", count: 40))…' is not a JSON number")
  }

  /// A value takes many times the memory of its bytes.
  @Test func valuesAndKeysHaveALimit() throws {
    let most = ReadingBudget.jsonElements
    #expect(problem("[" + String(repeating: "0,", count: most - 2) + "0]") == nil)
    #expect(
      problem("[" + String(repeating: "0,", count: most - 1) + "0]")?.message == "more than 2000000 values and keys")
    let members = String(repeating: #""":0,"#, count: most / 2)
    #expect(problem("{\(members)\"\":0}")?.message == "more than 2000000 values and keys")
  }

  @Test func nestingHasALimit() throws {
    let depth = JSONReader.deepest
    #expect(problem(String(repeating: "[", count: depth) + String(repeating: "]", count: depth)) == nil)
    #expect(problem(String(repeating: "[", count: 100_000))?.message.contains("nested deeper") == true)
  }
}
