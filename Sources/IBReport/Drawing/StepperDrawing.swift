import IBLayout
import IBModel

/// A stepper: minus, a line, plus.
enum StepperDrawing {
  static func shapes(on canvas: ControlCanvas) -> [Shape] {
    let (width, middle) = (canvas.size.width, canvas.middle)
    let line = canvas.palette.label
    func stroke(_ from: Point, _ to: Point) -> Shape {
      .path(ShapePath(through: [from, to]), stroke: line, lineWidth: 1.5)
    }
    let centers = [canvas.along(width / 4), canvas.along(width * 3 / 4)]
    var shapes: [Shape] = [
      .box(canvas.bounds, radius: canvas.fitting(radius), fill: canvas.palette.faintFill),
      .box(
        Rect(x: middle.x - 0.5, y: middle.y - arm * 1.5, width: 1, height: arm * 3), fill: canvas.palette.separator),
    ]
    shapes += centers.map { x in stroke(Point(x: x - arm, y: middle.y), Point(x: x + arm, y: middle.y)) }
    shapes.append(stroke(Point(x: centers[1], y: middle.y - arm), Point(x: centers[1], y: middle.y + arm)))
    return shapes
  }

  private static let radius = 8.0
  private static let arm = 6.0
}
