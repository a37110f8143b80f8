package import IBContent
import IBModel

/// A text as a view shows it, line by line.
package struct SetText: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// The text without trailing spaces.
    package var text: String
    /// The left end, in points from the view's left edge.
    package var x: Double
    /// The distance from the view's top edge, in points.
    package var baseline: Double
    /// The width in points, not rounded, as in the layout.
    package var width: Double

    package init(text: String, x: Double, baseline: Double, width: Double) {
      self.text = text
      self.x = x
      self.baseline = baseline
      self.width = width
    }
  }

  package var lines: [Line]
  package var alignment: TextAlignment
  /// The font of the text; for an attributed text, the font of its tallest run.
  package var font: Font
  package var color: DisplayColor
  package var isUnderlined = false

  package init(lines: [Line], alignment: TextAlignment, font: Font, color: DisplayColor) {
    self.lines = lines
    self.alignment = alignment
    self.font = font
    self.color = color
  }
}

extension SetText {
  /// In ems; estimated by eye.
  private static let underlinePlace = 0.1
  private static let underlineHeight = 0.06

  var underlines: [Shape] {
    lines.map { line in
      let top = line.baseline + Self.underlinePlace * font.size
      return .box(Rect(x: line.x, y: top, width: line.width, height: Self.underlineHeight * font.size), fill: color)
    }
  }
}
