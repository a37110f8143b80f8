import IBLayout
import IBModel

/// The buttons that are a sign in a circle.
enum GlyphDrawing {
  static func shapes(_ letter: Character, on canvas: ControlCanvas) -> [Shape] {
    let radius = max(min(min(canvas.size.width, canvas.size.height), largest) / 2 - 1, 0)
    return circled(letter, at: canvas.middle, radius: radius, color: canvas.tint)
  }

  static func circled(_ letter: Character, at center: Point, radius: Double, color: DisplayColor) -> [Shape] {
    let arm = radius * 0.45
    func stroke(_ dx: Double, _ dy: Double, _ ex: Double, _ ey: Double) -> Shape {
      let points = [Point(x: center.x + dx, y: center.y + dy), Point(x: center.x + ex, y: center.y + ey)]
      return .path(ShapePath(through: points), stroke: color, lineWidth: 1.5)
    }
    let circle = Shape.dot(center, radius: radius, stroke: color)
    switch letter {
    case "+": return [circle, stroke(-arm, 0, arm, 0), stroke(0, -arm, 0, arm)]
    case "x": return [circle, stroke(-arm, -arm, arm, arm), stroke(-arm, arm, arm, -arm)]
    default:
      let dot = Shape.dot(Point(x: center.x, y: center.y - arm), radius: max(radius / 9, 0.5), fill: color)
      return [circle, stroke(0, -arm * 0.3, 0, arm * 1.1), dot]
    }
  }

  private static let largest = 24.0
}
