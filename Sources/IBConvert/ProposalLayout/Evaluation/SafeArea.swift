/// The part of the root that bars and housings leave free, in points from the root's left top corner.
struct SafeArea: Hashable, Sendable {
  var bounds: Rect
  var safe: Rect

  /// The greatest distance at which a frame counts as at the end of the safe area, in points: sums of lengths are not
  /// exact.
  private static let tolerance = 0.001

  /// The safe area of a child, which may leave it on some edges.
  func applying(_ placement: ChildPlacement, _ direction: LayoutDirection) -> SafeArea {
    if placement.ignoredEdges.isEmpty { return self }
    var insets = bounds.insets(of: safe, direction)
    for edge in Edge.allCases where placement.ignoredEdges.contains(edge) { insets[edge] = 0 }
    return SafeArea(bounds: bounds, safe: bounds.inset(by: insets, direction))
  }

  /// How far a view may extend beyond some edges on which its frame reaches the end of the safe area.
  func room(beyond edges: EdgeSet, of frame: Rect, _ direction: LayoutDirection) -> EdgeInsets {
    let (left, right): (Edge, Edge) = direction == .leftToRight ? (.leading, .trailing) : (.trailing, .leading)
    let reached: [(edge: Edge, isReached: Bool)] = [
      (.top, frame.y <= safe.y + Self.tolerance), (.bottom, frame.maxY >= safe.maxY - Self.tolerance),
      (left, frame.x <= safe.x + Self.tolerance), (right, frame.maxX >= safe.maxX - Self.tolerance),
    ]
    let insets = bounds.insets(of: safe, direction)
    var room = EdgeInsets.zero
    for (edge, isReached) in reached where isReached && edges.contains(edge) { room[edge] = max(0, insets[edge]) }
    return room
  }

  /// How much of a frame is outside the safe area at each edge, no more than the frame is long.
  func overlap(with frame: Rect, _ direction: LayoutDirection) -> EdgeInsets {
    var overlap = frame.insets(of: safe, direction)
    for edge in Edge.allCases { overlap[edge] = min(max(0, overlap[edge]), frame.size[edge.axis]) }
    return overlap
  }
}
