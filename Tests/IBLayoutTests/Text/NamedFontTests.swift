import IBModel
import IBLayout
import IBModel
import Testing

@Suite struct NamedFontTests {
  private let measurer = TextMeasurer(era: .variable)
  private let resolver = FontResolver(textSize: .large)

  private func width(_ text: String, _ name: String) -> Double {
    measurer.width(of: text, font: resolver.named(name, size: 10))
  }

  @Test func advancesComeFromTheFamilysTable() {
    // HelveticaNeue: A .6314 regular, .6058 light; thin has no table, light is the nearest.
    #expect(abs(width("AA", "HelveticaNeue") - 12.628) < 1e-9)
    #expect(abs(width("AA", "HelveticaNeue-Light") - 12.116) < 1e-9)
    #expect(abs(width("AA", "HelveticaNeue-Thin") - 12.116) < 1e-9)
  }

  @Test func pairsOfAnOpenFontAreKerned() {
    // Source Sans Pro: T .5360, o .5420, and -0.066 between them.
    #expect(abs(width("To", "SourceSansPro-Regular") - 10.12) < 1e-9)
    #expect(!resolver.named("SourceSansPro-Regular", size: 10).isApproximate)
    #expect(abs(width("iMx", "RobotoMono-Regular") - 18) < 1e-9)
  }

  @Test func standInsAreScaled() {
    // Helvetica: A .667 regular, .722 bold; AvenirNext is 1.031 times as wide.
    #expect(abs(width("A", "Helvetica") - 6.67) < 1e-9)
    #expect(abs(width("A", "Arial-BoldMT") - 7.22) < 1e-9)
    #expect(abs(width("A", "AvenirNext-DemiBold") - 7.22 * 1.031) < 1e-9)
  }

  @Test func fixedPitchFontsHaveOneAdvance() {
    #expect(abs(width("iMx", "Menlo-Regular") - 18.06) < 1e-9)
    #expect(abs(width("iMx", "CourierNewPS-BoldMT") - 18) < 1e-9)
    // Ideographs come from another font: .6 and 1.0188.
    #expect(abs(width("a日", "CourierNewPSMT") - 16.188) < 1e-9)
  }

  @Test func anUnknownFontIsMeasuredAsTheSystemFontAndSaysSo() {
    let font = resolver.named("Nonesuch-Bold", size: 10)
    #expect(font.isApproximate)
    #expect(font.family == .named("Nonesuch-Bold"))
    let bold = Font.system(10, weight: .bold)
    #expect(measurer.width(of: "To", font: font) == measurer.width(of: "To", font: bold))
    #expect(measurer.lineHeight(font) == measurer.lineHeight(bold))
  }

  @Test func onlyStandInsAreApproximate() {
    #expect(!resolver.named("HelveticaNeue-Bold", size: 10).isApproximate)
    #expect(!resolver.named("Menlo-Regular", size: 10).isApproximate)
    #expect(resolver.named("AvenirNext-Bold", size: 10).isApproximate)
    #expect(resolver.named("Georgia", size: 10).isApproximate)
  }

  /// Line heights as Xcode stored them (Measurements/Text.md#named-fonts).
  @Test(
    arguments: [
      ("Avenir-Book", 17, 23.5), ("AvenirNext-Regular", 12, 16.5), ("HelveticaNeue-Light", 16, 19),
      ("Helvetica", 36, 41.5), ("CourierNewPSMT", 17, 19.5), ("TrebuchetMS", 27, 31.5), ("Montserrat-Bold", 14, 17.5),
    ] as [(String, Double, Double)])
  func aLineIsAsHighAsXcodeStores(name: String, size: Double, height: Double) {
    let font = resolver.named(name, size: size)
    #expect(ceilToPixel(measurer.lineHeight(font), scale: 2) == height)
    #expect(measurer.ascender(font) + measurer.descender(font) == measurer.lineHeight(font))
  }
}
