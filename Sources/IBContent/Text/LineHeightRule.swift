/// The line heights that a paragraph style sets (NSParagraphStyle, documented).
package struct LineHeightRule: Hashable, Sendable {
  /// A factor for the line height of the font; zero if not set.
  package var multiple = 0.0
  /// The smallest line height in points; zero if not set.
  package var minimum = 0.0
  /// The largest line height in points; zero if not set.
  package var maximum = 0.0

  package init(multiple: Double = 0, minimum: Double = 0, maximum: Double = 0) {
    self.multiple = multiple
    self.minimum = minimum
    self.maximum = maximum
  }
}
