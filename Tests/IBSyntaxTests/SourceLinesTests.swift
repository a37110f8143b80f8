import IBSource
import Testing

@testable import IBSyntax

/// Which bytes go with an element that is removed, and how a new line begins.
@Suite struct SourceLinesTests {
  /// What is left of a text when `<x/>` and what belongs to it are removed.
  private func rest(of text: String) throws -> String {
    let start = try #require(text.utf8.firstRange(of: "<x/>".utf8)).lowerBound
    let lower = text.utf8.distance(from: text.startIndex, to: start)
    let bytes = Array(text.utf8)
    let range = SourceLines.wholeLines(of: SourceRange(lower, lower + 4), in: bytes)
    return String(decoding: bytes[..<range.lower] + bytes[range.upper...], as: UTF8.self)
  }

  @Test(arguments: [
    ("a\n  <x/>\nb", "a\nb"), ("a\r\n\t<x/> \r\nb", "a\r\nb"), ("a\r  <x/>\rb", "a\rb"), ("<x/>\nb", "b"),
    ("  <x/>", ""), ("a\n<x/>  ", "a\n"),
  ])
  func anElementAloneOnItsLineTakesTheLineWithIt(_ text: String, _ rest: String) throws {
    #expect(try self.rest(of: text) == rest)
  }

  @Test(arguments: [("a <x/>\nb", "a \nb"), ("a\n <x/> b", "a\n  b"), ("a<x/>", "a")])
  func anElementBesideOthersGoesAlone(_ text: String, _ rest: String) throws {
    #expect(try self.rest(of: text) == rest)
  }

  @Test(arguments: [("a\r\nb\n", "\r\n"), ("a\nb\r\n", "\n"), ("a\rb", "\r"), ("a", "\n"), ("a\r", "\r")])
  func theFirstLineEndCounts(_ text: String, _ end: String) {
    #expect(SourceLines.lineEnd(in: Array(text.utf8)) == Array(end.utf8))
  }
}
