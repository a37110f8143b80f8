import IBModel
import Testing

@testable import IBAssets

/// The worked cases of Measurements/Assets.md#selection-cases, by their numbers.
@Suite struct SelectionTests {
  private func chosen(_ entries: [AssetEntry], for traits: AssetTraits) -> String? {
    AssetSelection.choose(among: entries, of: .imageset, for: traits).flatMap { entries[$0].filename }
  }

  private func chosenColor(_ entries: [AssetEntry], for traits: AssetTraits) -> Int? {
    AssetSelection.choose(among: entries, of: .colorset, for: traits)
  }

  // MARK: - Scale (1 to 5, 26, 27, 31)

  @Test func theScreensOwnScaleComesFirst() throws {
    let all = try [image("one", "universal", 1), image("two", "universal", 2), image("three", "universal", 3)]
    #expect(chosen(all, for: traits("iphone", 3)) == "three")
    #expect(chosen(all, for: traits("iphone", 2)) == "two")
  }

  @Test func aMissingScaleIsReplacedByTheNextLowerOne() throws {
    let one = try image("one", "universal", 1)
    #expect(try chosen([one, image("three", "universal", 3)], for: traits("iphone", 2)) == "one")
    #expect(try chosen([one, image("two", "universal", 2)], for: traits("iphone", 3)) == "two")
  }

  @Test func withoutALowerScaleTheNextHigherOneIsTaken() throws {
    #expect(try chosen([image("three", "universal", 3)], for: traits("iphone", 2)) == "three")
    #expect(try chosen([image("two", "universal", 2), image("three", "universal", 3)], for: traits("mac", 1)) == "two")
  }

  @Test func aDrawingServesEveryScale() throws {
    #expect(try chosen([image("v.pdf")], for: traits("iphone", 3)) == "v.pdf")
    let mixed = try [image("v.pdf"), image("two.png", "iphone", 2)]
    #expect(chosen(mixed, for: traits("iphone", 2)) == "two.png")
    #expect(chosen(mixed, for: traits("ipad", 2)) == "v.pdf")
  }

  @Test func anEntryThatIsSetAsideIsNeverTaken() throws {
    let all = try [image("aside", "universal", 2, #","unassigned":true"#), image("one", "universal", 1)]
    #expect(chosen(all, for: traits("iphone", 2)) == "one")
  }

  @Test func slotsWithoutFileOrIdiomAreNeverTaken() throws {
    let all = try [entry(#"{"idiom":"universal","scale":"2x"}"#), entry(#"{"filename":"x","scale":"2x"}"#)]
    #expect(chosen(all, for: traits("iphone", 2)) == nil)
  }

  // MARK: - Idiom (6 to 8, 34)

  @Test func theScaleCountsMoreThanTheIdiom() throws {
    let all = try [image("phone", "iphone", 1), image("any", "universal", 2)]
    #expect(chosen(all, for: traits("iphone", 2)) == "any")
  }

  @Test func atOneScaleTheIdiomCounts() throws {
    let all = try [image("any", "universal", 2), image("pad", "ipad", 2)]
    #expect(chosen(all, for: traits("ipad", 2)) == "pad")
    #expect(chosen(all, for: traits("iphone", 2)) == "any")
  }

  @Test func noDeviceSeesAnothersImages() throws {
    #expect(try chosen([image("pad", "ipad", 2)], for: traits("iphone", 2)) == nil)
    let all = try [
      image("phone", "iphone", 2), image("pad", "ipad", 1), image("tv", "tv", 1), image("mac", "mac", 1),
    ]
    #expect(chosen(all, for: traits("tv", 1)) == "tv")
    #expect(chosen(all, for: traits(nil, 1)) == nil)
  }

  // MARK: - Size classes (9 to 13)

  private let compact = #","width-class":"compact","height-class":"compact""#

  private func compactPhone(_ scale: Int) -> AssetTraits {
    traits("iphone", scale) {
      $0.horizontal = .compact
      $0.vertical = .compact
    }
  }

  @Test func bothClassesCountMoreThanOneAndTheWidthMoreThanTheHeight() throws {
    let any = try image("any", "universal", 2)
    let both = try image("both", "universal", 2, compact)
    let width = try image("width", "universal", 2, #","width-class":"compact""#)
    let height = try image("height", "universal", 2, #","height-class":"compact""#)
    #expect(chosen([any, width, height, both], for: compactPhone(2)) == "both")
    #expect(chosen([any, height, width], for: compactPhone(2)) == "width")
    #expect(chosen([any, height], for: compactPhone(2)) == "height")
    #expect(chosen([any, both, width, height], for: traits("iphone", 2)) == "any")
  }

  @Test func classesCountLessThanIdiomAndScale() throws {
    let idiom = try [
      image("phone", "iphone", 2),
      image("tall", "universal", 2, #","width-class":"compact","height-class":"regular""#),
    ]
    let upright = traits("iphone", 2) {
      $0.horizontal = .compact
      $0.vertical = .regular
    }
    #expect(chosen(idiom, for: upright) == "phone")
    let scale = try [
      image("fine", "universal", 3),
      image("wide", "universal", 2, #","width-class":"regular","height-class":"regular""#),
    ]
    let pad = traits("ipad", 3) {
      $0.horizontal = .regular
      $0.vertical = .regular
    }
    #expect(chosen(scale, for: pad) == "fine")
  }

  @Test func aDrawingForLowScreensIsTakenThere() throws {
    let all = try [image("tall.pdf"), image("low.pdf", "universal", nil, #","height-class":"compact""#)]
    #expect(chosen(all, for: compactPhone(3)) == "low.pdf")
    let upright = traits("iphone", 3) {
      $0.horizontal = .compact
      $0.vertical = .regular
    }
    #expect(chosen(all, for: upright) == "tall.pdf")
  }

  // MARK: - Appearance (14 to 18)

  @Test func aDarkScreenTakesTheDarkImage() throws {
    let all = try [image("any", "universal", 2), image("dark", "universal", 2, dark)]
    #expect(chosen(all, for: traits("iphone", 2) { $0.style = .dark }) == "dark")
    #expect(chosen(all, for: traits("iphone", 2) { $0.style = .light }) == "any")
    #expect(chosen(all, for: traits("iphone", 2)) == "any")
  }

  @Test func withoutADarkImageTheOneForAnyAppearanceIsTaken() throws {
    let all = try [image("any", "universal", 2), image("light", "universal", 2, light)]
    #expect(chosen(all, for: traits("iphone", 2) { $0.style = .dark }) == "any")
    #expect(chosen(all, for: traits("iphone", 2) { $0.style = .light }) == "light")
    #expect(try chosen([image("light", "universal", 2, light)], for: traits("iphone", 2) { $0.style = .dark }) == nil)
  }

  @Test func theAppearanceCountsMoreThanScaleAndIdiom() throws {
    let all = try [image("phone", "iphone", 3), image("dark", "universal", 1, dark)]
    #expect(chosen(all, for: traits("iphone", 3) { $0.style = .dark }) == "dark")
  }

  @Test func plainDarkCountsMoreThanHighContrast() throws {
    let all = try [
      image("any", "universal", 2), image("dark", "universal", 2, dark), image("high", "universal", 2, highContrast),
    ]
    let high = traits("iphone", 2) {
      $0.style = .dark
      $0.isHighContrast = true
    }
    #expect(chosen(all, for: high) == "dark")
  }

  // MARK: - The other axes (19 to 25, 28 to 30)

  @Test func gamutCountsLessThanScale() throws {
    let wide = traits("iphone", 3) { $0.isDisplayP3 = true }
    let p3 = #","display-gamut":"display-P3""#
    let same = try [image("s", "universal", 3, #","display-gamut":"sRGB""#), image("p3", "universal", 3, p3)]
    #expect(chosen(same, for: wide) == "p3")
    #expect(chosen(same, for: traits("iphone", 3)) == "s")
    let other = try [image("s", "universal", 3, #","display-gamut":"sRGB""#), image("p3", "universal", 2, p3)]
    #expect(chosen(other, for: wide) == "s")
  }

  @Test func theOtherDirectionIsMirroredWhereTheWantedOneIsMissing() throws {
    let left = try image("left", "universal", 2, #","language-direction":"left-to-right""#)
    let right = try image("right", "universal", 2, #","language-direction":"right-to-left""#)
    let fixed = try image("fixed", "universal", 2)
    let mirrored = traits("iphone", 2) { $0.direction = .rightToLeft }
    #expect(chosen([left, right], for: mirrored) == "right")
    #expect(chosen([left], for: mirrored) == "left")
    #expect(chosen([fixed, left], for: mirrored) == "left")
    #expect(AssetReason.text(left, for: mirrored).contains("mirrored"))
  }

  @Test func theHighestTierOfMemoryThatTheDeviceHasCountsMoreThanScale() throws {
    let any = try image("any", "universal", 3)
    let one = try image("one", "universal", 3, #","memory":"1GB""#)
    let two = try image("two", "universal", 1, #","memory":"2GB""#)
    let device = traits("iphone", 3) { $0.memory = 4 }
    #expect(chosen([any, one, two], for: device) == "two")
    #expect(chosen([any, two], for: device) == "two")
    #expect(chosen([any, two], for: traits("iphone", 3) { $0.memory = 1 }) == "any")
    #expect(chosen([any, two], for: traits("iphone", 3)) == "any")
  }

  @Test func theBestSetOfGraphicsFeaturesIsTaken() throws {
    let all = try [
      image("any", "universal", 2), image("first", "universal", 2, #","graphics-feature-set":"metal1v2""#),
      image("third", "universal", 2, #","graphics-feature-set":"metal3v1""#),
    ]
    let device = traits("iphone", 2) { $0.graphics = ["metal4v1", "metal3v1", "metal2v2", "metal1v2"] }
    #expect(chosen(all, for: device) == "third")
    #expect(chosen(all, for: traits("iphone", 2)) == "any")
  }

  @Test func aWatchesWidthAndAPhonesScreenCount() throws {
    let watch = try [image("any", "watch", 2), image("small", "watch", 2, #","screen-width":"<=145""#)]
    #expect(chosen(watch, for: traits("watch", 2) { $0.screenWidth = "<=145" }) == "small")
    #expect(chosen(watch, for: traits("watch", 2) { $0.screenWidth = ">145" }) == "any")
    let older = try [image("any", "watch", 2), image("small", "watch", 2, #","screenWidth":"{130,145}""#)]
    #expect(chosen(older, for: traits("watch", 2) { $0.screenWidth = "<=145" }) == "small")
    let phone = try [image("any", "iphone", 2), image("tall", "iphone", 2, #","subtype":"retina4""#)]
    #expect(chosen(phone, for: traits("iphone", 2) { $0.subtype = "retina4" }) == "tall")
    #expect(chosen(phone, for: traits("iphone", 2)) == "any")
  }

  @Test func theLanguageOfTheAppCounts() throws {
    let all = try [image("base", "universal", 2), image("fr", "universal", 2, #","locale":"fr""#)]
    #expect(chosen(all, for: traits("iphone", 2) { $0.languages = ["fr"] }) == "fr")
    #expect(chosen(all, for: traits("iphone", 2) { $0.languages = ["de"] }) == "base")
  }

  // MARK: - Colors (32, 33)

  @Test func aColorAppearanceCountsMoreThanItsIdiom() throws {
    let all = try [color(0.1), color(0.2, "ipad"), color(0.3, "universal", dark)]
    #expect(chosenColor(all, for: traits("ipad", 2) { $0.style = .dark }) == 2)
    #expect(chosenColor(all, for: traits("ipad", 2) { $0.style = .light }) == 1)
  }

  @Test func highContrastComesBeforeAnyInTheLightAppearance() throws {
    let all = try [color(0.1), color(0.2, "universal", highContrast), color(0.3, "universal", dark)]
    let high = traits("iphone", 2) {
      $0.style = .light
      $0.isHighContrast = true
    }
    #expect(chosenColor(all, for: high) == 1)
  }

  @Test func aColorWithoutAValueIsNeverTaken() throws {
    #expect(try chosenColor([entry(#"{"idiom":"universal"}"#)], for: traits("iphone", 2)) == nil)
  }
}
