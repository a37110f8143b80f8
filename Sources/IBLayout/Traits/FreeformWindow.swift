import IBModel

/// The defaults for a window if only its size is known.
enum FreeformWindow {
  /// Pixels per point; most devices have two.
  static let scale = 2.0

  /// A phone is at most 440 points high in landscape and at least 480 in portrait
  /// (Measurements/Devices.md#runtime-sizes).
  private static let leastRegularHeight = 480.0
  /// Half of a 12.9 inch iPad, the narrowest window that is regular (Measurements/Devices.md#multitasking).
  private static let leastRegularWidth = 678.0
  /// In landscape, the widest compact phone has 874 points, the narrowest regular phone after the Plus 896
  /// (Measurements/Devices.md#runtime-sizes).
  private static let leastRegularWidthWhenLow = 896.0

  /// The default window of an app on a Mac, in points, as in the root views of Xcode's canvas for the Mac
  /// (Measurements/Devices.md#mac).
  static let macSize = Size(width: 800, height: 600)

  /// The most likely idiom of a window with these size classes.
  static func idiom(_ classes: SizeClasses) -> DeviceIdiom {
    classes == SizeClasses(.regular, .regular) ? .pad : .phone
  }

  /// The size classes for a size, from the sizes at which the classes of devices change. UIKit itself uses the device.
  static func sizeClasses(_ size: Size) -> SizeClasses {
    let isLow = size.height < leastRegularHeight
    let leastWidth = isLow ? leastRegularWidthWhenLow : leastRegularWidth
    return SizeClasses(size.width < leastWidth ? .compact : .regular, isLow ? .compact : .regular)
  }
}
