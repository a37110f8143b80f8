import IBContent
import IBModel

/// A symbol in a circle, as in info, add and close buttons and in accessories of rows.
enum CircledGlyph {
  case info, add, close

  func shapes(at center: Point, radius: Double, color: DisplayColor) -> [Shape] {
    let arm = radius * 0.45
    func stroke(_ dx: Double, _ dy: Double, _ ex: Double, _ ey: Double) -> Shape {
      let points = [Point(x: center.x + dx, y: center.y + dy), Point(x: center.x + ex, y: center.y + ey)]
      return .path(ShapePath(through: points), stroke: color, lineWidth: 1.5)
    }
    let circle = Shape.dot(center, radius: radius, stroke: color)
    switch self {
    case .add: return [circle, stroke(-arm, 0, arm, 0), stroke(0, -arm, 0, arm)]
    case .close: return [circle, stroke(-arm, -arm, arm, arm), stroke(-arm, arm, arm, -arm)]
    case .info:
      let dot = Shape.dot(Point(x: center.x, y: center.y - arm), radius: max(radius / 9, 0.5), fill: color)
      return [circle, stroke(0, -arm * 0.3, 0, arm * 1.1), dot]
    }
  }
}
