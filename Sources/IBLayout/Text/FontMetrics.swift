import IBContent

/// The vertical metrics of a font, in points and not rounded.
package struct FontMetrics: Hashable, Sendable {
  /// The distance from the top of a line to its baseline.
  package var ascender: Double
  /// The distance from the baseline to the bottom of the line; positive.
  package var descender: Double
  /// The height of a single line.
  package var lineHeight: Double { ascender + descender }

  package init(ascender: Double, descender: Double) {
    self.ascender = ascender
    self.descender = descender
  }
}

extension LineHeightRule {
  /// The metrics of a line; the difference is added or removed at its top.
  func applied(to metrics: FontMetrics) -> FontMetrics {
    var height = metrics.lineHeight
    if multiple > 0 { height *= multiple }
    height = max(height, minimum)
    if maximum > 0 { height = min(height, maximum) }
    return FontMetrics(ascender: height - metrics.descender, descender: metrics.descender)
  }
}
