import IBModel

/// What a window has that is described by its size alone.
enum FreeformWindow {
  /// Pixels per point, as most devices have.
  static let scale = 2.0

  /// A phone in landscape is at most 440 points high, one in portrait at least 480
  /// (Measurements/Devices.md#runtime-sizes).
  private static let leastRegularHeight = 480.0
  /// Half of a 12.9 inch iPad, the narrowest window that is regular (Measurements/Devices.md#multitasking).
  private static let leastRegularWidth = 678.0
  /// The widest compact phone in landscape has 874 points, the narrowest regular one after the Plus 896
  /// (Measurements/Devices.md#runtime-sizes).
  private static let leastRegularWidthWhenLow = 896.0

  /// The window of an app on a Mac where no size is named, in points: the root views of Xcode's canvas for the Mac
  /// (Measurements/Devices.md#mac).
  static let macSize = Size(width: 800, height: 600)

  /// What a window of these classes most likely is.
  static func idiom(_ classes: SizeClasses) -> DeviceIdiom {
    classes == SizeClasses(.regular, .regular) ? .pad : .phone
  }

  /// By the sizes at which devices change them; UIKit itself goes by the device.
  static func sizeClasses(_ size: Size) -> SizeClasses {
    let isLow = size.height < leastRegularHeight
    let leastWidth = isLow ? leastRegularWidthWhenLow : leastRegularWidth
    return SizeClasses(size.width < leastWidth ? .compact : .regular, isLow ? .compact : .regular)
  }
}
