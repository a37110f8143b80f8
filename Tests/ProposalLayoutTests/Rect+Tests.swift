@testable import IBConvert

extension Rect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Whether all four edges are as near as that to another rectangle's, in points.
  func isWithin(_ tolerance: Double, of other: Rect) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance && abs(maxX - other.maxX) <= tolerance
      && abs(maxY - other.maxY) <= tolerance
  }
}
