import Testing

/// Leading and trailing, directional margins, and directions that a view is forced into.
///
/// The canvas reads left to right; it is 393 x 852 with margins of 16 and a safe area of 59 at the top.
@Suite struct RightToLeftTests {
  private let layout: SampleLayout

  init() throws { layout = try SampleLayout("RightToLeft.storyboard") }

  @Test func leadingIsLeftInTheCanvasDirection() throws {
    // 20 below the safe area.
    #expect(try layout.frame("Track") == [0, 79, 393, 72])
    // Leading margin 16, trailing margin 30: 393 - 30 - 24.
    #expect(try layout.frame("Cover") == [16, 8, 56, 56])
    #expect(try layout.frame("More") == [339, 24, 24, 24])
    // From 16 + 56 + 12 to 339 - 12. A line of 21 on the canvas, centered in 72: 25.5, or
    // 76.5 pixels, so 77.
    #expect(try layout.frame("Night Train") == [84, 25.667, 243, 21])
  }

  @Test func playbackControlsReadLeftToRight() throws {
    #expect(try layout.frame("Rewind") == [16, 10, 44, 44])
    #expect(try layout.frame("Play") == [16 + 44 + 8, 10, 44, 44])
    #expect(try layout.frame("Forward") == [68 + 44 + 8, 10, 44, 44])
  }

  @Test func aForcedDirectionTurnsWhatTheViewHoldsButNotTheViewItself() throws {
    // Between the root's margins, whose direction is the canvas's.
    #expect(try layout.frame("Lyrics") == [16, 247, 361, 80])
    // Leading is right: 361 - 8 - 40. Trailing is left, with a margin of 30: from 30 to 313 - 12.
    let (mark, text) = (try layout.frame("Quote Mark"), try layout.frame("قطار الليل"))
    #expect(mark == [313, 20, 40, 40])
    #expect(text == [30, 29.667, 271, 21])
  }

  @Test func leadingIsRightInARightToLeftLanguage() throws {
    let layout = try SampleLayout("RightToLeft.storyboard", on: "iphone-15,rtl,ios=18")
    // The leading margin of 16 is on the right, the trailing one of 30 on the left.
    #expect(try layout.margins("Track") == [8, 30, 8, 16])
    // 393 - 16 - 56.
    #expect(try layout.frame("Cover") == [321, 8, 56, 56])
    #expect(try layout.frame("More") == [30, 24, 24, 24])
    // From 30 + 24 + 12 to 321 - 12.
    #expect(try layout.frame("Night Train") == [66, 26, 243, 20.333])
  }

  @Test func playbackControlsKeepTheirPlaces() throws {
    let layout = try SampleLayout("RightToLeft.storyboard", on: "iphone-15,rtl,ios=18")
    // The bar is between equal margins; what it holds still starts at the left.
    #expect(try layout.frame("Transport") == [16, 167, 361, 64])
    let (rewind, forward) = (try layout.frame("Rewind"), try layout.frame("Forward"))
    #expect(layout.issues.isEmpty)
    #expect(rewind == [16, 10, 44, 44])
    #expect(forward == [120, 10, 44, 44])
  }
}
