import Testing

@testable import IBModel

@Suite struct DeviceTests {
  @Test func idsAscendAndAreUnique() {
    let ids = Device.all.map(\.id)
    #expect(!ids.isEmpty)
    #expect(zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func everyWordNamesOneDevice() {
    let words = Device.all.flatMap { [$0.id] + $0.aliases } + CanvasDevice.all.map(\.id)
    #expect(Set(words).count == words.count)
  }

  @Test(arguments: Device.all)
  func figuresAreSane(_ device: Device) {
    #expect(device.portraitSize.width >= 320)
    #expect(device.portraitSize.height > device.portraitSize.width)
    #expect([1, 2, 3].contains(device.scale))
    #expect(device.firstRelease <= device.lastRelease ?? .infinity)
    #expect(device.standardRelease.exists)
    #expect(device.runs(device.standardRelease))
    #expect(device.insets.first?.firstRelease == 0)
    let releases = device.insets.map(\.firstRelease)
    #expect(zip(releases, releases.dropFirst()).allSatisfy { $0 < $1 })
  }

  /// A root view has at least 16 points of margin below a width of 414, 20 from there on; 402 wide likewise.
  @Test(arguments: Device.all)
  func marginsFollowTheWidth(_ device: Device) {
    for orientation in Orientation.allCases {
      #expect(device.margin(orientation) == (device.size(orientation).width < 414 ? 16 : 20), "\(device.id)")
    }
  }

  @Test(arguments: Device.all)
  func sizeClassesFollowTheIdiom(_ device: Device) {
    switch device.idiom {
    case .pad:
      #expect(device.portraitClasses.name == "wR hR")
      #expect(device.landscapeClasses.name == "wR hR")
    case .phone:
      #expect(device.portraitClasses.name == "wC hR")
      #expect(device.landscapeClasses.vertical == .compact)
    case .mac:
      Issue.record("no Mac is in the table: '\(device.id)'")
    }
  }

  /// Plus, Max, XR and 11, and later the Air, are regular on their side; every other phone is compact.
  @Test(arguments: [
    ("iphone-8-plus", "wR hC"), ("iphone-xr", "wR hC"), ("iphone-11", "wR hC"), ("iphone-15-pro-max", "wR hC"),
    ("iphone-14-plus", "wR hC"), ("iphone-air", "wR hC"), ("iphone-8", "wC hC"), ("iphone-15", "wC hC"),
    ("iphone-16-pro", "wC hC"), ("ipad-pro-11", "wR hR"),
  ])
  func landscapeClasses(of id: String, are name: String) {
    #expect(Device.named(id)?.landscapeClasses.name == name)
  }

  @Test(arguments: [
    // 20 points of status bar, no home indicator; on its side the status bar is hidden.
    ("iphone-8", 16.0, [20, 0, 0, 0], [0, 0, 0, 0]),
    // The housing's 44 are on top, or on both sides; the indicator has 34, or 21.
    ("iphone-x", 16, [44, 0, 34, 0], [0, 44, 21, 44]),
    // 44 until iOS 13, 48 from iOS 14, where the indicator lost a point in landscape with iOS 26.
    ("iphone-11", 13, [44, 0, 34, 0], [0, 44, 21, 44]),
    ("iphone-11", 14, [48, 0, 34, 0], [0, 48, 21, 48]),
    ("iphone-11", 26, [48, 0, 34, 0], [0, 48, 20, 48]),
    ("iphone-15", 17, [59, 0, 34, 0], [0, 59, 21, 59]),
    ("iphone-15", 26, [59, 0, 34, 0], [0, 59, 20, 59]),
    ("iphone-air", 26, [68, 0, 34, 0], [0, 68, 20, 68]),
    // iPads have the same insets however they are held.
    ("ipad-pro-11", 15, [24, 0, 20, 0], [24, 0, 20, 0]),
    ("ipad-pro-11", 17, [24, 0, 25, 0], [24, 0, 25, 0]),
    ("ipad-pro-11", 26, [32, 0, 25, 0], [32, 0, 25, 0]),
    ("ipad-9", 18, [20, 0, 0, 0], [20, 0, 0, 0]),
    ("ipad-9", 26, [32, 0, 0, 0], [32, 0, 0, 0]),
  ])
  func safeAreas(of id: String, in release: Double, portrait: [Double], landscape: [Double]) throws {
    let insets = try #require(Device.named(id)).insets(in: SystemRelease(release))
    #expect(insets.portrait == Insets(portrait))
    #expect(insets.landscape == Insets(landscape))
  }

  @Test(arguments: [
    ("iphone-se-1", "iphone-se"), ("ipad-6", "ipad-9-7"), ("ipad-pro-11-1", "ipad-pro-11"),
    ("ipad-air-13", "ipad-air-13-m2"),
  ])
  func aliasesNameTheDevice(_ alias: String, _ id: String) {
    #expect(Device.named(alias)?.id == id)
  }

  @Test(arguments: [
    ("retina4_7", "iphone-se-3"), ("retina6_12", "iphone-15"), ("retina5_9", "iphone-13-mini"),
    ("ipad9_7", "ipad-9-7"), ("ipad11_0rounded", "ipad-pro-11"),
  ])
  func xcodesIdsNameTheDeviceTheNewestDraws(_ canvas: String, _ id: String) {
    #expect(Device.shown(byCanvas: canvas)?.id == id)
  }

  @Test func unknownWordsNameNothing() {
    #expect(Device.named("iphone-9") == nil)
    #expect(Device.shown(byCanvas: "mac") == nil)
  }

  @Test(arguments: [
    // iOS 17 where it runs, else the nearest release that does, by its number before the point.
    ("iphone-15", 17.0), ("iphone-8", 16), ("iphone-6", 12), ("iphone-16e", 18), ("iphone-17", 26),
  ])
  func standardReleaseIsTheNearestThatRuns(_ id: String, _ release: Double) {
    #expect(Device.named(id)?.standardRelease.version == release)
  }

  @Test func releasesAreComparedByTheNumberBeforeThePoint() throws {
    // Shipped with iOS 10.3, last updated to iOS 16.
    let device = try #require(Device.named("ipad-5"))
    #expect(!device.runs(SystemRelease(9.3)))
    #expect(device.runs(SystemRelease(10)))
    #expect(device.runs(SystemRelease(16.7)))
    #expect(!device.runs(SystemRelease(17)))
  }
}

extension Insets {
  /// - Parameter values: top, left, bottom, right.
  init(_ values: [Double]) {
    self.init(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }
}
