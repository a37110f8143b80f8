import IBLayout
import IBModel
import Testing

@Suite struct SystemFontTests {
  private let measurer = TextMeasurer(era: .variable)

  /// 1.193359375 times the size, rounded up (Measurements/Text.md#line-height).
  @Test(
    arguments: [
      (17, 2, 20.5), (17, 3, 61.0 / 3), (12, 2, 14.5), (14, 2, 17), (15, 2, 18), (16, 2, 19.5), (13, 2, 16),
      (18, 2, 21.5), (20, 2, 24), (24, 2, 29), (45, 2, 54), (80, 2, 95.5), (120, 3, 430.0 / 3),
    ] as [(Double, Double, Double)])
  func aLineIsAsHighAsXcodeStores(size: Double, scale: Double, height: Double) {
    let measured = ceilToPixel(measurer.lineHeight(.system(size, weight: .bold)), scale: scale)
    #expect(abs(measured - height) < 1e-9)
  }

  @Test(arguments: [(17, 2, 41), (12, 2, 29), (12, 3, 43), (14, 2, 33.5)] as [(Double, Int, Double)])
  func linesOfAFixedSizeAreMultiplesOfOne(size: Double, count: Int, height: Double) {
    let text = Array(repeating: "x", count: count).joined(separator: "\n")
    let measured = measurer.size(of: text, font: .system(size), width: nil, maximumLines: 0).height
    #expect(ceilToPixel(measured, scale: 2) == height)
  }

  @Test(
    arguments: [
      ("Body", .large, 2, 42.5), ("Body", .large, 4, 86.5), ("Subhead", .large, 2, 38), ("Body", .extraSmall, 2, 36),
      ("Title2", .large, 3, 82.5), ("Title2", .extraSmall, 2, 47),
    ] as [(String, ContentSizeCategory, Int, Double)])
  func linesOfATextStyleAreAsHighAsXcodeStores(
    style: String, textSize: ContentSizeCategory, count: Int, height: Double
  ) throws {
    let font = try #require(FontResolver(textSize: textSize).textStyle("UICTFontTextStyle" + style))
    let text = Array(repeating: "x", count: count).joined(separator: "\n")
    let measured = measurer.size(of: text, font: font, width: nil, maximumLines: 0).height
    #expect(ceilToPixel(measured, scale: 2) == height)
  }

  @Test func theBaselineDividesTheLine() {
    // Measurements/Text.md#baselines: 0.952148 and 0.241211 times the size.
    #expect(abs(measurer.ascender(.system(20)) - 19.04296) < 1e-4)
    #expect(abs(measurer.descender(.system(20)) - 4.82422) < 1e-4)
  }
}
