/// The vertical metrics of a font, in points and not rounded.
package struct FontMetrics: Hashable, Sendable {
  /// From the top of a line to its baseline.
  package var ascender: Double
  /// From the baseline to the bottom of the line; positive.
  package var descender: Double
  /// The height of a single line.
  package var lineHeight: Double { ascender + descender }

  package init(ascender: Double, descender: Double) {
    self.ascender = ascender
    self.descender = descender
  }
}
