/// The part of the root that bars and housings do not cover, in points from the root's top left corner.
struct SafeArea: Hashable, Sendable {
  var bounds: Rect
  var safe: Rect

  /// The largest distance in points at which a frame counts as being at the end of the safe area. Sums of lengths are
  /// not exact.
  private static let tolerance = 0.001

  /// The safe area of a child, which may leave it at some edges.
  func applying(_ placement: ChildPlacement, _ direction: LayoutDirection) -> SafeArea {
    if placement.ignoredEdges.isEmpty { return self }
    var insets = bounds.insets(of: safe, direction)
    for edge in Edge.allCases where placement.ignoredEdges.contains(edge) { insets[edge] = 0 }
    return SafeArea(bounds: bounds, safe: bounds.inset(by: insets, direction))
  }

  /// How far a view may extend beyond these edges, at which its frame must reach the end of the safe area.
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

  /// The length of a frame that is outside the safe area at each edge, limited to the length of the frame.
  func overlap(with frame: Rect, _ direction: LayoutDirection) -> EdgeInsets {
    var overlap = frame.insets(of: safe, direction)
    for edge in Edge.allCases { overlap[edge] = min(max(0, overlap[edge]), frame.size[edge.axis]) }
    return overlap
  }
}
