/// What a picture shows of a view besides its frame.
package struct ViewAppearance: Sendable {
  /// Nil for a view without a background of its own.
  package var background: DisplayColor?
  /// From 0 to 1, for the view and all that lies in it.
  package var opacity = 1.0
  /// Whether what lies in the view is cut at its frame.
  package var clips = false
  package var text: SetText?
  package var control: ControlAppearance?
  /// What controls in it are tinted with.
  package var tint = DisplayColor.clear
  /// In points; nil where nothing in the file rounds its corners.
  package var cornerRadius: Double?

  package init() {}
}

/// A text as a view shows it, line by line.
package struct SetText: Sendable {
  package struct Line: Hashable, Sendable {
    /// Without the blanks at its end.
    package var text: String
    /// The left end, in points from the view's left edge.
    package var x: Double
    /// In points from the view's top edge.
    package var baseline: Double
    /// In points, not rounded; what the layout took for it.
    package var width: Double

    package init(text: String, x: Double, baseline: Double, width: Double) {
      self.text = text
      self.x = x
      self.baseline = baseline
      self.width = width
    }
  }

  package enum Alignment: Hashable, Sendable { case left, center, right }

  package var lines: [Line]
  /// What lines of another width would have in common.
  package var alignment: Alignment
  /// Of the whole text; of an attributed one, the font of its highest piece.
  package var font: Font
  package var color: DisplayColor

  package init(lines: [Line], alignment: Alignment, font: Font, color: DisplayColor) {
    self.lines = lines
    self.alignment = alignment
    self.font = font
    self.color = color
  }
}
