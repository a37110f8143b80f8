import IBContent
import Testing

@testable import IBLayout

/// At size 10 each character of the toy font is 5 points wide.
@Suite struct LineBreakerTests {
  private func lines(_ text: String, _ width: Double?, _ mode: LineBreakMode = .wordWrap) -> [Double] {
    ToyFont().lines(of: text, font: .system(10), width: width, mode: mode)
  }

  @Test func textWithoutAWidthStaysOnItsLines() {
    #expect(lines("the quick fox", nil) == [65])
    #expect(lines("a\nbcd", nil) == [5, 15])
  }

  @Test func wordsThatDoNotFitBeginANewLine() {
    // "the quick" is 9 characters wide; with " fox" it is 65 points.
    #expect(lines("the quick fox", 50) == [50, 15])
    // "quick fox" is 45 points as well, so that no two words fit on a line.
    #expect(lines("the quick fox", 44.9) == [20, 30, 15])
  }

  @Test func aLineMayBeExactlyAsWideAsItsRoom() {
    #expect(lines("the quick", 45) == [45])
    // Less than the tolerance too wide.
    #expect(lines("the quick", 45 - 5e-5) == [45])
    #expect(lines("the quick", 45 - 2e-4) == [20, 25])
  }

  @Test func aWordWiderThanTheLineIsBrokenInside() {
    #expect(lines("abcdefgh", 20) == [20, 20])
    // The long word begins a line of its own first.
    #expect(lines("ab cdefgh", 20) == [15, 20, 10])
    // A line holds one character at least.
    #expect(lines("abc", 1) == [5, 5, 5])
  }

  @Test func characterWrappingFillsEachLine() {
    #expect(lines("ab cdefgh", 20, .characterWrap) == [20, 20, 5])
  }

  @Test(arguments: [LineBreakMode.clip, .headTruncation, .tailTruncation, .middleTruncation])
  func otherModesBreakBetweenWords(_ mode: LineBreakMode) {
    #expect(lines("ab cdefgh", 20, mode) == [15, 20, 10])
  }

  @Test func spacesAtABreakCountAsFarAsThereIsRoom() {
    #expect(lines("ab   cd", 12) == [12, 10])
    #expect(lines("ab   cd", 12, .characterWrap) == [12, 10])
    #expect(lines("ab cde", 20) == [15, 15])
  }

  // MARK: - Orphans

  private func linesWithoutOrphans(_ text: String, _ width: Double) -> [Double] {
    LineBreaker(width: width, mode: .wordWrap, avoidsOrphans: true).lines(ToyFont().glyphs(of: text, font: .system(10)))
  }

  /// "the quick brown" would be 75 points and "fox" alone.
  @Test func aWordOnTheLastLineIsJoinedByAnother() {
    #expect(linesWithoutOrphans("the quick brown fox", 75) == [50, 45])
    #expect(lines("the quick brown fox", 75) == [75, 15])
    // Inside a word with a hyphen as well.
    #expect(linesWithoutOrphans("the low-high fox", 60) == [40, 40])
  }

  @Test func aWordStaysAloneWhereAnotherHasNoRoomOrComesFromNowhere() {
    // "abcdefgh abc" is 60 points wide.
    #expect(linesWithoutOrphans("aa abcdefgh abc", 55) == [55, 15])
    #expect(linesWithoutOrphans("the fox", 20) == [20, 15])
    #expect(linesWithoutOrphans("fox", 50) == [15])
  }

  @Test func everyParagraphEndsWithoutOrphans() {
    #expect(linesWithoutOrphans("the quick brown fox\nthe quick brown fox", 75) == [50, 45, 50, 45])
    #expect(linesWithoutOrphans("the quick brown\nfox", 75) == [75, 15])
  }

  @Test func spacesAtTheEndOfTheTextCountAsFarAsThereIsRoom() {
    #expect(lines("ab  ", nil) == [20])
    #expect(lines("ab  ", 15) == [15])
    #expect(lines("ab  \ncd", nil) == [20, 10])
  }

  @Test func newlinesBreakAndTheLastOneBeginsNothing() {
    #expect(lines("a\n\nb", nil) == [5, 0, 5])
    #expect(lines("a\n", nil) == [5])
    #expect(lines("\n", nil) == [0])
    #expect(lines("\n\n", nil) == [0, 0])
    #expect(lines("", nil) == [])
  }

  @Test func ideographsBreakAnywhereButNotBeforeAFullStop() {
    #expect(lines("日本語です", 12) == [10, 10, 5])
    // 。may not begin a line and takes 本 along; 「 may not end one.
    #expect(lines("日本。", 10) == [5, 10])
    #expect(lines("日「本", 10) == [5, 10])
    // Not before an exclamation mark of Latin either, but between the scripts.
    #expect(lines("日本!", 10) == [5, 10])
    #expect(lines("ab日本", 10) == [10, 10])
  }

  @Test func hyphensBreakInsideWordsOnly() {
    #expect(lines("well-known", 30) == [25, 25])
    // Were "x -" a line, the next would be "verb".
    #expect(lines("x -verbose", 20) == [10, 20, 20])
    // Not before a digit, though "pages 10-" would fit.
    #expect(lines("pages 10-12", 45) == [30, 25])
    #expect(lines("and/or", 25) == [20, 10])
  }

  @Test func noBreakSpacesJoin() {
    // "10 km" stays together: 25 points.
    #expect(lines("of 10\u{A0}km", 30) == [15, 25])
  }

  @Test func kerningDoesNotReachOverABreak() {
    let glyphs = [
      Glyph(advance: 10, role: .letter), Glyph(advance: 4, role: .space),
      Glyph(advance: 10, kerning: -1, role: .letter), Glyph(advance: 10, kerning: -2, role: .letter),
    ]
    // 10 + 4 + 9 + 8 = 31 on one line; on a line of its own the second word is 10 + 8.
    #expect(LineBreaker(width: nil, mode: .wordWrap).lines(glyphs) == [31])
    #expect(LineBreaker(width: 30, mode: .wordWrap).lines(glyphs) == [14, 18])
  }

  @Test(arguments: [0.0, -1, -.infinity, .infinity, .nan]) func aWidthThatIsNoneDoesNotBreak(_ width: Double) {
    #expect(lines("the quick fox", width) == [65])
  }

  @Test(.timeLimit(.minutes(1))) func aHugeTextIsBrokenInLinearTime() {
    // 100,000 characters without any space, 20 to the line; and words of 4 letters, 4 with their spaces to the line.
    #expect(lines(String(repeating: "x", count: 100_000), 100).count == 5_000)
    #expect(lines(String(repeating: "word ", count: 20_000), 100).count == 5_000)
    #expect(lines(String(repeating: "\n", count: 100_000), 100).count == 100_000)
  }
}
