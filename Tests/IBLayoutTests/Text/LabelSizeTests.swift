import IBLayout
import IBModel
import Testing

@Suite struct LabelSizeTests {
  private let toy = ToyFont()
  /// Characters 5 points wide, lines 12 points high.
  private let font = Font.system(10)

  @Test func theSizeIsTheWidestLineTimesTheLines() {
    // With the space that the line broke at.
    #expect(toy.size(of: "the quick fox", font: font, width: 50, maximumLines: 0) == Size(width: 50, height: 24))
    #expect(toy.size(of: "a\nbcd\ne", font: font, width: nil, maximumLines: 0) == Size(width: 15, height: 36))
  }

  @Test func aSingleLineIsNeverBroken() {
    #expect(toy.size(of: "the quick fox", font: font, width: 50, maximumLines: 1) == Size(width: 65, height: 12))
    #expect(toy.size(of: "ab\ncdef", font: font, width: 50, maximumLines: 1) == Size(width: 10, height: 12))
  }

  @Test func noMoreLinesThanAllowedAreCounted() {
    // The second of three lines goes on as far as an ellipsis has room after it: "quick f…".
    let size = toy.size(of: "the quick fox", font: font, width: 44.9, maximumLines: 2)
    #expect(size == Size(width: 40, height: 24))
    // Inside a word, and not after a space: "brown fo…", "the…".
    #expect(toy.size(of: "ab\nbrown foxes", font: font, width: 47, maximumLines: 2).width == 45)
    #expect(toy.size(of: "a\nthe quick", font: font, width: 25, maximumLines: 2).width == 20)
    #expect(toy.size(of: "the", font: font, width: 50, maximumLines: 5) == Size(width: 15, height: 12))
    #expect(toy.size(of: "a\nb", font: font, width: 50, maximumLines: -3) == Size(width: 5, height: 24))
  }

  @Test func linesOfATextStyleLieItsLeadingApart() {
    var font = font
    font.leading = 15
    // 12 + 2 * 15.
    #expect(toy.size(of: "a\nb\nc", font: font, width: nil, maximumLines: 0).height == 42)
    #expect(toy.linePitch(font) == 15)
    #expect(toy.linePitch(self.font) == 12)
  }

  @Test func emptyTextHasNoSizeButANewlineHasALine() {
    #expect(toy.size(of: "", font: font, width: 50, maximumLines: 0) == .zero)
    #expect(toy.size(of: "\n", font: font, width: 50, maximumLines: 0) == Size(width: 0, height: 12))
  }
}
