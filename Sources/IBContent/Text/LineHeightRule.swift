/// The line heights that a paragraph style sets (NSParagraphStyle, documented).
package struct LineHeightRule: Hashable, Sendable {
  /// The factor for the font's own line height; zero for none.
  package var multiple = 0.0
  /// In points; zero for none.
  package var minimum = 0.0
  /// In points; zero for none.
  package var maximum = 0.0

  package init(multiple: Double = 0, minimum: Double = 0, maximum: Double = 0) {
    self.multiple = multiple
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The metrics of a line; the difference is added or removed at its top.
  func applied(to metrics: FontMetrics) -> FontMetrics {
    var height = metrics.lineHeight
    if multiple > 0 { height *= multiple }
    height = max(height, minimum)
    if maximum > 0 { height = min(height, maximum) }
    return FontMetrics(ascender: height - metrics.descender, descender: metrics.descender)
  }
}
