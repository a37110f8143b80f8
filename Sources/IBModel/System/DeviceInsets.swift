/// What screen, status bar and home indicator take from a window that fills the screen, in points, without any bar of
/// the app and with the status bar visible where the orientation shows one.
package struct DeviceInsets: Hashable, Sendable {
  /// The release from which it holds.
  package let firstRelease: Double
  /// The safe area in portrait; before iOS 11, what the layout guides keep free.
  package let portrait: Insets
  package let landscape: Insets
  package let portraitStatusBar: Double
  package let landscapeStatusBar: Double
  /// The top edge of a navigation bar in portrait, in pixels from the screen's top, where it is not the safe area's
  /// top: phones with an island, to iOS 18.
  package let navigationBarPixels: Double?

  static let none = DeviceInsets(
    firstRelease: 0, portrait: .zero, landscape: .zero, portraitStatusBar: 0, landscapeStatusBar: 0,
    navigationBarPixels: nil)

  package func safeArea(_ orientation: Orientation) -> Insets {
    orientation == .portrait ? portrait : landscape
  }

  /// The height of the status bar; 0 where it is hidden.
  package func statusBar(_ orientation: Orientation) -> Double {
    orientation == .portrait ? portraitStatusBar : landscapeStatusBar
  }
}
