/// How wide the readable content guide gets at most.
///
/// Source: facts/runtime/readable-width.json. 560 at XS and 672 at L are measured, S and M are remembered there; the
/// larger categories are not established and take the width of L.
enum ReadableWidth {
  /// Points, for a content size category's short name; that of `L` for a name the table does not have.
  static func limit(textSize: String) -> Double {
    limits[textSize] ?? measuredAtLarge
  }

  private static let measuredAtLarge = 672.0
  private static let limits = ["XS": 560.0, "S": 600, "M": 632, "L": measuredAtLarge]
}
