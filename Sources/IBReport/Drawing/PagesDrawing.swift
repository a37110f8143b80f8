import IBLayout
import IBModel

/// A page control: a row of dots, the first of them current.
enum PagesDrawing {
  static func shapes(_ count: Int, on canvas: ControlCanvas) -> [Shape] {
    let first = canvas.middle.x - Double(count - 1) / 2 * pitch
    return (0..<max(count, 0)).map { number in
      let place = first + Double(number) * pitch
      let isCurrent = number == 0
      return .dot(
        Point(x: canvas.isMirrored ? canvas.size.width - place : place, y: canvas.middle.y), radius: radius,
        fill: isCurrent ? canvas.palette.secondaryLabel : canvas.palette.placeholder)
    }
  }

  private static let pitch = 16.0
  private static let radius = 3.5
}
