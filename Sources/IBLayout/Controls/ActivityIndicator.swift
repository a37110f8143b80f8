import IBModel
import IBSyntax

/// An activity indicator: eight spokes that fade.
///
/// Source: facts/layout/intrinsic-sizes.json, activityIndicatorView (20: 146 of 146, 37: 126 of 126).
struct ActivityIndicator: Control {
  private let isLarge: Bool

  init(_ source: ContentSource) { isLarge = ["large", "whiteLarge"].contains(source[.style]) }

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    let side = isLarge ? 37.0 : 20.0
    return IntrinsicSize(width: side, height: side)
  }

  func shapes(in context: DrawingContext) -> [Shape] {
    let radius = min(min(context.size.width, context.size.height), Self.largest) / 2
    return Self.directions.enumerated().map { number, direction in
      let points = [Self.inner, 1].map { share in
        Point(
          x: context.middle.x + direction.x * radius * share, y: context.middle.y + direction.y * radius * share)
      }
      return .path(
        ShapePath(through: points),
        stroke: context.palette.secondaryLabel.faded(to: 1 - Double(number) * 0.1), lineWidth: max(radius / 5, 0.5))
    }
  }

  var explainsItself: Bool { true }

  private static let largest = 37.0
  private static let inner = 0.5
  private static let diagonal = 0.7071
  private static let directions = [
    Point(x: 0, y: -1), Point(x: diagonal, y: -diagonal), Point(x: 1, y: 0), Point(x: diagonal, y: diagonal),
    Point(x: 0, y: 1), Point(x: -diagonal, y: diagonal), Point(x: -1, y: 0), Point(x: -diagonal, y: -diagonal),
  ]
}
