/// The part of the screen that a window occupies.
package enum WindowPlacement: String, Hashable, Sendable, CaseIterable {
  case full
  case third = "1/3"
  case half = "1/2"
  case twoThirds = "2/3"
  case slideOver = "slide-over"

  /// The word in names of configurations: `split-1-2`, `slide-over`.
  package var shortName: String {
    switch self {
    case .full: "full"
    case .third: "split-1-3"
    case .half: "split-1-2"
    case .twoThirds: "split-2-3"
    case .slideOver: "slide-over"
    }
  }
}

/// The windows of Split View and Slide Over up to iPadOS 18. The free windows of iPadOS 26 have no table.
package enum Multitasking {
  /// A width of windows on a screen.
  struct Window: Sendable {
    /// The size of the screen in portrait in points, which is the key of the table.
    let screen: Size
    let orientation: Orientation
    let placement: WindowPlacement
    /// The width in points.
    let width: Double
    let horizontal: SizeClass
  }

  /// The space above and below a window in Slide Over from iOS 11 on, in points (Measurements/Devices.md#slide-over).
  private static let slideOverGap = 20.0

  /// The size in points and the size classes of a window that does not fill the screen; nil if the device has no such
  /// window in the release.
  package static func window(
    _ placement: WindowPlacement, on device: Device, _ orientation: Orientation, in release: SystemRelease
  ) -> (size: Size, classes: SizeClasses)? {
    guard release.hasMultitasking else { return nil }
    if placement == .half, orientation == .portrait, !release.hasPortraitHalves { return nil }
    return window(placement, screen: device.portraitSize, orientation, floats: release.hasSafeAreas)
  }

  /// The same for a screen on Xcode's canvas, which does not depend on a release.
  package static func window(
    _ placement: WindowPlacement, on device: CanvasDevice.Geometry, _ orientation: Orientation
  ) -> (size: Size, classes: SizeClasses)? {
    window(placement, screen: device.portraitSize, orientation, floats: true)
  }

  /// - Parameter floats: whether a window in Slide Over leaves a gap above and below.
  private static func window(
    _ placement: WindowPlacement, screen: Size, _ orientation: Orientation, floats: Bool
  ) -> (size: Size, classes: SizeClasses)? {
    guard
      let window = table.first(where: {
        $0.screen == screen && $0.orientation == orientation && $0.placement == placement
      })
    else { return nil }
    let height = orientation == .portrait ? screen.height : screen.width
    let gap = placement == .slideOver && floats ? 2 * slideOverGap : 0
    return (Size(width: window.width, height: height - gap), SizeClasses(window.horizontal, .regular))
  }
}
