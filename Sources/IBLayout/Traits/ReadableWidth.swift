import IBModel

/// The maximum width of the readable content guide.
///
/// Source: Measurements/Margins.md#readable-width. 560 at XS and 672 at L are measured, S and M are from memory. The
/// larger categories are not established and use the width of L.
enum ReadableWidth {
  /// In points.
  static func limit(textSize: ContentSizeCategory) -> Double {
    switch textSize {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    default: 672
    }
  }
}
