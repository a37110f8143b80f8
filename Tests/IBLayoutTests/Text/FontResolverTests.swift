import IBContent
import IBLayout
import IBModel
import Testing

@Suite struct FontResolverTests {
  private let resolver = FontResolver(textSize: .large)

  /// Size and leading at L, then at XS (Measurements/Text.md#text-styles).
  @Test(
    arguments: [
      ("Title0", [34.0, 41, 31, 38]), ("Title1", [28, 34, 25, 31]), ("Title2", [22, 28, 19, 24]),
      ("Title3", [20, 25, 17, 22]), ("Headline", [17, 22, 14, 19]), ("Body", [17, 22, 14, 19]),
      ("Callout", [16, 21, 13, 18]), ("Subhead", [15, 20, 12, 16]), ("Footnote", [13, 18, 12, 16]),
      ("Caption1", [12, 16, 11, 13]), ("Caption2", [11, 13, 11, 13]),
    ] as [(String, [Double])])
  func textStylesHaveTheSizesOfTheCanvas(style: String, expected: [Double]) throws {
    let large = try #require(resolver.textStyle("UICTFontTextStyle" + style))
    let small = try #require(FontResolver(textSize: .extraSmall).textStyle("UICTFontTextStyle" + style))
    #expect([large.size, large.leading, small.size, small.leading] == expected)
    #expect(large.family == .system(style == "Headline" ? .semibold : .regular))
    #expect(large.textStyle == "UICTFontTextStyle" + style)
    #expect(!large.isApproximate)
  }

  @Test func textStylesGrowWithEachCategory() throws {
    let sizes = ContentSizeCategory.allCases.map { FontResolver(textSize: $0).textStyle("UICTFontTextStyleBody")?.size }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(FontResolver(textSize: .accessibility5).textStyle("UICTFontTextStyleCaption2")?.leading == 48)
  }

  /// Measurements/Text.md#early-titles.
  @Test func titlesOfEarlyCanvasesAreSmaller() throws {
    var early = resolver
    early.hasSmallTitles = true
    let sizes = ["Title0", "Title1", "Title2", "Title3", "Body"].map { early.textStyle("UICTFontTextStyle" + $0)?.size }
    #expect(sizes == [34, 26, 20, 20, 17])
    #expect(CanvasEra(build: 14_490).hasSmallTitles && !CanvasEra(build: 14_800).hasSmallTitles)
  }

  @Test func emphasizedStylesAreHeavier() throws {
    let title = try #require(resolver.textStyle("UICTFontTextStyleEmphasizedTitle1"))
    #expect(title.family == .system(.bold))
    #expect(title.size == 28)
    #expect(resolver.textStyle("UICTFontTextStyleEmphasizedBody")?.family == .system(.semibold))
    #expect(resolver.textStyle("UICTFontTextStyleNonesuch") == nil)
  }

  @Test func theCanvasShowsExtraSmallTextInSomeReleases() {
    let sizes = [17701, 18121, 20037, 21223].map { CanvasEra(build: $0).textSize }
    #expect(sizes == [.large, .extraSmall, .extraSmall, .large])
  }

  @Test func systemFontsHaveTheWeightAndSizeTheyAsk() {
    #expect(resolver.resolve(FontAttributes(type: "system", pointSize: 15)) == .system(15))
    let medium = resolver.resolve(FontAttributes(type: "system", weight: "medium", pointSize: 12.5))
    #expect(medium == .system(12.5, weight: .medium))
    #expect(resolver.resolve(FontAttributes(type: "boldSystem", pointSize: 15)) == .system(15, weight: .bold))
    #expect(resolver.resolve(FontAttributes(type: "italicSystem", pointSize: 15)).isItalic)
  }

  @Test(arguments: [nil, 0, -3, .nan, .infinity] as [Double?])
  func aSizeThatIsNoneIsThatOfTheControl(_ size: Double?) {
    #expect(resolver.resolve(FontAttributes(type: "system", pointSize: size)) == .system(17))
    #expect(resolver.resolve(FontAttributes(type: "system", pointSize: size), defaultSize: 15) == .system(15))
  }

  @Test func aStyleGoesBeforeANameAndANameBeforeAType() {
    let all = FontAttributes(type: "boldSystem", name: "Menlo-Bold", style: "UICTFontTextStyleBody", pointSize: 30)
    #expect(resolver.resolve(all).textStyle == "UICTFontTextStyleBody")
    let named = FontAttributes(type: "boldSystem", name: "Menlo-Bold", pointSize: 30)
    #expect(resolver.resolve(named).family == .named("Menlo-Bold"))
    // An unknown style leaves the rest standing.
    let unknown = resolver.resolve(FontAttributes(style: "UICTFontTextStyleNonesuch"))
    #expect(unknown.size == 17)
    #expect(unknown.isApproximate)
  }

  @Test func privateNamesAreTheSystemFont() {
    #expect(resolver.named(".SFUIText-Semibold", size: 15) == .system(15, weight: .semibold))
    #expect(resolver.named(".SFUIDisplay-Light", size: 30) == .system(30, weight: .light))
    #expect(resolver.named(".SFUIText", size: 15) == .system(15))
    #expect(resolver.named(".SFUIText-SemiboldItalic", size: 15).family == .system(.semibold))
    let copy = resolver.named("SFProText-Bold", size: 15)
    #expect(copy.family == .system(.bold))
    #expect(copy.isApproximate)
  }

  @Test(
    arguments: zip(
      ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"], FontWeight.allCases))
  func weightsHaveTheNamesInterfaceBuilderWrites(name: String, weight: FontWeight) {
    #expect(FontWeight(name: name) == weight)
  }

  @Test func weightsAreFoundInPostScriptStyles() {
    #expect(FontWeight(name: "BoldItalicMT") == .bold)
    #expect(FontWeight(name: "DemiBold") == .semibold)
    #expect(FontWeight(name: "Book") == .regular)
    #expect(FontWeight(name: "Nonesuch") == nil)
  }

  @Test func erasFollowTheRelease() {
    #expect(
      [12999, 13000, 16999, 17000].map { CanvasEra(build: $0).systemFont }
        == [.earlyStatic, .static, .static, .variable])
    #expect(
      [10.3, 11, 13.7, 14].map { SystemRelease($0).systemFont }
        == [.earlyStatic, .static, .static, .variable])
  }
}
