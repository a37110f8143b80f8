import IBModel
import Testing

@testable import IBLayout

@Suite struct TraitQuestionTests {
  private func configuration(_ text: String) throws -> TraitConfiguration {
    try ConfigurationSpec.parse(text).get().configuration
  }

  private static let navigationBars: [(String, Double, Double)] = [
    // Raised above the safe area to iOS 18: 161 / 3 = 53.667, and with the bar's 44 the content begins at 97.667.
    ("iphone-15,ios=18", 161.0 / 3, 44.0),
    ("iphone-15,ios=26", 59.0, 54.0),
    ("iphone-16-pro,ios=18", 169.0 / 3, 44),
    ("iphone-14,ios=17", 47, 44),
    ("iphone-8,ios=12", 20, 44),
    ("iphone-8,landscape", 0, 32),
    ("iphone-15,landscape", 0, 32),
    // 24 points free above a bar in landscape.
    ("iphone-15,landscape,ios=26", 24, 32),
    ("ipad-9-7,ios=11", 20, 44),
    ("ipad-9-7,ios=12", 20, 50),
    ("ipad-pro-11,ios=26", 32, 54),
  ]

  @Test(arguments: navigationBars)
  func navigationBarsBeginAndReach(_ text: String, _ top: Double, _ height: Double) throws {
    let it = try configuration(text)
    #expect(it.navigationBarTop == top)
    #expect(it.bars.navigationBar == height)
  }

  @Test func tabBarsStandOnTheHomeIndicator() throws {
    let phone = try configuration("iphone-12-mini")
    // 49 + 34 = 83, and below the navigation bar 50 + 44 = 94.
    #expect(phone.bars.tabBar + phone.safeArea.bottom == 83)
    #expect(phone.navigationBarTop + phone.bars.navigationBar == 94)
    // 32 + 21 = 53 in landscape.
    let turned = try configuration("iphone-12-mini,landscape")
    #expect(turned.bars.tabBar + turned.safeArea.bottom == 53)
    // 45 + 20 = 65 on an iPad with an indicator.
    let pad = try configuration("ipad-pro-11,ios=12")
    #expect(pad.bars.tabBar + pad.safeArea.bottom == 65)
  }

  @Test func canvasesAnswerByTheirEra() throws {
    let old = try #require(ConfigurationSet.canvas(deviceID: "retina6_1", toolsVersion: "14490"))
    let new = try #require(ConfigurationSet.canvas(deviceID: "retina6_1", toolsVersion: "24506"))
    #expect(old.bars.sheetNavigationBar == 44)
    #expect(new.bars.sheetNavigationBar == 70)
    #expect(old.controls == .ios7)
    #expect(new.controls == .ios26)
    #expect(new.cellMargins.vertical == 15)
    #expect(old.navigationBarTop + old.bars.navigationBar == 88)
  }

  @Test func hiddenStatusBarsGiveTheirRoomBackWhereThereIsNoHousing() throws {
    #expect(try configuration("iphone-8").safeAreaWithoutStatusBar.top == 0)
    #expect(try configuration("iphone-15").safeAreaWithoutStatusBar.top == 59)
    let pad = try configuration("ipad-pro-11,ios=15").safeAreaWithoutStatusBar
    #expect(pad == Insets(top: 0, left: 0, bottom: 20, right: 0))
  }
}
