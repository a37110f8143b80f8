import Testing

/// The top and bottom layout guides of iOS 7 to 10, in a tab bar controller and a navigation controller.
///
/// The canvas is 375 x 667 with two pixels a point. The top guide ends below the status bar and the navigation bar at
/// 20 + 44 = 64, the bottom guide begins above the tab bar at 667 - 49 = 618.
@Suite struct LayoutGuidesTests {
  private let layout: SampleLayout

  init() throws { layout = try SampleLayout("LayoutGuides.storyboard") }

  @Test func nothingIsAmbiguousOrContradictory() { #expect(layout.issues.isEmpty) }

  @Test func theTopGuideEndsBelowTheBars() throws {
    // 12 below the guide, between margins of 16.
    #expect(try layout.frame("Header") == [16, 76, 343, 60])
  }

  @Test func theBottomGuideBeginsAboveTheTabBar() throws {
    // From 76 + 60 + 12 to 618.
    #expect(try layout.frame("Map") == [0, 148, 375, 470])
    #expect(try layout.frame("Hairline") == [0, 617, 375, 1])
  }

  @Test func withoutTheTabBarTheBottomGuideIsTheEdge() throws {
    // From 64 + 8 to 667 - 8.
    #expect(try layout.frame("Timetable") == [16, 72, 343, 587])
  }

  @Test func edgesAreRoundedToHalfPoints() throws {
    // A line of 17 points is 20.287 high, on an early canvas up to a point: 21. Centered in 60: 19.5, or 39 pixels.
    let label = try layout.frame("Stations nearby")
    #expect([label[0], label[1], label[3]] == [8, 19.5, 21])
  }

  @Test func beforeSafeAreasMarginsAreTheSystemsAlone() throws {
    #expect(try layout.margins("Header") == [8, 8, 8, 8])
    let margins = try layout.rootMargins(around: "Header")
    #expect(margins == [0, 16, 0, 16])
  }

  /// With an island and a navigation bar content begins at 97.667 to iOS 18; 852 - 34 - 49 = 769 is the tab bar's top.
  @Test func onANewerPhoneTheGuidesAreTheSafeArea() throws {
    let layout = try SampleLayout("LayoutGuides.storyboard", on: "iphone-15,ios=18")
    #expect(try layout.frame("Header") == [16, 109.667, 361, 60])
    // From 109.667 + 60 + 12 to 769.
    #expect(try layout.frame("Map") == [0, 181.667, 393, 587.333])
    // 97.667 + 8; the pushed scene hides the tab bar: 852 - 34 - 8 = 810.
    #expect(try layout.frame("Timetable") == [16, 105.667, 361, 704.333])
  }
}
