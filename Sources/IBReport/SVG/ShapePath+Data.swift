import IBLayout
import IBModel

extension ShapePath {
  /// For the attribute `d`, moved by `origin`.
  func data(from origin: Point = .zero) -> String {
    func at(_ point: Point) -> String {
      "\(SVGGeometry.number(point.x + origin.x)) \(SVGGeometry.number(point.y + origin.y))"
    }
    return steps.map { step in
      switch step {
      case .move(let point): "M\(at(point))"
      case .line(let point): "L\(at(point))"
      case .curve(let first, let second, let end): "C\(at(first)) \(at(second)) \(at(end))"
      case .close: "Z"
      }
    }.joined()
  }
}
