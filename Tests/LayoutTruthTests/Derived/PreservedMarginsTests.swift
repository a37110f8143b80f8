import Testing

/// Which margin holds where a view preserves its superview's.
///
/// The root is 393 x 852, sets margins of 100 at the sides and has a safe area of 59 at the top. Each band is 96 high
/// and 16 below the one before: 120 + 16 = 136, 136 + 112 = 248, 360, 472. Its content fills its margins.
@Suite struct PreservedMarginsTests {
  private let layout: SampleLayout

  init() throws { layout = try SampleLayout("PreservedMargins.storyboard") }

  @Test func nothingIsAmbiguousOrContradictory() { #expect(layout.issues.isEmpty) }

  @Test func aViewAtTheEdgeTakesItsSuperviewsMargin() throws {
    #expect(try layout.frame("Flush") == [0, 136, 393, 96])
    // 393 - 2 * 100 wide; above and below its own 8: the root's top margin of 59 does not reach down to 136.
    #expect(try layout.frame("Flush Content") == [100, 8, 193, 80])
  }

  @Test func aSmallerMarginOfItsOwnGivesWay() throws {
    // 100 rather than 30 at the sides, 30 above and below: 96 - 60.
    #expect(try layout.frame("Smaller Margin Content") == [100, 30, 193, 36])
  }

  @Test func aLargerMarginOfItsOwnWins() throws {
    // 393 - 2 * 120.
    #expect(try layout.frame("Larger Margin Content") == [120, 8, 153, 80])
  }

  @Test func aViewInsideTheMarginsHasOnlyItsOwn() throws {
    #expect(try layout.frame("Moved Inside") == [100, 472, 193, 96])
    // 100 from the edge already: 193 - 2 * 8.
    #expect(try layout.frame("Moved Inside Content") == [8, 8, 177, 80])
  }

  @Test func theSafeAreaIsCountedOnce() throws {
    // The larger of the header's own 8 + 59 of safe area and the root's 0 + 59, never 8 + 59 + 59 or 59 + 59.
    // One line of 22 points bold is 26.254 high, up to a third.
    let (margins, title) = (try layout.margins("Header"), try layout.frame("Larger wins"))
    #expect(margins == [67, 100, 8, 100])
    #expect(title == [100, 67, 193, 26.333])
  }

  /// Until iOS 10 the margins of a root are the system's, 16 for a width of 375, whatever the file sets.
  @Test func anOlderSystemIgnoresMarginsSetOnTheRoot() throws {
    let layout = try SampleLayout("PreservedMargins.storyboard", on: "iphone-7,ios=10")
    #expect(try layout.rootMargins(around: "Flush") == [0, 16, 0, 16])
    // 16 of the root rather than 8: 375 - 32. The header is 120 high, but its text starts below its own 8 alone.
    #expect(try layout.frame("Flush Content") == [16, 8, 343, 80])
    #expect(try layout.margins("Header") == [8, 16, 8, 16])
    // 30 and 120 are more than 16.
    #expect(try layout.frame("Smaller Margin Content") == [30, 30, 315, 36])
    #expect(try layout.frame("Larger Margin Content") == [120, 8, 135, 80])
  }
}
