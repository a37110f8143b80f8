import Testing

/// A static table: cells with a height of their own, one beside an accessory, one as high as its text.
///
/// The table is the root, 393 wide; its cells have margins of 20 at the sides, and 11 above and below.
@Suite struct SettingsTests {
  private let layout: SampleLayout

  init() throws { layout = try SampleLayout("Settings.storyboard") }

  @Test func nothingIsAmbiguousOrContradictory() { #expect(layout.issues.isEmpty) }

  @Test func rowsOfASectionFollowWithoutAGap() throws {
    let first = try layout.frame("Play sounds Cell")
    let second = try layout.frame("Vibrate Cell")
    #expect(first[3] == 52)
    #expect(abs(second[1] - first[1] - 52) < 0.001)
  }

  @Test func contentSitsOnTheMarginsOfTheCell() throws {
    let label = try layout.frame("Play sounds")
    // The canvas has it 21 high; centered in 52: 15.5, or 46.5 pixels, so 47.
    #expect([label[0], label[1], label[3]] == [20, 15.667, 21])
    // The switch's alignment rectangle ends at 393 - 20 = 373 and is 49 wide; centered: 10.5, or 31.5 pixels, so 32.
    #expect(try layout.frame("Play sounds Switch") == [324, 10.667, 51, 31])
  }

  @Test func anAccessoryTakesRoomFromTheContent() throws {
    // 393 - 20 - 10.333 for the indicator, then 20 before and 8 after the text.
    #expect(try layout.frame("Licences") == [20, 15.667, 334.667, 21])
  }

  @Test func aCellWithoutAHeightIsAsHighAsItsContent() throws {
    // Two lines of 17 points, 40.574, up to a third, with 11 above and below.
    #expect(try layout.frame("Why") == [20, 11, 353, 40.667])
    #expect(try layout.frame("Why Cell")[3] == 62.667)
  }
}
