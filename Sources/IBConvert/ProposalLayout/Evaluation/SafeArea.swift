/// The part of the root that bars and housings leave free, in points from the root's left top corner.
struct SafeArea: Hashable, Sendable {
  /// The whole root.
  var bounds: Rect
  /// The free part.
  var safe: Rect

  /// The greatest distance at which a frame counts as at the end of the safe area, in points: sums of lengths are not
  /// exact.
  private static let tolerance = 0.001

  /// The safe area of a child of a view at `frame`, with the child's placement. Insets count from the edges of the view
  /// if they are in the safe area, so that nested bars add up.
  func applying(_ placement: ChildPlacement, in frame: Rect, _ direction: LayoutDirection) -> SafeArea {
    guard placement.safeAreaInsets != .zero || !placement.ignoredEdges.isEmpty else { return self }
    let own = bounds.insets(of: safe, direction)
    let free = bounds.insets(of: frame, direction)
    var insets = own
    for edge in Edge.allCases {
      let added = placement.safeAreaInsets[edge]
      if added != 0 { insets[edge] = max(own[edge], free[edge]) + added }
      if placement.ignoredEdges.contains(edge) { insets[edge] = 0 }
    }
    return SafeArea(bounds: bounds, safe: bounds.inset(by: insets, direction))
  }

  /// From the edges of the root to the safe area, never negative.
  func insets(_ direction: LayoutDirection) -> EdgeInsets {
    var insets = bounds.insets(of: safe, direction)
    for edge in Edge.allCases { insets[edge] = max(0, insets[edge]) }
    return insets
  }

  /// The edges of a frame that reach the end of the safe area or go beyond.
  func edgesReached(by frame: Rect, _ direction: LayoutDirection) -> EdgeSet {
    let (left, right): (EdgeSet, EdgeSet) = direction == .leftToRight ? (.leading, .trailing) : (.trailing, .leading)
    var edges: EdgeSet = []
    if frame.y <= safe.y + Self.tolerance { edges.insert(.top) }
    if frame.maxY >= safe.maxY - Self.tolerance { edges.insert(.bottom) }
    if frame.x <= safe.x + Self.tolerance { edges.insert(left) }
    if frame.maxX >= safe.maxX - Self.tolerance { edges.insert(right) }
    return edges
  }

  /// How much of a frame is outside the safe area at each edge, no more than the frame is long.
  func overlap(with frame: Rect, _ direction: LayoutDirection) -> EdgeInsets {
    var overlap = frame.insets(of: safe, direction)
    for edge in Edge.allCases { overlap[edge] = min(max(0, overlap[edge]), frame.size[edge.axis]) }
    return overlap
  }
}
