import IBContent
import IBModel
import IBSource

/// Lengths and shapes in the notation of SVG. The unit of every picture is the point.
enum SVGGeometry {
  /// Zero for a number that a picture cannot show.
  static func number(_ value: Double) -> String { DecimalText(value)?.description ?? "0" }

  /// A closed path around a rectangle.
  static func outline(_ rect: Rect) -> String {
    "M\(point(rect.x, rect.y))H\(number(rect.maxX))V\(number(rect.maxY))H\(number(rect.x))Z"
  }

  /// With rounded corners, as arcs.
  static func outline(_ rect: Rect, radius: Double) -> String {
    guard radius > 0 else { return outline(rect) }
    let r = min(radius, min(rect.width, rect.height) / 2)
    func arc(_ x: Double, _ y: Double) -> String { "A\(number(r)) \(number(r)) 0 0 1 \(point(x, y))" }
    return
      "M\(point(rect.x + r, rect.y))H\(number(rect.maxX - r))\(arc(rect.maxX, rect.y + r))V\(number(rect.maxY - r))"
      + "\(arc(rect.maxX - r, rect.maxY))H\(number(rect.x + r))\(arc(rect.x, rect.maxY - r))V\(number(rect.y + r))"
      + "\(arc(rect.x + r, rect.y))Z"
  }

  static func line(_ start: Point, _ end: Point) -> String {
    "M\(point(start.x, start.y))L\(point(end.x, end.y))"
  }

  private static func point(_ x: Double, _ y: Double) -> String { "\(number(x)) \(number(y))" }
}

extension Rect {
  /// Whether the inside is not empty.
  var isVisible: Bool { width > 0 && height > 0 }

  func contains(_ other: Rect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}

extension DisplayColor {
  /// For the attribute `fill-opacity`; nil for an opaque color.
  var opacity: String? { alpha < 1 ? SVGGeometry.number(alpha) : nil }
}
