/// What is known of a text that was measured elsewhere, in points.
package struct MeasuredText: Hashable, Sendable {
  package var size: ViewSize
  /// From the top.
  package var firstBaseline: Double
  /// From the top.
  package var lastBaseline: Double
  package var spacing: FontSpacing?
  /// What distances to its neighbors are rounded up to; nil for that of the display.
  package var pixel: Double?

  package init(
    size: ViewSize, firstBaseline: Double, lastBaseline: Double, spacing: FontSpacing? = nil, pixel: Double? = nil
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.spacing = spacing
    self.pixel = pixel
  }
}
