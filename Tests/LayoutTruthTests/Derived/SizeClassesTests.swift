import Testing

/// Views, constraints, constants and fonts that depend on the size classes.
@Suite struct SizeClassesTests {
  /// The canvas is a phone in portrait, compact in width and regular in height: 393 x 852, safe area 59 and 34.
  @Test func anUprightPhoneStacksThePanelBelowThePicture() throws {
    let layout = try SampleLayout("SizeClasses.storyboard")
    #expect(layout.issues.isEmpty)
    // 24 below the safe area: 59 + 24. Centered: (393 - 160) / 2 = 116.5, or 349.5 pixels, so 350.
    #expect(try layout.frame("Picture") == [116.667, 83, 160, 160])
    // 24 below the picture, between margins of 16.
    #expect(try layout.frame("Panel") == [16, 83 + 160 + 24, 361, 120])
    // One line of 28 points: 33.414, up to a third; below it 8, and one line of 17: 20.287, on the
    // canvas up to 21.
    #expect(try layout.frame("Ada Lovelace") == [16, 16, 361 - 32, 33.667])
    #expect(try layout.frame("Analyst of the Analytical Engine") == [16, 57.667, 329, 21])
  }

  @Test func aViewOfAnotherSizeClassIsNotInstalled() throws {
    let layout = try SampleLayout("SizeClasses.storyboard")
    #expect(try !layout.isInstalled("Hint"))
    #expect(try layout.frame("Hint").isEmpty)
  }

  /// 852 x 393 with 59 at both sides and 21 at the bottom, compact in both directions; margins of 20 + 59 = 79.
  @Test func aPhoneOnItsSidePutsThePanelBesideThePicture() throws {
    let layout = try SampleLayout("SizeClasses.storyboard", on: "iphone-15,landscape,ios=18")
    #expect(layout.issues.isEmpty)
    // 120 in compact height; centered in the safe area: (393 - 21) / 2 - 60.
    #expect(try layout.frame("Picture") == [79, 126, 120, 120])
    // From 79 + 120 + 24 = 223 to 852 - 79 = 773.
    #expect(try layout.frame("Panel") == [223, 126, 550, 120])
    #expect(try !layout.isInstalled("Hint"))
  }

  /// 810 x 1080 with two pixels a point and 20 of status bar, regular in both directions; margins of 20.
  @Test func aTabletHasALargerPictureALargerFontAndAHint() throws {
    let layout = try SampleLayout("SizeClasses.storyboard", on: "ipad-9,ios=18")
    #expect(layout.issues.isEmpty)
    // (810 - 240) / 2; 20 + 24.
    #expect(try layout.frame("Picture") == [285, 44, 240, 240])
    #expect(try layout.frame("Panel") == [20, 44 + 240 + 24, 770, 120])
    // A line of 34 points is 40.574 high, up to a half; 770 - 2 * 16 wide.
    #expect(try layout.frame("Ada Lovelace") == [16, 16, 738, 41])
    // A line of 17 points is 20.287 high, up to a half: 1080 - 16 - 20.5.
    #expect(try layout.frame("Hint") == [20, 1043.5, 770, 20.5])
  }
}
