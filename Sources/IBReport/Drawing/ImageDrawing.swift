import IBLayout
import IBModel

/// What stands for pictures, maps and web pages whose content is not in the document.
enum ImageDrawing {
  /// Hills and a sun on a faint ground.
  static func placeholder(on canvas: ControlCanvas) -> [Shape] {
    let (width, height) = (canvas.size.width, canvas.size.height)
    let color = canvas.palette.mark
    let side = min(width, height)
    let ground = Shape.box(canvas.bounds, fill: canvas.palette.faintFill)
    guard side >= leastSide else { return [ground] }
    let unit = min(side, largestMark) / 10
    let (x, y) = (canvas.middle.x, canvas.middle.y)
    let hills = ShapePath(
      through: [(-4.0, 3.0), (-1.5, -1.0), (0.2, 1.4), (1.6, 0.0), (4.0, 3.0)].map {
        Point(x: x + $0.0 * unit, y: y + $0.1 * unit)
      }, closed: true)
    return [
      ground, .path(hills, fill: color),
      .dot(Point(x: x + 2.2 * unit, y: y - 2 * unit), radius: 0.9 * unit, fill: color),
    ]
  }

  /// Land with two roads and a river.
  static func map(on canvas: ControlCanvas) -> [Shape] {
    let (width, height) = (canvas.size.width, canvas.size.height)
    func line(_ points: [(Double, Double)]) -> ShapePath {
      ShapePath(through: points.map { Point(x: $0.0 * width, y: $0.1 * height) })
    }
    let river = DisplayColor(red: 0.66, green: 0.82, blue: 0.95)
    return [
      .box(canvas.bounds, fill: DisplayColor(red: 0.9, green: 0.94, blue: 0.87)),
      .path(line([(0, 0.75), (0.35, 0.6), (0.6, 0.85), (1, 0.7)]), stroke: river, lineWidth: 8),
      .path(line([(0, 0.3), (0.5, 0.42), (1, 0.2)]), stroke: .white, lineWidth: 5),
      .path(line([(0.3, 0), (0.42, 0.5), (0.38, 1)]), stroke: .white, lineWidth: 5),
    ]
  }

  /// A page of grey lines.
  static func web(on canvas: ControlCanvas) -> [Shape] {
    let margin = min(16, canvas.size.width / 8)
    let lines = min(Int(exactly: ((canvas.size.height - 2 * margin) / 22).rounded(.down)) ?? 0, mostLines)
    return [.box(canvas.bounds, fill: canvas.palette.background)]
      + (0..<max(lines, 0)).map { number in
        let share = number % 4 == 3 ? 0.6 : 1
        let line = Rect(
          x: margin, y: margin + Double(number) * 22, width: (canvas.size.width - 2 * margin) * share, height: 8)
        return .box(line, radius: 4, fill: canvas.palette.faintFill)
      }
  }

  private static let leastSide = 12.0
  private static let largestMark = 90.0
  private static let mostLines = 12
}
