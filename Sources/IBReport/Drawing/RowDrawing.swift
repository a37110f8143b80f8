import IBLayout
import IBModel

/// What a table shows of a row: the line below it and the accessory at its end.
enum RowDrawing {
  static func shapes(_ row: RowAppearance, on canvas: ControlCanvas) -> [Shape] {
    var shapes: [Shape] = []
    if let line = row.separator { shapes.append(.box(line, fill: canvas.palette.separator)) }
    let (x, y) = (canvas.along(canvas.size.width - accessoryPlace), canvas.middle.y)
    let side = canvas.isMirrored ? -1.0 : 1.0
    switch row.accessory {
    case .none: break
    case .disclosure:
      let chevron = [Point(x: x - 3 * side, y: y - 6), Point(x: x + 3 * side, y: y), Point(x: x - 3 * side, y: y + 6)]
      shapes.append(.path(ShapePath(through: chevron), stroke: canvas.palette.mark, lineWidth: 2))
    case .detail:
      shapes += GlyphDrawing.circled("i", at: Point(x: x - 4 * side, y: y), radius: 10, color: canvas.tint)
    case .checkmark:
      let check = [Point(x: x - 6, y: y), Point(x: x - 2, y: y + 5), Point(x: x + 6, y: y - 6)]
      shapes.append(.path(ShapePath(through: check), stroke: canvas.tint, lineWidth: 2))
    }
    return shapes
  }

  /// From the row's end to the middle of the accessory.
  private static let accessoryPlace = 20.0
}
