/// `ignoresSafeArea`: the modifier's frame stays in the safe area, but the view extends beyond it. See step 24 of
/// ProposalLayout.md.
struct SafeAreaIgnoring: Hashable, Sendable, WrapperLayout {
  var edges = EdgeSet.all

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] {
    var placement = ChildPlacement(child: 0, origin: .zero, proposal: proposal)
    guard let surroundings else { return [placement] }
    let added = surroundings.safeArea.room(beyond: edges, of: surroundings.frame, view.environment.direction)
    placement.ignoredEdges = edges
    guard added != .zero else { return [placement] }
    placement.proposal = ProposedSize(
      width: (proposal.width ?? size.width) + added.length(along: .horizontal),
      height: (proposal.height ?? size.height) + added.length(along: .vertical))
    // The view begins at the start of the ignored area, even if it does not take the whole offer
    // (Measurements/SwiftUI.md#safe-areas).
    placement.origin = Point(x: -added.leading, y: -added.top)
    return [placement]
  }
}
