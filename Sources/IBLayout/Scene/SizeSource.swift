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
    return isScreenWidth(size.width) && (!isFreeform || size.height >= leastScreenHeight)
  }

  /// In points; less than the height of every phone in portrait, without bars at the top and bottom.
  private static let leastScreenHeight = 400.0

  /// Whether a screen, in either orientation, or the canvas of Xcode 6 and 7 has that width in points.
  private static func isScreenWidth(_ width: Double) -> Bool {
    width == GenericCanvas.size.width || width == launchScreenLength
      || Device.all.contains { [$0.portraitSize.width, $0.portraitSize.height].contains(width) }
  }

  /// The side length of a new launch screen in Xcode 6 and 7, in points.
  private static let launchScreenLength = 480.0
}
