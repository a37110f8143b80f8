import Testing

/// Views, constraints, constants and fonts that depend on the size classes.
@Suite struct SizeClassesTests {
  /// The canvas is an upright phone, compact in width and regular in height: 393 x 852, safe area 59 and 34.
  @Test func anUprightPhoneStacksThePanelBelowThePicture() throws {
    let layout = try SampleLayout("SizeClasses.storyboard")
    #expect(layout.issues.isEmpty)
    // 24 below the safe area: 59 + 24. Centred: (393 - 160) / 2 = 116.5, or 349.5 pixels, so 350.
    #expect(try layout.frame("Picture") == [116.667, 83, 160, 160])
    // 24 below the picture, between margins of 16.
    #expect(try layout.frame("Panel") == [16, 83 + 160 + 24, 361, 120])
    // One line of 28 points: 33.414, up to a third; below it 8, and one line of 17: 20.287, up to a third.
    #expect(try layout.frame("Ada Lovelace") == [16, 16, 361 - 32, 33.667])
    #expect(try layout.frame("Analyst of the Analytical Engine") == [16, 57.667, 329, 20.333])
  }

  @Test func aViewOfAnotherSizeClassIsNotInstalled() throws {
    let layout = try SampleLayout("SizeClasses.storyboard")
    #expect(try !layout.isInstalled("Hint"))
    #expect(try layout.frame("Hint").isEmpty)
  }
}
