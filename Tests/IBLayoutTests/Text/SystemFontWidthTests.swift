import IBLayout
import IBModel
import Testing

@Suite struct SystemFontWidthTests {
  private func width(
    _ text: String, _ size: Double, _ era: SystemFontEra = .variable, _ weight: FontWeight = .regular
  ) -> Double {
    TextMeasurer(era: era).width(of: text, font: .system(size, weight: weight))
  }

  private func expectWidth(_ width: Double, _ em: Double, at size: Double) {
    #expect(abs(width - em * size) < 1e-9)
  }

  /// "To": advances .6116 and .5879, Display deltas -.0609 and -.0638, kerning -.0774.
  @Test func trackingFollowsTheSizeAndTheEra() {
    // Tracking -.0257 from Xcode 12 on, -.02311 before: 1.1995 - .0774 - 2 * .0257.
    expectWidth(width("To", 17, .variable), 1.0707, at: 17)
    expectWidth(width("To", 17, .static), 1.07588, at: 17)
    // At 5 points as at 6, the smallest in the table: .041.
    expectWidth(width("To", 5), 1.2041, at: 5)
  }

  @Test func theStaticFontBecomesDisplayAtTwentyPoints() {
    // 1.1221 with kerning, tracking -.02563 at 19 and all sizes up to 20, .01818 at 20 with both deltas.
    expectWidth(width("To", 19.5, .static), 1.1221 - 2 * 0.02563, at: 19.5)
    expectWidth(width("To", 20, .static), 1.1221 - 0.1247 + 2 * 0.01818, at: 20)
    // Before Xcode 9 each character is .012 wider.
    expectWidth(width("To", 24, .static), 1.0267, at: 24)
    expectWidth(width("To", 24, .earlyStatic), 1.0507, at: 24)
    expectWidth(width("To", 17, .earlyStatic), 1.07588, at: 17)
  }

  @Test func theVariableFontTurnsIntoDisplayByAndBy() {
    // At 20 points .245 of the deltas and tracking -.02237.
    expectWidth(width("To", 20), 1.1221 - 0.04474 - 0.245 * 0.1247, at: 20)
    // At 24 points 0.8 of the deltas and tracking .00098.
    expectWidth(width("To", 24), 1.1221 + 0.00196 - 0.8 * 0.1247, at: 24)
    // Halfway between 17 and 18: .03 of the deltas, tracking -.024975.
    expectWidth(width("To", 17.5), 1.1221 - 0.04995 - 0.03 * 0.1247, at: 17.5)
  }

  @Test func eachWeightHasItsOwnAdvancesAndDisplayDelta() {
    // Semibold: .6257 and .6069; its letters lose .0036 less to Display, and are .0007 wider in the variable Text.
    expectWidth(
      width("To", 20, .variable, .semibold), 1.2326 - 0.0774 - 0.04474 - 0.245 * 0.1175 + 0.755 * 0.0014, at: 20)
    expectWidth(width("To", 17, .static, .semibold), 1.2326 - 0.0774 - 2 * 0.02311, at: 17)
  }

  /// Measurements/Text.md#scripts.
  @Test(arguments: FontWeight.allCases) func lettersThatLookLatinAreAsWide(_ weight: FontWeight) {
    for (letter, latin) in ["А": "A", "В": "B", "е": "e", "у": "y", "і": "i", "Κ": "K", "ο": "o"] {
      for size in [12.0, 24] {
        #expect(abs(width(letter, size, .static, weight) - width(latin, size, .static, weight)) < 1e-9)
      }
    }
    // Other letters grow with the weight too.
    let regular = width("ж", 17)
    let isHeavy = weight > .regular
    #expect(weight == .regular || (width("ж", 17, .variable, weight) > regular) == isHeavy)
  }

  /// Tracking is .00259 less in the variable font.
  @Test func theVariableFontDrawsSomeCharactersWider() {
    expectWidth(width("%", 17, .variable) - width("%", 17, .static), 0.08 - 0.00259, at: 17)
    expectWidth(width("_", 17, .variable) - width("_", 17, .static), 0.135 - 0.00259, at: 17)
    // Semibold is at 1 between the weights, and its letters are .0007 wider.
    expectWidth(
      width("%", 17, .variable, .semibold) - width("%", 17, .static, .semibold), 0.135 - 0.00259 + 0.0007, at: 17)
    // Beside letters that the table of ASCII does not hold too.
    expectWidth(width("é_", 17) - width("é", 17) - width("_", 17), 0, at: 17)
  }

  @Test func emojiSequencesAreAsWideAsOne() {
    // 7.05 + .92 * 17 points.
    for text in ["😀", "👍🏽", "👨‍👩‍👧", "🏳️‍🌈", "❤️", "🇩🇪"] {
      #expect(abs(width(text, 17) - 22.69) < 1e-9)
    }
    #expect(abs(width("🇩🇪🇫🇷", 17) - 45.38) < 1e-9)
  }

  @Test func scriptsOfOneWidthTakeNoTracking() {
    expectWidth(width("한국", 17), 2 * 0.865, at: 17)
    // The same syllable in three parts.
    expectWidth(width("\u{1112}\u{1161}\u{11AB}", 17), 0.865, at: 17)
    // Measurements/Text.md#ideographs.
    expectWidth(width("日本", 12), 2 * 1.0213, at: 12)
    expectWidth(width("日本", 14), 2 * 1.0195, at: 14)
    expectWidth(width("日本", 20), 2 * 1.0195, at: 20)
    expectWidth(width("日本", 24), 2 * 1.007, at: 24)
  }

  @Test func accentsAddNothing() {
    for (accented, base) in [("é", "e"), ("e\u{301}", "e"), ("Ă", "A"), ("ậ", "a"), ("a\u{A0}b", "a b")] {
      #expect(abs(width(accented, 17) - width(base, 17)) < 1e-9)
    }
    #expect(width("ß", 17) != width("s", 17))
    #expect(width("Ж", 17) != width("?", 17))
  }

  @Test func bothWaysThroughTheTablesAgree() {
    // A letter beyond ASCII makes the whole line go the long way; this one is not kerned.
    let text = "AVATAR To Yes, 7.50 (a/b)"
    let long = width(text + "ж", 17) - width("ж", 17)
    #expect(abs(width(text, 17) - long) < 1e-9)
  }

  @Test func newlinesHaveNoWidth() {
    #expect(abs(width("T\nT", 17) - 2 * width("T", 17)) < 1e-9)
    #expect(width("\r\n", 17) == 0)
    #expect(width("", 17) == 0)
  }

  @Test(arguments: [0.0, -5, .nan, .infinity, -.infinity, 1e9, 1e-300])
  func anySizeGivesFiniteLengths(_ size: Double) {
    let measurer = TextMeasurer(era: .variable)
    for family in [Font.Family.system(.regular), .named("HelveticaNeue"), .named("Menlo"), .named("")] {
      let font = Font(family: family, size: size)
      let label = measurer.size(of: "Tö 😀\nx", font: font, width: 10, maximumLines: 0)
      #expect(label.width.isFinite && label.width >= 0)
      #expect(label.height.isFinite && label.height >= 0)
      #expect(measurer.width(of: "To", font: font).isFinite)
    }
  }

  @Test(.timeLimit(.minutes(1))) func aHugeTextIsMeasuredInLinearTime() {
    let text = String(repeating: "Täglich frische Brötchen. ", count: 4_000)
    let measurer = TextMeasurer(era: .variable)
    let lines = measurer.lines(of: text, font: .system(17), width: 300)
    #expect(lines.count > 1_000)
    #expect(lines.allSatisfy { $0 <= 300 })
  }
}
