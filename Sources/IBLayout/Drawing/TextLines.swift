package import IBModel

/// A text as lines that a drawing places.
package struct TextLines: Hashable, Sendable {
  /// What is shown of it; in the view's coordinates.
  package var clip: Rect
  package var lines: [SetText.Line]
  package var alignment: SetText.Alignment
  package var font: Font

  /// Whether a line is wider than what is shown, or begins below it.
  package var isCut: Bool {
    lines.contains { $0.width > clip.width + Self.tolerance || $0.baseline > clip.maxY }
  }

  /// What sums of lengths may exceed a width by, in points.
  private static let tolerance = 0.5
}
