import IBContent
import IBModel

struct MapView: Control {
  /// Draws land with two roads and a river.
  func shapes(in context: DrawingContext) -> [Shape] {
    let (width, height) = (context.size.width, context.size.height)
    func line(_ points: [(Double, Double)]) -> ShapePath {
      ShapePath(through: points.map { Point(x: $0.0 * width, y: $0.1 * height) })
    }
    let river = DisplayColor(red: 0.66, green: 0.82, blue: 0.95)
    return [
      .box(context.bounds, fill: DisplayColor(red: 0.9, green: 0.94, blue: 0.87)),
      .path(line([(0, 0.75), (0.35, 0.6), (0.6, 0.85), (1, 0.7)]), stroke: river, lineWidth: 8),
      .path(line([(0, 0.3), (0.5, 0.42), (1, 0.2)]), stroke: .white, lineWidth: 5),
      .path(line([(0.3, 0), (0.42, 0.5), (0.38, 1)]), stroke: .white, lineWidth: 5),
    ]
  }

  var explainsItself: Bool { true }
}
