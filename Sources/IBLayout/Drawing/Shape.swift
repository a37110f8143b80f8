package import IBContent
package import IBModel

/// One shape of a drawing, in points, in the coordinates of its view.
///
/// Drawings decide how a view looks; pictures and pages only write the shapes in their own formats.
package struct Shape: Hashable, Sendable {
  package enum Figure: Hashable, Sendable {
    /// A rectangle with rounded corners.
    case box(Rect, radius: Double)
    case path(ShapePath)
    case image(ShapeImage)
    /// The lines of one text, clipped to a rectangle.
    case text(TextLines)
  }

  package var figure: Figure
  /// The color of the fill, or of a template image; nil for none.
  package var fill: DisplayColor?
  package var stroke: DisplayColor?
  package var lineWidth = 1.0

  package var isText: Bool { if case .text = figure { true } else { false } }

  /// The bounding rectangle without the line width; for a curve, that of its control points.
  package var extent: Rect {
    switch figure {
    case .box(let rect, _): return rect
    case .image(let image): return image.clip?.rect ?? image.frame
    case .text(let text): return text.clip
    case .path(let path):
      let points = path.points
      guard let first = points.first else { return .zero }
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let (x, y) = (xs.min() ?? first.x, ys.min() ?? first.y)
      return Rect(x: x, y: y, width: (xs.max() ?? x) - x, height: (ys.max() ?? y) - y)
    }
  }

  package static func box(
    _ rect: Rect, radius: Double = 0, fill: DisplayColor? = nil, stroke: DisplayColor? = nil, lineWidth: Double = 1
  ) -> Shape {
    Shape(figure: .box(rect, radius: radius), fill: fill, stroke: stroke, lineWidth: lineWidth)
  }

  package static func path(
    _ path: ShapePath, fill: DisplayColor? = nil, stroke: DisplayColor? = nil, lineWidth: Double = 1
  ) -> Shape {
    Shape(figure: .path(path), fill: fill, stroke: stroke, lineWidth: lineWidth)
  }

  /// A circle.
  package static func dot(_ center: Point, radius: Double, fill: DisplayColor? = nil, stroke: DisplayColor? = nil)
    -> Shape
  {
    .box(
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), radius: radius,
      fill: fill, stroke: stroke)
  }

  /// How far a letter may reach beyond its width, in points.
  private static let overshoot = 2.0
}

extension Shape {
  /// The shape of a text, with the lines under an underlined text; empty for a text without lines.
  ///
  /// If a text fits, its clip ends with the text, so labels of different widths share one drawing.
  package static func text(_ text: SetText, clip: Rect) -> [Shape] {
    guard !text.lines.isEmpty else { return [] }
    var lines = TextLines(clip: clip, lines: text.lines, alignment: text.alignment, font: text.font)
    if text.alignment == .left, !lines.isCut {
      let end = text.lines.map { $0.x + $0.width }.max() ?? clip.maxX
      lines.clip.width = min(clip.width, max((end - clip.x).rounded(.up) + overshoot, 0))
    }
    return [Shape(figure: .text(lines), fill: text.color)] + (text.isUnderlined ? text.underlines : [])
  }
}
