import Testing

/// The same constraint to the bounds, to the margins and to margins that ignore the safe area.
///
/// The canvas is 393 x 852 with three pixels a point. Status bar and navigation bar take 59 + 44 = 103 at the top, the
/// home indicator 34 at the bottom; a root narrower than 414 has margins of 16 at the sides.
@Suite struct MarginsAndBoundsTests {
  private let layout: SampleLayout

  init() throws { layout = try SampleLayout("MarginsAndBounds.storyboard") }

  @Test func nothingIsAmbiguousOrContradictory() { #expect(layout.issues.isEmpty) }

  @Test func theRootsMarginsIncludeTheSafeArea() throws {
    #expect(try layout.rootMargins(around: "Photo") == [103, 16, 34, 16])
  }

  @Test func boundsRunUnderTheBars() throws {
    // Top and sides are the root's bounds; the height is 300.
    #expect(try layout.frame("Photo") == [0, 0, 393, 300])
    // From the reply bar's top to the root's bottom edge: 852 - 768.
    #expect(try layout.frame("Backdrop") == [0, 768, 393, 84])
  }

  @Test func marginsKeepClearOfTheBars() throws {
    // 16 below the photo; 393 - 2 * 16 wide. Two lines of 17 points: 2 * 20.287 = 40.574, up to a third: 40.667.
    #expect(try layout.frame("Message") == [16, 316, 361, 40.667])
    // On the root's bottom margin: 852 - 34 - 50.
    #expect(try layout.frame("Reply Bar") == [0, 768, 393, 50])
  }

  @Test func anInnerViewsMarginsIncludeTheSafeAreaItReachesInto() throws {
    // 8 of its own and 103 of safe area at the top; its bottom edge at 300 is far from the safe area's.
    #expect(try layout.margins("Photo") == [111, 8, 8, 8])
    let place = try layout.frame("Lisbon")
    #expect(Array(place.prefix(2)) == [8, 111])
    // One line of 22 points: 26.254, up to a third.
    #expect(place[3] == 26.333)
  }

  @Test func marginsThatIgnoreTheSafeAreaCountFromTheBounds() throws {
    #expect(try layout.margins("Frame") == [8, 8, 8, 8])
    // The right margin is at 393 - 8 = 385, less 44 of width.
    #expect(try layout.frame("Stamp") == [341, 8, 44, 44])
  }

  @Test func edgesAreRoundedToPixelsHalvesUpwards() throws {
    // Centered in 50 points: (50 - 21) / 2 = 14.5, which is 43.5 pixels, so 44, or 14.667 points; the lower edge is at
    // 35.5, or 106.5 pixels, so 107: 35.667. The height is the difference.
    let label = try layout.frame("Write back")
    #expect([label[0], label[1], label[3]] == [8, 14.667, 21])
  }

  /// 375 x 667 with two pixels a point; bars take 20 + 44 = 64, and nothing covers the bottom.
  @Test func aPhoneWithAHomeButton() throws {
    let layout = try SampleLayout("MarginsAndBounds.storyboard", on: "iphone-se-3,ios=18")
    #expect(try layout.rootMargins(around: "Photo") == [64, 16, 0, 16])
    #expect(try layout.margins("Photo") == [64 + 8, 8, 8, 8])
    // 375 - 8 - 44.
    #expect(try layout.frame("Stamp") == [323, 8, 44, 44])
    // Two lines, 40.574, up to a half: 41.
    #expect(try layout.frame("Message") == [16, 316, 343, 41])
    // Margin and bounds are one at the bottom: 667 - 50.
    #expect(try layout.frame("Reply Bar") == [0, 617, 375, 50])
    #expect(try layout.frame("Backdrop") == [0, 617, 375, 50])
  }

  /// 852 x 393; 59 at both sides, 21 at the bottom, a navigation bar of 32. A root of 414 and more has margins of 20.
  @Test func aPhoneOnItsSide() throws {
    let layout = try SampleLayout("MarginsAndBounds.storyboard", on: "iphone-15,landscape,ios=18")
    // With its type said the sums take the compiler no time; inside the macro they took 18 seconds.
    let margins: [Double] = [32, 59 + 20, 21, 59 + 20]
    #expect(try layout.rootMargins(around: "Photo") == margins)
    #expect(try layout.margins("Photo") == [32 + 8, 59 + 8, 8, 59 + 8])
    // 852 - 8 - 44: the frame's margins ignore the sensor housing.
    #expect(try layout.frame("Stamp") == [800, 8, 44, 44])
    // 852 - 2 * 79 wide, where the text needs one line.
    #expect(try layout.frame("Message") == [79, 316, 694, 20.333])
    // 393 - 21 - 50.
    #expect(try layout.frame("Reply Bar") == [0, 322, 852, 50])
    #expect(try layout.frame("Backdrop") == [0, 322, 852, 71])
  }
}
