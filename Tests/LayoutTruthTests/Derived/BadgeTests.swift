import Testing

/// A xib's view has its stored size: 180 x 56.
@Suite struct BadgeTests {
  @Test func theMedalIsSquareAndTheTextTakesTheRest() throws {
    let layout = try SampleLayout("Badge.xib")
    #expect(layout.issues.isEmpty)
    #expect(try layout.frame("Badge") == [0, 0, 180, 56])
    // (56 - 40) / 2.
    #expect(try layout.frame("Medal") == [8, 8, 40, 40])
    // From 8 + 40 + 12 to 180 - 12. A line of 15 points is 17.9 high, one of 12 points 14.32; up to a third.
    #expect(try layout.frame("Early bird") == [60, 8, 108, 18])
    #expect(try layout.frame("Seven mornings in a row") == [60, 30, 108, 14.333])
  }
}
