import Testing

/// Margins of roots, the readable width, and what an app sets in code for a scene.
///
/// The canvas is a phone of 375 x 812 with 50 at the top and 34 at the bottom; so is the iPhone 12 mini. The iPad 9 is
/// 810 x 1080 with a status bar of 20.
@Suite struct MagazineTests {
  private static func layout(on words: String? = nil, withCode: Bool = false) throws -> SampleLayout {
    try SampleLayout("Magazine.storyboard", on: words, withCode: withCode)
  }

  @Test func nothingIsAmbiguousOrContradictory() throws { #expect(try Self.layout().issues.isEmpty) }

  /// The file sets 5 all round: above and below they count, at the sides the system's 16 or 20 do.
  @Test func marginsOfARootAreNeverLessThanTheSystems() throws {
    let phone = try Self.layout()
    #expect(try phone.rootMargins(around: "Headline") == [50 + 5, 16, 34 + 5, 16])
    #expect(try phone.frame("Headline") == [16, 55, 343, 40])
    let pad = try Self.layout(on: "ipad-9,ios=17")
    #expect(try pad.rootMargins(around: "Headline") == [20 + 5, 20, 5, 20])
  }

  @Test func theReadableWidthFollowsTheTextSize() throws {
    // 375 are less than the readable width: the margins are 8.
    #expect(try Self.layout().frame("Paragraph") == [8, 8, 359, 284])
    // (810 - 672) / 2, and with the smallest text (810 - 560) / 2.
    #expect(try Self.layout(on: "ipad-9,ios=17").frame("Paragraph") == [69, 8, 672, 284])
    #expect(try Self.layout(on: "ipad-9,ios=17,text=XS").frame("Paragraph") == [125, 8, 560, 284])
  }

  /// Directional margins of 0, and a runtime attribute that lifts the minimum: only the safe area is left.
  @Test func aControllerMayLiftTheSystemsMinimum() throws {
    #expect(try Self.layout(on: "iphone-12-mini,ios=18").frame("Artwork") == [0, 50, 375, 812 - 50 - 34])
    // The canvas runs no code.
    #expect(try Self.layout().frame("Artwork") == [16, 50, 343, 728])
  }

  @Test func aHiddenStatusBarGivesItsRoomBackWithoutAHousing() throws {
    #expect(try Self.layout(on: "iphone-se-3,ios=17").frame("Artwork") == [0, 20, 375, 647])
    #expect(try Self.layout(on: "iphone-se-3,ios=17", withCode: true).frame("Artwork") == [0, 0, 375, 667])
    // The housing stays.
    #expect(try Self.layout(on: "iphone-12-mini,ios=18", withCode: true).frame("Artwork")[1] == 50)
  }

  /// 10 on each side more: 50 + 10, 34 + 10, and 16 + 10 of margins at the sides.
  @Test func additionalInsetsAddToTheSafeArea() throws {
    let layout = try Self.layout(on: "iphone-12-mini,ios=18", withCode: true)
    #expect(try layout.sceneSafeArea(around: "Captions") == [60, 10, 44, 10])
    #expect(try layout.frame("Captions") == [26, 812 - 44 - 40, 375 - 52, 40])
    let plain = try Self.layout(on: "iphone-12-mini,ios=18")
    #expect(try plain.frame("Captions") == [16, 812 - 34 - 40, 343, 40])
    // There was no such property before iOS 11.
    #expect(try Self.layout(on: "iphone-7,ios=10", withCode: true).frame("Captions") == [16, 667 - 40, 343, 40])
  }
}
