import IBSource

/// The template of a custom symbol: an SVG file with a shape for each weight and scale.
package enum SymbolTemplate {
  /// Groups of which every template contains one.
  ///
  /// It is the regular weight in the medium scale, or in the small scale if the others are interpolated
  /// (Measurements/Assets.md#symbol-files).
  private static let regular = [
    ByteSearch("\"Regular-M\""), ByteSearch("'Regular-M'"), ByteSearch("\"Regular-S\""), ByteSearch("'Regular-S'"),
  ]

  /// Whether the file names a shape of the regular weight.
  package static func namesRegular(_ svg: [UInt8]) -> Bool {
    regular.contains { $0.isFound(in: svg) }
  }
}
