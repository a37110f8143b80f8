import IBSource

/// The template of a custom symbol: an SVG file with a shape for each weight and scale.
package enum SymbolTemplate {
  /// Groups of which every template contains one: the regular weight in the middle scale, or in the small scale if the
  /// others are interpolated (Measurements/Assets.md#symbol-files).
  private static let regular = [
    ByteSearch("\"Regular-M\""), ByteSearch("'Regular-M'"), ByteSearch("\"Regular-S\""), ByteSearch("'Regular-S'"),
  ]

  /// Whether the file has a shape of the regular weight, by its name.
  package static func namesRegular(_ svg: [UInt8]) -> Bool {
    regular.contains { $0.isFound(in: svg) }
  }
}
