import IBContent
import IBModel

/// Eight spokes that fade, as in activity indicators and refresh controls.
enum Spinner {
  /// - Parameter size: the size of the view, in points. The spinner is in its center.
  static func shapes(_ size: Size, color: DisplayColor) -> [Shape] {
    let middle = Point(x: size.width / 2, y: size.height / 2)
    let radius = min(min(size.width, size.height), largest) / 2
    return directions.enumerated().map { number, direction in
      let points = [inner, 1].map { share in
        Point(x: middle.x + direction.x * radius * share, y: middle.y + direction.y * radius * share)
      }
      return .path(
        ShapePath(through: points), stroke: color.faded(to: 1 - Double(number) * 0.1),
        lineWidth: max(radius / 5, 0.5))
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
