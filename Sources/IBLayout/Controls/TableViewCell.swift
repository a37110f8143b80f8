import IBContent
import IBModel

struct TableViewCell: Control {
  let content: TableCellContent

  // MARK: - Drawing

  /// The rows of a plain table have the color of its background, also in dark mode.
  func background(in context: DrawingContext) -> DisplayColor? {
    context.row.map(\.style) ?? .plain == .plain ? context.palette.background : context.palette.raisedBackground
  }

  /// Draws the line below the row and the accessory at its trailing edge.
  func shapes(in context: DrawingContext) -> [Shape] {
    var shapes: [Shape] = []
    if let line = context.separator { shapes.append(.box(line, fill: context.palette.separator)) }
    let (x, y) = (context.along(context.size.width - Self.accessoryPlace), context.middle.y)
    let side = context.isMirrored ? -1.0 : 1.0
    switch content.accessory {
    case nil: break
    case .disclosureIndicator:
      let chevron = [Point(x: x - 3 * side, y: y - 6), Point(x: x + 3 * side, y: y), Point(x: x - 3 * side, y: y + 6)]
      shapes.append(.path(ShapePath(through: chevron), stroke: context.palette.mark, lineWidth: 2))
    case .detailButton, .detailDisclosureButton:
      shapes += CircledGlyph.info.shapes(at: Point(x: x - 4 * side, y: y), radius: 10, color: context.tint)
    case .checkmark:
      let check = [Point(x: x - 6, y: y), Point(x: x - 2, y: y + 5), Point(x: x + 6, y: y - 6)]
      shapes.append(.path(ShapePath(through: check), stroke: context.tint, lineWidth: 2))
    }
    return shapes
  }

  /// From the row's trailing edge to the middle of the accessory.
  private static let accessoryPlace = 20.0
}
