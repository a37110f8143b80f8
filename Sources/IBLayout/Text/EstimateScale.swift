/// Factors for estimated sizes: advances of fonts without a table, line heights of fonts without a known one, symbols
/// without a measured size.
///
/// An intrinsic size that is the same with the smallest and the largest factors is known; any other size is in between.
package struct EstimateScale: Hashable, Sendable {
  /// The factor for the advances of a font whose widths come from another font.
  package var advances = 1.0
  /// The factor for the line heights of a font without a measured line height.
  package var lines = 1.0
  /// The factor for the sizes of symbols, on both axes.
  package var symbols = 1.0

  /// The estimates themselves.
  package static let none = EstimateScale()

  /// Source of the symbols' bounds: Measurements/Symbols.md#size (the fraction of the master ranges from 0.129 to 0.208
  /// around the median 0.157). The bounds of fonts are chosen: text faces are between four fifths and five quarters as
  /// wide as the system font, and their lines are 0.98 to 1.6 em high (Measurements/Text.md#named-fonts: 1.0 to 1.37
  /// occur, and an app's fonts have exactly 1.0).
  package static let least = EstimateScale(advances: 0.8, lines: 0.82, symbols: 0.82)
  package static let most = EstimateScale(advances: 1.25, lines: 1.34, symbols: 1.33)
}
