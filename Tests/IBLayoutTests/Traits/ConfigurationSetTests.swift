import IBModel
import Testing

@testable import IBLayout

@Suite struct ConfigurationSetTests {
  @Test func theDefaultSetHasEachFinalSizeClassOnce() {
    let set = ConfigurationSet.finalSizeClasses
    #expect(set.map(\.sizeClassName) == ["wC hR", "wC hC", "wR hC", "wR hR"])
    #expect(
      set.map(\.name) == [
        "iphone-15.portrait", "iphone-15.landscape", "iphone-15-pro-max.landscape", "ipad-pro-11.portrait",
      ])
  }

  @Test func slideOverComesToTheSizeClasses() {
    #expect(
      ConfigurationSet.allSizeClasses.map(\.name)
        == ConfigurationSet.finalSizeClasses.map(\.name) + ["ipad-pro-11.portrait.slide-over"])
  }

  @Test func everyDeviceIsHeldBothWays() {
    let names = ConfigurationSet.allDevices.map(\.name)
    #expect(names.count == 2 * Device.all.count)
    #expect(Set(names).count == names.count)
    #expect(names.contains("iphone-15.landscape"))
  }

  @Test func windowsAreTurnedWithTheirInsets() throws {
    let it = try #require(ConfigurationSet.finalSizeClasses.first { $0.name == "iphone-15.landscape" })
    #expect(it.size == Size(width: 852, height: 393))
    #expect(it.safeArea == Insets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(it.raisedBarTop == nil)
  }
}

@Suite struct CanvasConfigurationTests {
  @Test func theDocumentsDeviceIsDrawnAsItsEraDoes() throws {
    let canvas = ConfigurationSet.canvas(deviceID: "retina6_1", orientation: "portrait", toolsVersion: "14490.70")
    let it = try #require(canvas)
    #expect(it.name == "canvas.retina6_1.portrait")
    #expect(it.device == "iphone-11")
    #expect(it.size == Size(width: 414, height: 896))
    #expect(it.scale == 2)
    #expect(it.safeArea == Insets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(it.extraInsets == .zero)
    #expect(it.canvasEra == CanvasEra(build: 14490))
    #expect(it.controls == .ios7)
    #expect(it.textSize == .large)
  }

  @Test func newCanvasesDoubleTheInsetsOfPlainControllers() throws {
    let canvas = ConfigurationSet.canvas(deviceID: "retina6_0", orientation: "landscape", toolsVersion: "24506")
    let it = try #require(canvas)
    #expect(it.safeArea == Insets(top: 0, left: 47, bottom: 21, right: 47))
    // Measured for a plain controller in landscape: top 47, bottom 55 = 21 + 34, sides 47.
    #expect(it.safeArea + it.extraInsets == Insets(top: 47, left: 47, bottom: 55, right: 47))
  }

  /// Xcode drew another phone for it from build 23094 on.
  @Test func thePhoneOf6Point7InchesGrew() throws {
    func size(_ tools: String) -> Size? {
      ConfigurationSet.canvas(deviceID: "retina6_7", orientation: "portrait", toolsVersion: tools)?.size
    }
    #expect(size("23090") == Size(width: 428, height: 926) && size("23094") == Size(width: 430, height: 932))
  }

  @Test func theXSErasMeasureTextSmall() {
    #expect(ConfigurationSet.canvas(deviceID: "retina4_7", toolsVersion: "19529")?.textSize == .extraSmall)
  }

  @Test func withoutADeviceItIsTheGenericCanvas() throws {
    let it = try #require(ConfigurationSet.canvas(deviceID: nil, toolsVersion: "6751"))
    #expect(it.name == "canvas.600x600")
    #expect(it.device == nil)
    #expect(it.size == Size(width: 600, height: 600))
    #expect(it.scale == 1)
    #expect(it.sizeClassName == "wAny hAny")
  }

  @Test func anySizeClassMatchesNoVariation() throws {
    let generic = try #require(ConfigurationSet.canvas(deviceID: nil, toolsVersion: "6751"))
    #expect(SceneTraits(generic).environment == nil)
    let upright = try #require(ConfigurationSet.canvas(deviceID: "retina4_7", toolsVersion: "14490"))
    let environment = try #require(SceneTraits(upright).environment)
    #expect(EnvironmentSet([.widthClass("compact"), .heightClass("regular")]).isSuperset(of: environment))
    #expect(!EnvironmentSet([.widthClass("regular")]).isSuperset(of: environment))
  }

  @Test(arguments: [
    ("splitview1_3", "canvas.ipad9_7.landscape.split-1-3", 320.0, "wC hR"),
    ("splitview2_3", "canvas.ipad9_7.landscape.split-2-3", 694, "wR hR"),
    ("fullscreen", "canvas.ipad9_7.landscape", 1024, "wR hR"),
    ("unheard-of", "canvas.ipad9_7.landscape", 1024, "wR hR"),
  ])
  func adaptationsSplitTheScreen(_ adaptation: String, _ name: String, _ width: Double, _ classes: String) throws {
    let it = try #require(
      ConfigurationSet.canvas(
        deviceID: "ipad9_7", orientation: "landscape", adaptation: adaptation, toolsVersion: "14490"))
    #expect(it.name == name)
    #expect(it.size == Size(width: width, height: 768))
    #expect(it.sizeClassName == classes)
  }

  @Test func darkCanvasesSaySo() {
    let it = ConfigurationSet.canvas(deviceID: "retina6_1", appearance: "dark", toolsVersion: "17701")
    #expect(it?.name == "canvas.retina6_1.portrait.dark")
    #expect(it?.style == .dark)
  }

  @Test func devicesOfOtherPlatformsHaveNoCanvas() {
    #expect(ConfigurationSet.canvas(deviceID: "watch38", toolsVersion: "14490") == nil)
    #expect(ConfigurationSet.canvas(deviceID: "appleTV", toolsVersion: "14490") == nil)
  }

  @Test func anUnreadableToolsVersionCountsAsXcode15() {
    #expect(ConfigurationSet.canvas(deviceID: "retina6_1", toolsVersion: "x")?.canvasEra == .unknown)
    #expect(ConfigurationSet.canvas(deviceID: "retina6_1", toolsVersion: nil)?.safeArea.top == 48)
  }
}
