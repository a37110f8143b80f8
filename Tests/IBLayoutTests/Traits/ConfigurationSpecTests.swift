import IBModel
import Testing

@testable import IBLayout

@Suite struct ConfigurationSpecTests {
  private func configuration(_ text: String) throws -> TraitConfiguration {
    try ConfigurationSpec.parse(text).get().configuration
  }

  private func problem(_ text: String) -> String? {
    guard case .failure(let problem) = ConfigurationSpec.parse(text) else { return nil }
    return problem.message
  }

  @Test(arguments: [
    ("iphone-15", "iphone-15.portrait"),
    ("landscape,iphone-15", "iphone-15.landscape"),
    ("retina6_12", "iphone-15.portrait"),
    ("iphone-se-1,ltr,light,text=L", "iphone-se.portrait"),
    (" iPhone-15 , DARK ", "iphone-15.portrait.dark"),
    (
      "ios=10,text=AX3,dark,rtl,split=1/2,landscape,ipad-pro-11",
      "ipad-pro-11.landscape.split-1-2.rtl.dark.ax3.ios-10"
    ),
    ("ipad-9-7,split=slide-over,high-contrast", "ipad-9-7.portrait.slide-over.high-contrast"),
    ("size=393x852,rtl", "393x852.rtl"),
    ("size=800x600,ios=10.3", "800x600.ios-10-3"),
    // The standard release needs no word: 17, or the last that an older device runs.
    ("iphone-15,ios=17", "iphone-15.portrait"), ("iphone-8,ios=16", "iphone-8.portrait"),
    ("iphone-8,ios=15", "iphone-8.portrait.ios-15"),
  ])
  func namesAreCanonical(_ text: String, _ name: String) throws {
    #expect(try configuration(text).name == name)
  }

  @Test func canonicalNamesAreReadBack() throws {
    var specs = ConfigurationSet.allDevices.map(\.name)
    specs += [
      "ipad-pro-11.landscape.split-1-2.rtl.dark.high-contrast.ax3.ios-10-3", "393x852.xs.ios-26", "800x600.mac",
    ]
    specs += ContentSizeCategory.allCases.map { "iphone-15,text=\($0.rawValue)" }
    for text in specs {
      let spec = try ConfigurationSpec.parse(text).get()
      #expect(try ConfigurationSpec.parse(spec.name).get().configuration == spec.configuration, "\(text)")
    }
  }

  @Test func wordsSetTheTraits() throws {
    let it = try configuration("ipad-pro-11,landscape,split=1/2,ios=16,dark,high-contrast,text=ax3,rtl")
    #expect(it.device == "ipad-pro-11")
    // (1194 - 10) / 2 = 592, compact on an 11 inch screen.
    #expect(it.size == Size(width: 592, height: 834))
    #expect(it.sizeClassName == "wC hR")
    #expect(it.scale == 2)
    #expect(it.orientation == .landscape)
    #expect(it.systemVersion == 16)
    #expect(it.style == .dark)
    #expect(it.contrast == .high)
    #expect(it.textSize == .accessibility3)
    #expect(it.direction == .rightToLeft)
    #expect(it.idiom == .pad)
    #expect(it.safeArea == Insets(top: 24, left: 0, bottom: 25, right: 0))
    #expect(it.canvasEra == nil)
  }

  /// Without a size a window on a Mac has that of Xcode's canvas.
  @Test func aWindowOnAMac() throws {
    let it = try configuration("mac")
    #expect(it.name == "800x600.mac")
    #expect(it.idiom == .mac)
    #expect(it.sizeClassName == "wR hR")
    #expect(try configuration("idiom=mac,size=1200x700").name == "1200x700.mac")
    // Words that say what a size means anyway do not show in the name.
    #expect(try configuration("size=1200x700,pad").name == "1200x700")
    #expect(try configuration("size=1200x700,phone").name == "1200x700.phone")
  }

  @Test func windowsInSlideOverFloatClearOfTheInsets() throws {
    let it = try configuration("ipad-pro-11,split=slide-over")
    // 1194 - 20 - 20 = 1154.
    #expect(it.size == Size(width: 320, height: 1154))
    #expect(it.safeArea == .zero)
    // Before iOS 11 they reach from edge to edge, under the status bar.
    let older = try configuration("ipad-9-7,split=slide-over,ios=10")
    #expect(older.size == Size(width: 320, height: 1024))
    #expect(older.safeArea == Insets(top: 20, left: 0, bottom: 0, right: 0))
  }

  @Test(arguments: [
    ("size=393x852", "wC hR"), ("size=667x375", "wC hC"), ("size=874x402", "wC hC"), ("size=896x414", "wR hC"),
    ("size=677x1000", "wC hR"), ("size=678x1000", "wR hR"),
  ])
  func freeformSizesGetTheClassesDevicesHaveThere(_ text: String, _ classes: String) throws {
    let it = try configuration(text)
    #expect(it.sizeClassName == classes)
    #expect(it.device == nil)
    #expect(it.safeArea == .zero)
  }

  /// A window is in landscape only if it is wider than tall.
  @Test(arguments: [("size=400x400", false), ("size=401x400", true), ("size=400x401", false)])
  func aWindowIsInLandscapeIfItIsWider(_ text: String, _ isLandscape: Bool) throws {
    #expect((try configuration(text).orientation == .landscape) == isLandscape)
  }

  /// The name of a screen stays the same in all languages.
  @Test(arguments: ["ar", "de", "pt-BR", "zh-Hans"])
  func aScreenKeepsItsNameInALanguage(_ tag: String) throws {
    let plain = try configuration("iphone-15,landscape")
    let spoken = plain.speaking(try #require(Language(tag)))
    #expect(
      spoken.name == "\(plain.name).language-\(tag)" && spoken.screenName == plain.name
        && plain.screenName == plain.name)
    #expect(spoken.speaking(try #require(Language("fr"))).screenName == plain.name)
    #expect(spoken.direction == (tag == "ar" ? .rightToLeft : .leftToRight))
  }

  private static let categories = "XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5"
  private static let devices = """
    allowed: a device that 'keyline devices' lists, a setting such as ios=17 or split=1/2, dark, high-contrast, \
    landscape, light, ltr, mac, pad, phone, portrait, rtl, slide-over
    """

  @Test(arguments: [
    ("ipone-15", "'ipone-15' is not a device or a trait; did you mean 'iphone-15'? \(Self.devices)"),
    ("iphone-15,landscpae", "'landscpae' is not a device or a trait; did you mean 'landscape'? \(Self.devices)"),
    ("ipad-pro-11,split=1/4", "'1/4' is not a split; allowed: 1/3, 1/2, 2/3, slide-over"),
    (
      "iphone-15,text=XXXXL",
      "'xxxxl' is not a content size category; did you mean 'XXXL'? allowed: \(Self.categories)"
    ),
    (
      "iphone-15,txt=L", "'txt' is not a setting; did you mean 'text'? allowed: split, ios, language, text, size, idiom"
    ),
    ("size=393x852,idiom=fone", "'fone' is not an idiom; allowed: phone, pad, mac"),
    ("qwertyuiop", "'qwertyuiop' is not a device or a trait; \(Self.devices)"),
  ])
  func misspellingsAreToldWithTheNearestWord(_ text: String, _ message: String) {
    #expect(problem(text) == message)
  }

  @Test(arguments: [
    ("iphone-15,iphone-8", "'iphone-8' contradicts 'iphone-15'"),
    ("iphone-15,dark,light", "'light' contradicts 'dark'"),
    ("iphone-15,ios=17,ios=16", "'ios=16' contradicts 'ios=17'"),
    ("iphone-15,mac", "'mac' and 'iphone-15' exclude each other"),
    ("iphone-15,size=100x100", "'size=100x100' and 'iphone-15' exclude each other"),
    ("size=100x100,portrait", "'size=100x100' and 'portrait' exclude each other"),
  ])
  func contradictionsAreRefused(_ text: String, _ message: String) {
    #expect(problem(text) == message)
  }

  @Test(arguments: [
    ("", "'' has an empty word"), ("iphone-15,,dark", "'iphone-15,,dark' has an empty word"),
    ("dark", "missing a device or a size: add one, such as 'iphone-15' or 'size=393x852'"),
    ("size=0x5", "'0x5' is not a size: write whole points, such as 'size=393x852'"),
    ("size=1x2x3", "'1x2x3' is not a size: write whole points, such as 'size=393x852'"),
    ("iphone-15,ios=ten", "'ten' is not an iOS release: write a number, such as 'ios=17' or 'ios=10.3'"),
    ("iphone-15,ios=1e9", "'1e9' is not an iOS release: write a number, such as 'ios=17' or 'ios=10.3'"),
    ("iphone-15,ios=19", "unknown release iOS 19; known: 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 26, 27"),
    ("iphone-15,split=1/2", "'iphone-15' does not offer 'split=1/2'"),
    ("size=100x100,split=1/2", "'split=1/2' needs a device"),
    ("ipad-9-7,split=1/2,ios=14", "'ipad-9-7' does not offer 'split=1/2' in iOS 14"),
  ])
  func whatMakesNoConfigurationIsRefused(_ text: String, _ message: String) {
    #expect(problem(text) == message)
  }

  @Test func hostileSpecificationsAreOnlyRefused() {
    for text in [String(repeating: "x", count: 100_000), "ios=" + String(repeating: "9", count: 400), ".", "=", "x="] {
      #expect(problem(text) != nil)
    }
  }

  @Test func releasesThatNeverRanAreNoted() throws {
    let spec = try ConfigurationSpec.parse("iphone-15,ios=10").get()
    #expect(spec.notes == ["'iphone-15' runs iOS 17 and later, not iOS 10"])
    #expect(try ConfigurationSpec.parse("iphone-8,ios=11").get().notes.isEmpty)
    #expect(
      try ConfigurationSpec.parse("iphone-8,ios=18").get().notes
        == ["'iphone-8' runs iOS 11 to 16, not iOS 18"])
  }
}
