import Testing

@testable import IBModel

@Suite struct CanvasTests {
  @Test func idsAscendAndErasBeginAtZero() {
    let ids = CanvasDevice.all.map(\.id)
    #expect(!ids.isEmpty)
    #expect(zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 })
    for canvas in CanvasDevice.all {
      let builds = canvas.eras.map(\.firstBuild)
      #expect(builds.first == 0, "\(canvas.id)")
      #expect(zip(builds, builds.dropFirst()).allSatisfy { $0 < $1 }, "\(canvas.id)")
    }
  }

  @Test func everyCanvasDrawsADeviceOfItsOwnSize() throws {
    for canvas in CanvasDevice.all where canvas.id != "mac" {
      for era in canvas.eras {
        let device = try #require(Device.named(era.device ?? ""))
        #expect(device.portraitSize == era.portraitSize, "\(canvas.id)")
        #expect(device.scale == canvas.scale, "\(canvas.id)")
        #expect(device.idiom == canvas.idiom, "\(canvas.id)")
        #expect(device.landscapeClasses == canvas.landscapeClasses, "\(canvas.id)")
      }
    }
  }

  @Test func everyCanvasOfADeviceExists() {
    for device in Device.all {
      guard let id = device.canvasID else { continue }
      #expect(CanvasDevice.named(id) != nil, "\(device.id)")
    }
  }

  @Test(arguments: [
    ("retina4_7", 14490, 20.0), ("retina4_7", 14810, 0), ("retina4_7", 21507, 0), ("retina4_7", 21701, 20),
    ("retina4_7", 32700, 20), ("retina6_1", 20037, 44), ("retina6_1", 21225, 48), ("retina5_9", 20037, 44),
    ("retina5_9", 21225, 47), ("retina5_9", 21701, 50), ("retina5_9", 32700, 50), ("retina6_0", 20037, 44),
    ("retina6_0", 21701, 47), ("retina6_12", 21507, 59), ("retina6_5", 24506, 44), ("ipad12_9rounded", 24506, 24),
  ])
  func safeTopChangesWithTheEra(_ id: String, _ build: Int, _ top: Double) throws {
    let geometry = try #require(CanvasDevice.named(id)?.geometry(in: CanvasEra(build: build)))
    #expect(geometry.portrait.top == top)
  }

  @Test func oneIdGrewWithTheDeviceItStandsFor() throws {
    let canvas = try #require(CanvasDevice.named("retina6_7"))
    #expect(canvas.geometry(in: CanvasEra(build: 18122))?.portraitSize == Size(width: 428, height: 926))
    #expect(canvas.geometry(in: CanvasEra(build: 24506))?.portraitSize == Size(width: 430, height: 932))
  }

  @Test(arguments: [
    // Doubled: 48 + 48 above, 34 + 34 below, from 23727 on; 32700 is an older Xcode.
    ("retina6_1", 23504, [0.0, 0, 0, 0]), ("retina6_1", 23727, [48, 0, 34, 0]), ("retina6_1", 24506, [48, 0, 34, 0]),
    ("retina6_1", 32700, [0, 0, 0, 0]), ("retina4_7", 24506, [0, 0, 0, 0]), ("ipad11_0rounded", 24506, [0, 0, 0, 0]),
  ])
  func extraInsetsAreThePortraitInsetsOnceMore(_ id: String, _ build: Int, _ extra: [Double]) throws {
    let canvas = try #require(CanvasDevice.named(id))
    #expect(CanvasEra(build: build).extraInsets(of: canvas) == Insets(extra))
  }
}

@Suite struct CanvasEraTests {
  @Test func readsTheNumberBeforeThePoint() {
    #expect(CanvasEra(toolsVersion: "14490.70")?.build == 14490)
    #expect(CanvasEra(toolsVersion: "6751")?.build == 6751)
  }

  @Test(arguments: ["", ".", "14A490", "-5.1", "99999999999999999999.1"])
  func refusesWhatIsNoNumber(_ version: String) {
    #expect(CanvasEra(toolsVersion: version) == nil)
  }

  @Test func theUnnumberedXcodeComesAfter22505() {
    #expect(CanvasEra(toolsVersion: "32700.99.1234") == CanvasEra(build: 22506))
  }

  @Test(arguments: [
    (18120, ContentSizeCategory.large), (18121, .extraSmall), (20037, .extraSmall), (20038, .large),
    (14490, .large), (24506, .large), (32700, .large),
  ])
  func textStylesAreExtraSmallFrom18121To20037(_ build: Int, _ textSize: ContentSizeCategory) {
    #expect(CanvasEra(build: build).textSize == textSize)
  }

  @Test(arguments: [
    (0, ControlGeneration.ios7), (14490, .ios7), (14800, .ios13), (23727, .ios13), (24090, .ios26), (32700, .ios13),
  ])
  func controlsHaveThreeGenerations(_ build: Int, _ generation: ControlGeneration) {
    #expect(CanvasEra(build: build).controls == generation)
  }

  @Test(arguments: [
    (13196, 8.0, 8.0 as Double?), (13526, 11, nil), (23727, 11, nil), (24090, 15, nil), (32700, 11, nil),
  ])
  func cellMarginsChangeTwice(_ build: Int, _ vertical: Double, _ horizontal: Double?) {
    #expect(CanvasEra(build: build).cellMargins == CellMargins(vertical: vertical, horizontal: horizontal))
  }

  @Test func rowsAscendFromZero() {
    let builds = CanvasProfile.table.map(\.firstBuild)
    #expect(builds.first == 0)
    #expect(zip(builds, builds.dropFirst()).allSatisfy { $0 < $1 })
  }

  /// Measurements/Cells.md#margin.
  @Test(arguments: [("20037", 16.0), ("21507", 20), ("22505", 20), ("32700.99.1234", 16), ("23089", 16)])
  func theCellMarginOfALowScreenWithAHomeIndicator(_ tools: String, _ margin: Double) throws {
    let era = try #require(CanvasEra(toolsVersion: tools))
    #expect(era.cellMargin(screenWidth: 375, hasHomeIndicator: true) == margin)
  }
}
