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
    // Open Sans has two spellings of a weight.
    #expect(width("AV", "OpenSans-SemiBold") == width("AV", "OpenSans-Semibold"))
    #expect(width("AV", "OpenSans-Semibold") < width("A", "OpenSans-Semibold") + width("V", "OpenSans-Semibold"))
    #expect(!resolver.named("Inter-Medium", size: 10).isApproximate)
    #expect(resolver.named("Inter-Black", size: 10).isApproximate)
  }

  @Test func standInsAreScaled() {
    // Helvetica: A .667 regular, .722 bold; Trebuchet is .868 times as wide.
    #expect(abs(width("A", "Helvetica") - 6.67) < 1e-9)
    #expect(abs(width("A", "Arial-BoldMT") - 7.22) < 1e-9)
    #expect(abs(width("A", "TrebuchetMS-Bold") - 7.22 * 0.868) < 1e-9)
  }

  @Test func fixedPitchFontsHaveOneAdvance() {
    #expect(abs(width("iMx", "Menlo-Regular") - 18.06) < 1e-9)
    #expect(abs(width("iMx", "CourierNewPS-BoldMT") - 18) < 1e-9)
    // Ideographs come from another font: .6 and 1.0213.
    #expect(abs(width("a日", "CourierNewPSMT") - 16.213) < 1e-9)
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
    // Of a fitted family only the styles with figures are known.
    #expect(!resolver.named("Avenir-Book", size: 10).isApproximate)
    #expect(resolver.named("Avenir-Light", size: 10).isApproximate)
    #expect(resolver.named("Avenir-BookOblique", size: 10).isApproximate)
  }

  /// Whether the width of a text in Avenir Book counts as an estimate.
  private func isEstimated(_ text: String, size: Double) -> Bool {
    measurer.isEstimated([TextRun(text: text, font: resolver.named("Avenir-Book", size: size))])
  }

  @Test func aFittedWidthIsKnownWhileItsErrorIsSmall() {
    #expect(!isEstimated("Token name", size: 12))
    // The error grows with the size and with the number of characters.
    #expect(isEstimated("Token name", size: 120))
    #expect(isEstimated(String(repeating: "Token name ", count: 40), size: 12))
    // Characters without figures, of ASCII and beyond it; ideographs come from another font, whose widths are known.
    #expect(isEstimated("@Token", size: 12))
    #expect(isEstimated("Токен", size: 12))
    #expect(!isEstimated("日本", size: 12))
  }

  @Test func ideographsOfAJapaneseFontAreOneEmWide() {
    #expect(width("残高", "HiraginoSans-W6") == 20)
    let font = resolver.named("HiraginoSans-W6", size: 10)
    #expect(!measurer.isEstimated([TextRun(text: "残高", font: font)]))
    #expect(measurer.isEstimated([TextRun(text: "My 残高", font: font)]))
  }

  @Test func aCopyOfTheDisplayFontHasItsDesignAtEverySize() {
    let small = measurer.width(of: "Settings", font: resolver.named("SFUIDisplay-Bold", size: 10))
    let large = measurer.width(of: "Settings", font: resolver.named("SFUIDisplay-Bold", size: 40))
    #expect(abs(large - 4 * small) < 1e-9)
    // Stored: 82 points at 21.
    #expect(abs(measurer.width(of: "Settings", font: resolver.named("SFUIDisplay-Bold", size: 21)) - 82) < 1)
  }

  @Test func anEstimatedTextOfAKnownFontIsScaledLikeOneOfAnUnknownFont() {
    let font = resolver.named("Avenir-Book", size: 12)
    var wide = measurer
    wide.estimates = .most
    #expect(wide.width(of: "Token name", font: font) == measurer.width(of: "Token name", font: font))
    #expect(wide.width(of: "Токен", font: font) > 1.2 * measurer.width(of: "Токен", font: font))
  }

  /// Line heights as Xcode stored them (Measurements/Text.md#named-fonts).
  @Test(
    arguments: [
      ("Avenir-Book", 17, 23.5), ("AvenirNext-Regular", 12, 16.5), ("HelveticaNeue-Light", 16, 19),
      ("HelveticaNeue", 34, 40), ("HelveticaNeue-Bold", 22, 26.5), ("SpoqaHanSansNeo-Bold", 20, 25.5),
      ("Helvetica", 36, 41.5), ("CourierNewPSMT", 17, 19.5), ("TrebuchetMS", 27, 31.5), ("Montserrat-Bold", 14, 17.5),
    ] as [(String, Double, Double)])
  func aLineIsAsHighAsXcodeStores(name: String, size: Double, height: Double) {
    let font = resolver.named(name, size: size)
    #expect(ceilToPixel(measurer.lineHeight(font), scale: 2) == height)
    #expect(measurer.ascender(font) + measurer.descender(font) == measurer.lineHeight(font))
  }
}
