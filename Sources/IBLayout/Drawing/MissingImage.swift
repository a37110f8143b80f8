import IBModel

/// The picture of an image that is missing or whose file cannot be shown: a crossed box with the name.
struct MissingImage {
  let name: String
  let palette: SystemPalette

  func shapes(in frame: Rect) -> [Shape] {
    let box = frame.standardized
    let corners = [
      [Point(x: box.x, y: box.y), Point(x: box.maxX, y: box.maxY)],
      [Point(x: box.maxX, y: box.y), Point(x: box.x, y: box.maxY)],
    ]
    let cross = corners.map { Shape.path(ShapePath(through: $0), stroke: palette.mark, lineWidth: 0.5) }
    let edge = Shape.box(box, fill: palette.faintFill, stroke: palette.mark, lineWidth: 0.5)
    return [edge] + cross + TinyName(name: name, color: palette.secondaryLabel).shapes(in: box)
  }
}
