import Testing

@testable import IBModel

@Suite struct MultitaskingTests {
  private func window(
    _ placement: WindowPlacement, _ id: String, _ orientation: Orientation, in release: Double = 17
  ) throws -> (size: Size, classes: SizeClasses)? {
    let device = try #require(Device.named(id))
    return Multitasking.window(placement, on: device, orientation, in: SystemRelease(release))
  }

  /// Third, ten points between and two thirds fill the width; so do the halves.
  @Test func widthsFillTheScreen() throws {
    for device in Device.all where device.idiom == .pad {
      for orientation in Orientation.allCases {
        let widths = try [WindowPlacement.third, .half, .twoThirds].map { placement in
          try #require(try window(placement, device.id, orientation)).size.width
        }
        let full = device.size(orientation).width
        #expect(widths[0] + 10 + widths[2] == full, "\(device.id)")
        #expect(widths[1] * 2 + 10 == full, "\(device.id)")
      }
    }
  }

  @Test(arguments: [
    ("ipad-9-7", Orientation.landscape, WindowPlacement.third, 320.0, 768.0, "wC hR"),
    ("ipad-9-7", .landscape, .twoThirds, 694, 768, "wR hR"),
    ("ipad-pro-12-9", .landscape, .third, 375, 1024, "wC hR"),
    ("ipad-pro-12-9", .landscape, .half, 678, 1024, "wR hR"),
    ("ipad-pro-11", .landscape, .half, 592, 834, "wC hR"),
    ("ipad-pro-11", .portrait, .twoThirds, 504, 1194, "wC hR"),
    // 20 points free above and below: 1194 - 40.
    ("ipad-pro-11", .portrait, .slideOver, 320, 1154, "wC hR"),
  ])
  func workedWindows(
    _ id: String, _ orientation: Orientation, _ placement: WindowPlacement, _ width: Double, _ height: Double,
    _ classes: String
  ) throws {
    let window = try #require(try window(placement, id, orientation))
    #expect(window.size == Size(width: width, height: height))
    #expect(window.classes.name == classes)
  }

  @Test func phonesHaveNoWindows() throws {
    #expect(try window(.half, "iphone-15-pro-max", .landscape) == nil)
  }

  @Test func windowsNeedTheirRelease() throws {
    #expect(try window(.third, "ipad-9-7", .landscape, in: 8) == nil)
    #expect(try window(.third, "ipad-9-7", .landscape, in: 9) != nil)
    #expect(try window(.half, "ipad-9-7", .portrait, in: 14) == nil)
    #expect(try window(.half, "ipad-9-7", .portrait, in: 15) != nil)
  }
}
