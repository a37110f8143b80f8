import IBLayout
import IBModel

/// An activity indicator: eight spokes that fade.
enum ActivityDrawing {
  static func shapes(on canvas: ControlCanvas) -> [Shape] {
    let radius = min(min(canvas.size.width, canvas.size.height), largest) / 2
    return directions.enumerated().map { number, direction in
      let points = [inner, 1].map { share in
        Point(x: canvas.middle.x + direction.x * radius * share, y: canvas.middle.y + direction.y * radius * share)
      }
      return .path(
        ShapePath(through: points),
        stroke: canvas.palette.secondaryLabel.faded(to: 1 - Double(number) * 0.1), lineWidth: max(radius / 5, 0.5))
    }
  }

  private static let largest = 37.0
  private static let inner = 0.5
  private static let diagonal = 0.7071
  private static let directions = [
    Point(x: 0, y: -1), Point(x: diagonal, y: -diagonal), Point(x: 1, y: 0), Point(x: diagonal, y: diagonal),
    Point(x: 0, y: 1), Point(x: -diagonal, y: diagonal), Point(x: -1, y: 0), Point(x: -diagonal, y: -diagonal),
  ]
}
