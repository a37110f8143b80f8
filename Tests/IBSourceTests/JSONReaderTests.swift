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

  @Test func nestingHasALimit() throws {
    let depth = JSONReader.deepest
    #expect(problem(String(repeating: "[", count: depth) + String(repeating: "]", count: depth)) == nil)
    #expect(problem(String(repeating: "[", count: 100_000))?.message.contains("nested deeper") == true)
  }
}
