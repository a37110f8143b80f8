import Testing

/// A list under a large title with a search field, and a page that scrolls under the bar.
///
/// The canvas is a phone of 393 x 852 with 59 at the top and 34 at the bottom, three pixels a point. On its side it is 852
/// wide, with 59 at both sides; rows have margins of 20.
@Suite struct MailTests {
  private static func layout(on words: String? = nil, withCode: Bool = false) throws -> SampleLayout {
    try SampleLayout("Mail.storyboard", on: words, withCode: withCode)
  }

  @Test func nothingIsAmbiguousOrContradictory() throws { #expect(try Self.layout().issues.isEmpty) }

  // MARK: - Bars

  /// 161 pixels of three a point above the bar, 44 for it, 52 for the large title.
  @Test func aLargeTitleAddsToTheBar() throws {
    let layout = try Self.layout(on: "iphone-15,ios=17")
    #expect(try layout.sceneSafeArea(around: "Post office Row")[0] == 149.667)
    // The note never shows one.
    #expect(try layout.sceneSafeArea(around: "Note")[0] == 97.667)
    // Nor does a low window: a bar of 32.
    #expect(try Self.layout(on: "iphone-15,ios=17,landscape").sceneSafeArea(around: "Post office Row")[0] == 32)
  }

  @Test func aSearchFieldAddsToTheBar() throws {
    let layout = try Self.layout(on: "iphone-15,ios=17", withCode: true)
    #expect(try layout.sceneSafeArea(around: "Post office Row")[0] == 149.667 + 52)
    #expect(try layout.sceneSafeArea(around: "Note")[0] == 97.667)
    // From iPadOS 16 on it is in the bar's row: 24 + 50 + 52.
    #expect(
      try Self.layout(on: "ipad-pro-11,ios=17", withCode: true).sceneSafeArea(around: "Post office Row")[0] == 126)
  }

  // MARK: - Rows

  @Test func contentViewsLieInsideTheSafeArea() throws {
    let layout = try Self.layout(on: "iphone-15,ios=17,landscape")
    #expect(try layout.frame("Library card Row")[2] == 852)
    #expect(try layout.contentFrame("Library card Row") == [59, 0, 852 - 2 * 59, 44])
    let label = try layout.frame("Library card")
    #expect(label[0] == 20)
    #expect(label[2] == 734 - 2 * 20)
    // In portrait nothing is at the sides.
    #expect(try Self.layout().contentFrame("Library card Row") == [0, 0, 393, 44])
  }

  /// The line is a pixel at the row's lower edge and begins where the text does.
  @Test func separatorsBeginWithTheText() throws {
    #expect(try Self.layout().separator("Post office Row") == [20, 43.667, 373, 0.333])
    let turned = try Self.layout(on: "iphone-15,ios=17,landscape")
    #expect(try turned.separator("Library card Row") == [59 + 20, 43.667, 852 - 79, 0.333])
  }

  @Test func separatorInsetsCountFromTheEdgeFromIOS11On() throws {
    #expect(try Self.layout(on: "iphone-15,ios=17,landscape").separator("Garden club Row")[0] == 40)
    // Before, from the automatic inset: 15 + 40.
    #expect(try Self.layout(on: "iphone-7,ios=10").separator("Garden club Row")[0] == 55)
    // So the app asks for in code; the readable width makes the margin (734 - 672) / 2 = 31: 59 + 31 + 40.
    let code = try Self.layout(on: "iphone-15,ios=17,landscape", withCode: true)
    #expect(try code.separator("Garden club Row")[0] == 130)
  }

  @Test func rowsFollowTheReadableWidthUntilIOS11OrWhenAsked() throws {
    // 1024 wide: (1024 - 672) / 2.
    #expect(try Self.layout(on: "ipad-pro-12-9-1,ios=11").frame("Library card")[0] == 176)
    #expect(try Self.layout(on: "ipad-pro-12-9-1,ios=12").frame("Library card")[0] == 20)
    let code = try Self.layout(on: "ipad-pro-12-9-1,ios=12", withCode: true)
    let label = try code.frame("Library card")
    #expect([label[0], label[2]] == [176, 672])
    #expect(try code.frame("Post office")[0] == 176)
  }

  // MARK: - Scrolling

  /// The file's own 12, and the system's: 161 pixels and 44 at the top, 34 at the bottom.
  @Test func aScrollViewAddsTheSystemsInsetToItsOwn() throws {
    #expect(try Self.layout(on: "iphone-15,ios=17").adjustedContentInset("Note") == [109.667, 0, 46, 0])
    #expect(try Self.layout().adjustedContentInset("Note") == [59 + 44 + 12, 0, 46, 0])
  }

  @Test func whatTheScrollViewAbsorbsReachesNoSubview() throws {
    let layout = try Self.layout(on: "iphone-15,ios=17")
    #expect(try layout.safeArea("Note") == [97.667, 0, 34, 0])
    #expect(try layout.safeArea("Page") == [0, 0, 0, 0])
    #expect(try layout.contentSize("Note") == [393, 1200])
  }
}
