import IBContent
import IBModel

/// A stroke of a sign, in a square of 24 units.
enum SignStroke {
  /// A line through points. In a filled sign, a closed line is filled.
  case line([(Double, Double)], isClosed: Bool)
  case circle(Double, Double, radius: Double)
  /// A circle that is always filled.
  case dot(Double, Double, radius: Double)

  static func open(_ points: (Double, Double)...) -> SignStroke { .line(points, isClosed: false) }

  /// - Parameters:
  ///   - center: the center of the square, in the view's coordinates.
  ///   - unit: the length of a unit, in points.
  func shapes(at center: Point, unit: Double, line: Double, color: DisplayColor, isFilled: Bool) -> [Shape] {
    func place(_ x: Double, _ y: Double) -> Point {
      Point(x: center.x + (x - Self.middle) * unit, y: center.y + (y - Self.middle) * unit)
    }
    switch self {
    case .line(let points, let isClosed):
      let path = ShapePath(through: points.map { place($0.0, $0.1) }, closed: isClosed)
      return [.path(path, fill: isFilled && isClosed ? color : nil, stroke: color, lineWidth: line)]
    case .circle(let x, let y, let radius):
      var circle = Shape.dot(place(x, y), radius: radius * unit, fill: isFilled ? color : nil, stroke: color)
      circle.lineWidth = line
      return [circle]
    case .dot(let x, let y, let radius): return [.dot(place(x, y), radius: radius * unit, fill: color)]
    }
  }

  /// The bounding rectangle in units, without the line width.
  var extent: Rect {
    switch self {
    case .line(let points, _):
      let (xs, ys) = (points.map(\.0), points.map(\.1))
      let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
      return Rect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
    case .circle(let x, let y, let radius), .dot(let x, let y, let radius):
      return Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    }
  }

  private static let middle = 12.0
}
