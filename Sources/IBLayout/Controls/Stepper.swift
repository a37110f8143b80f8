import IBModel

/// A stepper: minus, a line, plus.
struct Stepper: Control {
  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    IntrinsicSize(context.metrics.stepper)
  }

  func shapes(in context: DrawingContext) -> [Shape] {
    let (width, middle, arm) = (context.size.width, context.middle, Self.arm)
    func stroke(_ from: Point, _ to: Point) -> Shape {
      .path(ShapePath(through: [from, to]), stroke: context.palette.label, lineWidth: 1.5)
    }
    let centers = [context.along(width / 4), context.along(width * 3 / 4)]
    var shapes: [Shape] = [
      .box(context.bounds, radius: context.fitting(Self.radius), fill: context.palette.faintFill),
      .box(
        Rect(x: middle.x - 0.5, y: middle.y - arm * 1.5, width: 1, height: arm * 3), fill: context.palette.separator),
    ]
    shapes += centers.map { x in stroke(Point(x: x - arm, y: middle.y), Point(x: x + arm, y: middle.y)) }
    shapes.append(stroke(Point(x: centers[1], y: middle.y - arm), Point(x: centers[1], y: middle.y + arm)))
    return shapes
  }

  var explainsItself: Bool { true }

  private static let radius = 8.0
  private static let arm = 6.0
}
