import IBModel

extension ShapePath {
  /// The distance of a quarter circle's control points from its ends, as a share of the radius.
  static let quarter = 0.5523

  /// A rectangle with different corners at the top and the bottom, in points.
  init(_ rect: Rect, topRadius: Double, bottomRadius: Double) {
    let most = min(rect.width, rect.height) / 2
    let (top, bottom) = (min(topRadius, most), min(bottomRadius, most))
    let (k, m) = (top * (1 - Self.quarter), bottom * (1 - Self.quarter))
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    let (left, right) = (rect.x, rect.maxX)
    self.init([
      .move(point(left + top, rect.y)), .line(point(right - top, rect.y)),
      .curve(point(right - k, rect.y), point(right, rect.y + k), point(right, rect.y + top)),
      .line(point(right, rect.maxY - bottom)),
      .curve(point(right, rect.maxY - m), point(right - m, rect.maxY), point(right - bottom, rect.maxY)),
      .line(point(left + bottom, rect.maxY)),
      .curve(point(left + m, rect.maxY), point(left, rect.maxY - m), point(left, rect.maxY - bottom)),
      .line(point(left, rect.y + top)),
      .curve(point(left, rect.y + k), point(left + k, rect.y), point(left + top, rect.y)), .close,
    ])
  }
}
