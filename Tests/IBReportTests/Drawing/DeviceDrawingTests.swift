import IBLayout
import IBModel
@testable import IBReport
import Testing

@Suite struct DeviceDrawingTests {
  private func configuration(_ words: String) throws -> TraitConfiguration {
    try ConfigurationSpec.parse(words).get().configuration
  }

  /// The housing and the home indicator, the first of them black.
  private func boxes(_ words: String) throws -> [Rect] {
    DeviceDrawing.shapes(in: try configuration(words)).map(\.extent)
  }

  @Test func aPhoneWithAHomeButtonHasNeither() throws {
    #expect(try boxes("iphone-se-3").isEmpty)
    #expect(DeviceDrawing.cornerRadius(in: try configuration("iphone-se-3")) == 0)
  }

  @Test func anIslandLiesBelowTheEdgeAndANotchHangsFromIt() throws {
    let island = try #require(try boxes("iphone-15").first)
    let notch = try #require(try boxes("iphone-14").first)
    #expect(island.y > 0 && notch.y < 0)
    #expect(abs(island.x + island.width / 2 - 393 / 2) < 0.01)
  }

  @Test func onItsSideThePhonesHousingIsAtTheLeft() throws {
    let island = try #require(try boxes("iphone-15,landscape").first)
    #expect(island.height > island.width && island.x < 59)
  }

  @Test func theHomeIndicatorLiesInTheSafeAreasInset() throws {
    for words in ["iphone-15", "iphone-15,landscape", "ipad-pro-11"] {
      let configuration = try configuration(words)
      let bar = try #require(try boxes(words).last)
      #expect(bar.y >= configuration.size.height - configuration.safeArea.bottom, "\(words)")
    }
  }

  @Test func aWindowOfAnySizeHasNoDevice() throws {
    #expect(try boxes("size=300x400").isEmpty)
  }
}
