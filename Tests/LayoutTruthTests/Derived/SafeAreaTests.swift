import Testing

/// The safe area with a navigation bar and a tab bar, with one of them, and with none, down to inner views.
///
/// The canvas is a phone of 375 x 812 with three pixels a point: 50 at the top, 34 at the bottom. The navigation bar
/// adds 44 to make 94, the tab bar 49 to make 83.
@Suite struct SafeAreaTests {
  private let layout: SampleLayout

  init() throws { layout = try SampleLayout("SafeArea.storyboard") }

  @Test func nothingIsAmbiguousOrContradictory() { #expect(layout.issues.isEmpty) }

  @Test func barsAddToTheMarginsOfTheRoot() throws {
    #expect(try layout.rootMargins(around: "Dial") == [94, 16, 83, 16])
    #expect(try layout.frame("Breathe, then begin.") == [16, 94, 343, 21])
  }

  @Test func centersAndSizesOfTheSafeArea() throws {
    // 0.64 * 375 = 240 wide, with more than 120 to spare in height. Centered: 187.5 - 120 = 67.5, or 202.5 pixels, so
    // 203. The safe area is 812 - 94 - 83 = 635 high: 94 + 317.5 - 120 = 291.5, or 874.5 pixels, so 875.
    #expect(try layout.frame("Dial") == [67.667, 291.667, 240, 240])
    // One line of 48 points is 57.281 high, up to a third 57.333: (240 - 57.333) / 2 = 91.333.
    #expect(try layout.frame("25:00") == [8, 91.333, 224, 57.333])
  }

  @Test func aButtonSitsOnTheSafeAreaWhereThatIsFurtherFromTheEdge() throws {
    // The tab bar's top, 812 - 83 = 729, is more than 20 from the edge; so is the home indicator's, 778.
    #expect(try layout.frame("Start") == [16, 729 - 50, 343, 50])
    #expect(try layout.frame("Share") == [16, 778 - 50, 343, 50])
  }

  @Test func aTabWithoutNavigationBarHasOnlyTheStatusBarAbove() throws {
    // 812 - 50 - 83.
    #expect(try layout.frame("Chart") == [0, 50, 375, 679])
  }

  @Test func aSubviewGetsWhatOfTheSafeAreaReachesIntoIt() throws {
    #expect(try layout.safeArea("Left Pane") == [94, 0, 0, 0])
    #expect(try layout.safeArea("Right Pane") == [94 - 60, 0, 0, 0])
    // 8 below and 8 beside the pane's own safe area: 180 - 2 * 8 wide.
    #expect(try layout.frame("Left Pane Title") == [8, 102, 164, 21])
    #expect(try layout.frame("Right Pane Title") == [8, 42, 164, 21])
  }

  /// The worked values of a phone of 375 x 812 with 50 and 34: 50 + 44 and 34 + 49.
  @Test func marginsOfARootWithinTwoBars() throws {
    let layout = try SampleLayout("SafeArea.storyboard", on: "iphone-12-mini,ios=18")
    #expect(try layout.rootMargins(around: "Dial") == [94, 16, 83, 16])
  }

  /// 375 x 667 with a status bar of 20 and no home indicator.
  @Test func aPhoneWithAHomeButton() throws {
    let layout = try SampleLayout("SafeArea.storyboard", on: "iphone-se-3,ios=18")
    #expect(try layout.rootMargins(around: "Dial") == [64, 16, 49, 16])
    // Above the tab bar, 667 - 49 - 50; without it the required 20 from the edge keep the button off it: 667 - 20 - 50.
    #expect(try layout.frame("Start") == [16, 568, 343, 50])
    #expect(try layout.frame("Share") == [16, 597, 343, 50])
    // 20 + 44 reaches 64 into the one pane and 4 into the other.
    #expect(try layout.frame("Left Pane Title") == [8, 72, 164, 20.5])
    #expect(try layout.frame("Right Pane Title") == [8, 12, 164, 20.5])
  }

  /// 852 x 393 with 59 at both sides; a navigation bar of 32 and a tab bar of 32 above the home indicator's 21.
  @Test func aPhoneOnItsSide() throws {
    let layout = try SampleLayout("SafeArea.storyboard", on: "iphone-15,landscape,ios=18")
    #expect(try layout.rootMargins(around: "Dial") == [32, 79, 53, 79])
    #expect(try layout.frame("Start") == [79, 393 - 53 - 50, 694, 50])
    // 852 - 2 * 59 by 393 - 53.
    #expect(try layout.frame("Chart") == [59, 0, 734, 340])
    // The safe area is 393 - 32 - 53 = 308 high, and the dial leaves 120 of it: (852 - 188) / 2, 32 + (308 - 188) / 2.
    #expect(try layout.frame("Dial") == [332, 92, 188, 188])
    // The pane at the left edge reaches into the left inset, the one at the right edge into the right one.
    #expect(try layout.safeArea("Left Pane") == [32, 59, 0, 0])
    #expect(try layout.safeArea("Right Pane") == [0, 0, 0, 59])
  }

  /// Until iOS 10 margins know nothing of bars: a constraint to the root's top margin is under the navigation bar.
  @Test func onAnOlderSystemTheTopMarginIsTheEdge() throws {
    let layout = try SampleLayout("SafeArea.storyboard", on: "iphone-7,ios=10")
    #expect(try layout.rootMargins(around: "Dial") == [0, 16, 0, 16])
    #expect(try layout.frame("Breathe, then begin.")[1] == 0)
  }
}
