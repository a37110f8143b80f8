import IBModel

/// The position of a view in the scene's safe area.
///
/// Distances are in points, inwards from the edges of the area; a negative distance is outside. Leading and trailing
/// follow the layout direction.
package struct RelativeFrame: Hashable, Sendable {
  package var horizontal: Span
  package var vertical: Span

  /// A view's extent on one axis between two edges.
  package struct Span: Hashable, Sendable {
    /// The distance from the first edge, leading or top.
    package var start: Double
    package var length: Double
    /// The distance from the other edge.
    package var end: Double
  }

  /// The position of a frame in an area. Both must be in the same coordinate space.
  init(_ frame: Rect, in area: Rect, _ direction: LayoutDirection) {
    let left = frame.x - area.x
    let right = area.maxX - frame.maxX
    let isMirrored = direction == .rightToLeft
    horizontal = Span(start: isMirrored ? right : left, length: frame.width, end: isMirrored ? left : right)
    vertical = Span(start: frame.y - area.y, length: frame.height, end: area.maxY - frame.maxY)
  }
}

extension RelativeFrame.Span {
  /// Distances that differ by less are equal.
  ///
  /// Each is between two edges that are rounded to pixels, and the coarsest pixel is one point.
  private static let tolerance = 1.0

  /// Whether two fixed distances describe all spans for any available size: both ends, one end and the length, or the
  /// middle and the length.
  static func isSteady(_ spans: [RelativeFrame.Span]) -> Bool {
    let isSame = { (distance: (RelativeFrame.Span) -> Double) in
      guard let first = spans.first else { return true }
      return spans.allSatisfy { abs(distance($0) - distance(first)) <= tolerance }
    }
    let ends = [isSame(\.start), isSame(\.length), isSame(\.end), isSame { $0.start - $0.end }]
    return ends.count(where: \.self) >= 2
  }
}
