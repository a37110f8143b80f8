import IBModel

/// The available size of a split view controller's columns on a device.
///
/// In compact width the columns collapse into one stack that fills the window. In regular width, the primary column is
/// compact (Apple's documentation of UISplitViewController) and has its classic width, which is not established for the
/// largest phones in landscape. In landscape, it is next to the secondary column, which takes the rest; in portrait, it
/// covers part of the secondary column, which fills the window. Source: Measurements/Presentations.md#split-view (320,
/// 375 on a 12.9-inch screen in landscape; widths of the newer column style are not established). On the canvas, a
/// column is as wide as the device (Measurements/SafeArea.md#split-columns).
enum SplitMetrics {
  /// The traits and the size of one column's window; nil if the column fills the window.
  static func window(of column: SplitColumn, in configuration: TraitConfiguration) -> TraitConfiguration? {
    guard configuration.canvasEra == nil, configuration.horizontal == .regular else { return nil }
    let primary = primaryWidth(in: configuration)
    var traits = configuration
    switch column {
    case .primary, .supplementary:
      traits.size.width = primary
      traits.horizontal = .compact
      traits.safeArea.right = 0
    case .secondary:
      guard configuration.orientation == .landscape else { return nil }
      traits.size.width -= primary
      traits.safeArea.left = 0
    }
    return traits
  }

  /// Whether the width of a column is only assumed.
  static func isAssumed(in configuration: TraitConfiguration) -> Bool { configuration.vertical == .compact }

  private static func primaryWidth(in configuration: TraitConfiguration) -> Double {
    configuration.size.width >= wideScreen ? 375 : 320
  }

  /// The width of a 12.9-inch screen in landscape.
  private static let wideScreen = 1366.0
}
