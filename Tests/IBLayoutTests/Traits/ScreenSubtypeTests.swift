import IBAssets
import IBModel
import Testing

@testable import IBLayout

/// Catalogs name screens by their heights in pixels.
@Suite struct ScreenSubtypeTests {
  @Test(arguments: [
    ("iphone-5s", "retina4"), ("iphone-8", "667h"), ("iphone-8-plus", "736h"), ("iphone-11-pro", "2436h"),
    ("iphone-11", "1792h"), ("iphone-11-pro-max", "2688h"), ("ipad-pro-12-9", "1366h"), ("iphone-15", nil),
    ("ipad-9", nil),
  ])
  func aDeviceHasTheSubtypeOfItsScreen(_ device: String, _ subtype: String?) throws {
    for words in [device, "\(device),landscape"] {
      #expect(try configuration(words).assetTraits.subtype == subtype)
    }
  }

  @Test func traitsOfAssetsFollowTheConfiguration() throws {
    let phone = try configuration("iphone-15,landscape,dark,rtl").assetTraits
    #expect(phone.idiom == "iphone" && phone.scale == 3 && phone.style == .dark && phone.direction == .rightToLeft)
    #expect(phone.horizontal == .compact && phone.vertical == .compact && !phone.isHighContrast)
    let pad = try configuration("ipad-9").assetTraits
    #expect(pad.idiom == "ipad" && pad.scale == 2 && pad.style == .light && pad.direction == .leftToRight)
    #expect(pad.horizontal == .regular && pad.vertical == .regular)
  }
}
