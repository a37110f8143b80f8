import IBModel

/// The source of the size of a scene's root view on a device.
///
/// Decided in one place (`ContainerResolver`), for every command. On the canvas a size that the file stores is given.
package enum SizeSource: String, Hashable, Sendable, CaseIterable {
  /// The window, or a container in it, gives the size.
  case window
  /// The root is a table's cell, header or footer: as wide as the window, because the file does not name the table, and as
  /// high as its constraints ask for, else as the file stores.
  case row
  /// Only the file has a size. Code decides on another one.
  case file
}

extension SizeSource {
  /// Whether a view of this size fills the window, and is not a dialog or another part of the screen. The class of the
  /// file's owner determines less (Measurements/Presentations.md#owners-views).
  static func isScreen(_ size: Size?, isFreeform: Bool) -> Bool {
    guard let size else { return !isFreeform }
    return isScreenWidth(size.width) && (!isFreeform || size.height >= leastScreenHeight)
  }

  /// In points; lower than every phone in portrait, with bars above and below.
  private static let leastScreenHeight = 400.0

  /// Whether a screen has that width in points, in either orientation, or the canvas of Xcode 6 and 7.
  private static func isScreenWidth(_ width: Double) -> Bool {
    width == GenericCanvas.size.width || width == launchScreenLength
      || Device.all.contains { [$0.portraitSize.width, $0.portraitSize.height].contains(width) }
  }

  /// In points, the sides that Xcode 6 and 7 gave a new launch screen.
  private static let launchScreenLength = 480.0
}
