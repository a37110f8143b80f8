import IBModel

/// The source of the size of a scene's root view on a device.
///
/// `ContainerResolver` decides it for every command. On the canvas, a stored size is given.
package enum SizeSource: String, Hashable, Sendable, CaseIterable {
  /// The window, or a container in it, gives the size.
  case window
  /// The root is a table's cell, header or footer. It is as wide as the window, because the file does not name the
  /// table. Its constraints determine its height, else the file does.
  case row
  /// Only the file has a size. Code chooses another size.
  case file
}

extension SizeSource {
  /// Whether a view of this size fills the window, unlike a dialog or another part of the screen. The class of the
  /// file's owner is a weaker indication (Measurements/Presentations.md#owners-views).
  static func isScreen(_ size: Size?, isFreeform: Bool) -> Bool {
    guard let size else { return !isFreeform }
    let heights = heights(ofWidth: size.width)
    guard let least = heights.min() else { return false }
    return !isFreeform || size.height >= max(leastScreenHeight, least - bars)
  }

  /// In points; less than the height of every phone in portrait, without bars at the top and bottom.
  private static let leastScreenHeight = 400.0

  /// In points: a status bar, a navigation bar and a tab bar. A view between them is lower than the screen by as much
  /// (Measurements/Presentations.md#owners-views).
  private static let bars = 20.0 + 44 + 49

  /// The heights of the screens, in either orientation, and of the canvas of Xcode 6 and 7, that are that wide; all in
  /// points.
  private static func heights(ofWidth width: Double) -> [Double] {
    let canvases = [GenericCanvas.size, Size(width: launchScreenLength, height: launchScreenLength)]
    let screens = Device.all.flatMap { device in
      let (short, long) = (device.portraitSize.width, device.portraitSize.height)
      return [Size(width: short, height: long), Size(width: long, height: short)]
    }
    return (canvases + screens).filter { $0.width == width }.map(\.height)
  }

  /// The side length of a new launch screen in Xcode 6 and 7, in points.
  private static let launchScreenLength = 480.0
}
