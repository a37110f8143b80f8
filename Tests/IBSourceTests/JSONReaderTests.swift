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
    "", "{", "[1,]", #"{"a":1,}"#, #"{"a" 1}"#, "{a:1}", "[1 2]", "tru", "01", "1.", "-", "1e", "1e999", "\"a",
    "\"\\x\"",
    #""\u12G4""#, #""\u+123""#, "\"\n\"", "[] []",
  ])
  func whatIsNoJSONIsRefusedWithAPlace(_ text: String) throws {
    let found = try #require(problem(text))
    #expect(found.range.upper <= text.utf8.count)
    #expect(!found.message.isEmpty)
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
