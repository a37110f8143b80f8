import Testing

@testable import IBReport

/// The addresses of lines on servers, and texts in lines.
@Suite struct DiffLineTests {
  @Test func noLineIsWiderThanItsWidth() {
    let text = (0..<60).map { "word\($0)" }.joined(separator: " ") + " " + String(repeating: "x", count: 300)
    let lines = WrappedText.lines(text, indent: 2, next: 6, width: 120)
    #expect(lines.allSatisfy { $0.count <= 120 })
    #expect(lines[0].hasPrefix("  word0 ") && lines[1].hasPrefix("      word"))
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }

  @Test func aPathIsPartOfAnAddress() {
    let versions = ComparedVersions(old: "main", new: "topic", date: "2026-01-02", files: "https://x.org/o/r/blob/abc/")
    #expect(versions.words == "main → topic, 2026-01-02")
    #expect(versions.address(of: "App/a b#.xib", line: 7) == "https://x.org/o/r/blob/abc/App/a%20b%23.xib#L7")
    #expect(ComparedVersions(old: "a", new: "b").address(of: "a.xib") == nil)
  }
}
