package import IBContent
package import IBModel

/// A text as positioned lines of a drawing.
package struct TextLines: Hashable, Sendable {
  /// The visible rectangle, in the view's coordinates.
  package var clip: Rect
  package var lines: [SetText.Line]
  package var alignment: TextAlignment
  package var font: Font

  /// Whether a line is wider than the visible rectangle, or begins below it.
  package var isCut: Bool {
    lines.contains { $0.width > clip.width + Self.tolerance || $0.baseline > clip.maxY }
  }

  /// How far rounding errors may exceed a width, in points.
  private static let tolerance = 0.5
}
