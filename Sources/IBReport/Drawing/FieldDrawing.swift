import IBLayout
import IBModel

/// What people type into.
enum FieldDrawing {
  static func textField(
    _ border: ControlAppearance.FieldBorder, hasBackground: Bool, on canvas: ControlCanvas
  ) -> [Shape] {
    let line = canvas.palette.mark
    switch border {
    case .none: return []
    case .line: return [.box(half(canvas.bounds), stroke: line)]
    case .rounded:
      let fill = hasBackground ? nil : canvas.palette.raisedBackground
      return [.box(half(canvas.bounds), radius: canvas.fitting(fieldRadius), fill: fill, stroke: line)]
    }
  }

  static func searchField(_ text: SetText?, on canvas: ControlCanvas) -> [Shape] {
    let height = min(searchHeight, canvas.size.height)
    var field = canvas.band(height: height)
    field.x = searchInset
    field.width = max(field.width - 2 * searchInset, 0)
    let lens = Point(x: canvas.along(searchInset + 14), y: canvas.middle.y - 1)
    let handle = [Point(x: lens.x + 3.5, y: lens.y + 3.5), Point(x: lens.x + 8, y: lens.y + 8)]
    let color = canvas.palette.secondaryLabel
    var shapes: [Shape] = [
      .box(field, radius: min(searchRadius, height / 2), fill: canvas.palette.faintFill),
      .dot(lens, radius: 5, stroke: color),
      .path(ShapePath(through: handle), stroke: color, lineWidth: 1.5),
    ]
    if let text { shapes += Shape.text(text, clip: field) }
    return shapes
  }

  /// A line of one point lies inside the frame, not across its edge.
  private static func half(_ rect: Rect) -> Rect {
    Rect(
      x: rect.x + 0.5, y: rect.y + 0.5, width: max(rect.width - 1, 0), height: max(rect.height - 1, 0))
  }

  private static let fieldRadius = 5.0
  private static let searchHeight = 36.0
  private static let searchRadius = 10.0
  private static let searchInset = 8.0
}
