/// What a paragraph style makes of the height of its lines (NSParagraphStyle, documented).
package struct LineHeightRule: Hashable, Sendable {
  /// What the font's own height is multiplied by; zero leaves it.
  package var multiple = 0.0
  /// In points; zero is none.
  package var minimum = 0.0
  /// In points; zero is none.
  package var maximum = 0.0

  package init(multiple: Double = 0, minimum: Double = 0, maximum: Double = 0) {
    self.multiple = multiple
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The measures of a line: what is added or taken away, is at its top.
  func applied(to metrics: FontMetrics) -> FontMetrics {
    var height = metrics.lineHeight
    if multiple > 0 { height *= multiple }
    height = max(height, minimum)
    if maximum > 0 { height = min(height, maximum) }
    return FontMetrics(ascender: height - metrics.descender, descender: metrics.descender)
  }
}
