import IBReport
import Testing

@Suite struct JSONWriterTests {
  @Test func commasStandBetweenMembersAndElementsOnly() {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("a")
      writer.array { writer in
        writer.value(1)
        writer.object { _ in }
        writer.array { _ in }
        writer.null()
      }
      writer.key("b")
      writer.value(true)
      writer.key("c")
      writer.value(2.5, -1)
    }
    #expect(text(writer.bytes) == #"{"a":[1,{},[],null],"b":true,"c":[2.5,-1]}"#)
  }

  @Test func escapesWhatJSONDemands() {
    var writer = JSONWriter()
    writer.value("\"\\/ \n\r\t \u{01}\u{1F}\u{7F} é😀")
    #expect(text(writer.bytes) == "\"\\\"\\\\/ \\n\\r\\t \\u0001\\u001f\\u007f é😀\"")
  }

  /// A string of one character that needs an escape has no other that shows the writer that one is needed.
  @Test(arguments: [
    ("\"", "\\\""), ("\\", "\\\\"), ("\u{1F}", "\\u001f"), (" ", " "), ("~", "~"), ("\u{7F}", "\\u007f"),
  ])
  func aCharacterAloneIsEscapedToo(character: String, written: String) {
    var writer = JSONWriter()
    writer.value(character)
    #expect(text(writer.bytes) == "\"\(written)\"")
  }

  /// A reader of JSON Lines may split at every Unicode line end; a string must not be split.
  @Test func lineSeparatorsInsideStringsAreEscaped() {
    var writer = JSONWriter()
    writer.value("a\u{2028}b\u{2029}c\u{85}dÅ")
    #expect(text(writer.bytes) == "\"a\\u2028b\\u2029c\\u0085dÅ\"")
  }

  @Test func aNumberWithoutTextIsNull() {
    var writer = JSONWriter()
    writer.value(.nan, 1)
    #expect(text(writer.bytes) == "[null,1]")
  }

  @Test func eachLineIsATextOfItsOwn() {
    var writer = JSONWriter()
    writer.value(1)
    writer.endLine()
    writer.value(2)
    writer.endLine()
    #expect(text(writer.bytes) == "1\n2\n")
  }
}
