/// The line heights that a paragraph style sets (NSParagraphStyle, documented).
package struct LineHeightRule: Hashable, Sendable {
  /// The factor of the font's own line height; zero if unset.
  package var multiple = 0.0
  /// In points; zero if unset.
  package var minimum = 0.0
  /// In points; zero if unset.
  package var maximum = 0.0

  package init(multiple: Double = 0, minimum: Double = 0, maximum: Double = 0) {
    self.multiple = multiple
    self.minimum = minimum
    self.maximum = maximum
  }
}
