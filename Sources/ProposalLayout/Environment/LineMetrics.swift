/// The vertical measures of lines in one font, in points.
package struct LineMetrics: Hashable, Sendable {
  /// Of a single line, up to the next pixel.
  package var lineHeight: Double
  /// From baseline to baseline.
  package var pitch: Double
  /// From the top of a line to its baseline.
  package var baseline: Double
  package var spacing: FontSpacing

  package init(lineHeight: Double, pitch: Double, baseline: Double, spacing: FontSpacing) {
    self.lineHeight = lineHeight
    self.pitch = pitch
    self.baseline = baseline
    self.spacing = spacing
  }
}
