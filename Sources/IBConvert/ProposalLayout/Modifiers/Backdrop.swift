/// `background` and `overlay`: views under or over another one, offered its size. See step 13 of ProposalLayout.md.
///
/// The first child is the view itself, the others are the views under or over it.
struct Backdrop: Hashable, Sendable {
  enum Side: String, Hashable, Sendable, CaseIterable { case background, overlay }

  var side: Side
  var alignment: Alignment
  /// The edges on which it extends beyond the safe area, as a style given as background does.
  var ignoredEdges: EdgeSet

  init(_ side: Side, alignment: Alignment = .center, ignoredEdges: EdgeSet = []) {
    self.side = side
    self.alignment = alignment
    self.ignoredEdges = ignoredEdges
  }
}

extension Backdrop: WrapperLayout {
  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] {
    let primary = view.child.dimensions(for: proposal)
    var insets = EdgeInsets.zero
    if let surroundings, !ignoredEdges.isEmpty {
      let direction = view.environment.direction
      let unsafe = surroundings.safeArea.insets(direction)
      let reached = surroundings.safeArea.edgesReached(by: surroundings.frame, direction)
      for edge in Edge.allCases where ignoredEdges.contains(edge) && reached.contains(edge) {
        insets[edge] = unsafe[edge]
      }
    }
    let place = Size(
      width: size.width + insets.length(along: .horizontal), height: size.height + insets.length(along: .vertical))
    let others = view.children.indices.dropFirst().map { index in
      let child = view.children[index].dimensions(for: ProposedSize(place))
      var origin = Point(
        x: primary[alignment.horizontal] - child[alignment.horizontal],
        y: primary[alignment.vertical] - child[alignment.vertical])
      if insets != .zero { origin = alignment.origin(of: child, in: place) }
      return ChildPlacement(
        child: index, origin: Point(x: origin.x - insets.leading, y: origin.y - insets.top),
        proposal: child.proposal, ignoredEdges: ignoredEdges)
    }
    let own = ChildPlacement(child: 0, origin: .zero, proposal: proposal)
    return side == .background ? others + [own] : [own] + others
  }
}
