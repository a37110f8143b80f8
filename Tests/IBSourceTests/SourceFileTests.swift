import IBSource
import Testing

@Suite struct SourceFileTests {
  private let file = SourceFile(path: "a.xib", bytes: Array("häi".utf8))

  @Test func textIsTheBytesOfTheRange() {
    #expect(file.text(SourceRange(1, 3)) == "ä")
    #expect(file.text(SourceRange(0, 4)) == "häi")
  }

  @Test func textOutsideTheFileIsClipped() {
    #expect(file.text(SourceRange(-5, 1)) == "h")
    #expect(file.text(SourceRange(3, 50)) == "i")
    #expect(file.text(SourceRange(50, 60)) == "")
  }

  @Test func brokenUTF8IsReplaced() {
    // The first byte of "ä" alone.
    #expect(file.text(SourceRange(1, 2)) == "\u{FFFD}")
  }

  @Test func aRangeNeverEndsBeforeItBegins() {
    #expect(SourceRange(5, 3) == SourceRange(5, 5))
    #expect(SourceRange(2, 7).count == 5)
  }
}
