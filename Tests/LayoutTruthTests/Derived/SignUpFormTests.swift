import Testing

/// A form of nested stack views in a scroll view whose content guide decides how far it scrolls.
///
/// The canvas is 393 x 852; status bar and navigation bar take 103, the home indicator 34.
@Suite struct SignUpFormTests {
  private let layout: SampleLayout

  init() throws { layout = try SampleLayout("SignUpForm.storyboard") }

  @Test func nothingIsAmbiguousOrContradictory() { #expect(layout.issues.isEmpty) }

  @Test func theFormIsAsWideAsTheFrameGuideLessItsInsets() throws {
    // 393 - 40. Heights 33.667 + 58 + 58 + 31 + 50 and four gaps of 16: 294.667.
    #expect(try layout.frame("Form") == [20, 20, 353, 294.667])
  }

  @Test func theContentIsTheFormWithTwentyAround() throws {
    // 20 + 353 + 20 by 20 + 294.667 + 20.
    #expect(try layout.contentSize("Scroll View") == [393, 334.667])
  }

  @Test func rowsFollowEachOtherWithTheSpacing() throws {
    // A line of 28 points bold: 33.414, up to a third.
    #expect(try layout.frame("Create your account") == [0, 0, 353, 33.667])
    #expect(try layout.frame("Name Group") == [0, 49.667, 353, 58])
    #expect(try layout.frame("Email Group") == [0, 123.667, 353, 58])
    #expect(try layout.frame("Newsletter") == [0, 197.667, 353, 31])
    #expect(try layout.frame("Create Account") == [0, 244.667, 353, 50])
  }

  @Test func aFieldStandsBelowItsLabel() throws {
    // A line of 15 points: 17.9, up to a third: 18. A rounded field is 34 high.
    #expect(try layout.frame("Name") == [0, 0, 353, 18])
    #expect(try layout.frame("Ada Lovelace") == [0, 18 + 6, 353, 34])
  }

  @Test func aSwitchIsDrawnTwoPointsBeyondItsAlignmentRectangle() throws {
    // 49 wide at the end of 353, drawn 51 wide; the label takes the rest less 12, centered in 31.
    #expect(try layout.frame("Newsletter Switch") == [304, 0, 51, 31])
    #expect(try layout.frame("Send me the newsletter") == [0, 5.333, 292, 20.333])
  }

  /// 810 x 1080 with two pixels a point; a status bar of 20 and a navigation bar of 50.
  @Test func aTabletHasAWiderForm() throws {
    let layout = try SampleLayout("SignUpForm.storyboard", on: "ipad-9,ios=18")
    #expect(try layout.frame("Scroll View") == [0, 70, 810, 1010])
    // 810 - 40. The title's line is 33.414 high, up to a half: 33.5 + 58 + 58 + 31 + 50 + 4 * 16.
    #expect(try layout.frame("Form") == [20, 20, 770, 294.5])
    #expect(try layout.contentSize("Scroll View") == [810, 334.5])
  }
}
