/// The square canvas of Xcode 6 and 7, for documents without `<device>` (Measurements/Devices.md#no-device).
package enum GenericCanvas {
  /// In points.
  package static let size = Size(width: 600, height: 600)
  /// Frames are rounded to whole points.
  package static let scale = 1.0
  /// A status bar, as on the home-button devices of the time (Measurements/SafeArea.md#status-bar).
  package static let safeArea = Insets(top: 20, left: 0, bottom: 0, right: 0)
}
