import IBLayout
import IBModel

/// Where a view is in the scene's safe area: in points, from its edges inwards, so that a distance below zero is
/// outside of it. Leading and trailing change sides with the layout direction.
package struct RelativeFrame: Hashable, Sendable {
  package var horizontal: Span
  package var vertical: Span

  /// A view's extent on one axis between two edges.
  package struct Span: Hashable, Sendable {
    /// From the first edge, leading or top.
    package var start: Double
    package var length: Double
    /// From the other edge.
    package var end: Double
  }

  /// Both rectangles in one coordinate space.
  init(_ frame: Rect, in area: Rect, _ direction: LayoutDirection) {
    let left = frame.x - area.x
    let right = area.maxX - frame.maxX
    let isMirrored = direction == .rightToLeft
    horizontal = Span(start: isMirrored ? right : left, length: frame.width, end: isMirrored ? left : right)
    vertical = Span(start: frame.y - area.y, length: frame.height, end: area.maxY - frame.maxY)
  }
}

extension RelativeFrame.Span {
  /// Distances nearer than this are the same: two edges, each rounded to the pixels of its screen, the coarsest of
  /// which are a point.
  private static let tolerance = 1.0

  /// Whether one rule of two distances gives all of the spans, whatever the room: both ends, an end and the length, or
  /// the middle and the length.
  static func isSteady(_ spans: [RelativeFrame.Span]) -> Bool {
    let isSame = { (distance: (RelativeFrame.Span) -> Double) in
      guard let first = spans.first else { return true }
      return spans.allSatisfy { abs(distance($0) - distance(first)) <= tolerance }
    }
    let ends = [isSame(\.start), isSame(\.length), isSame(\.end), isSame { $0.start - $0.end }]
    return ends.count(where: \.self) >= 2
  }
}
