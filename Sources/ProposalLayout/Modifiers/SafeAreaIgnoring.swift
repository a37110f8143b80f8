/// `ignoresSafeArea`: its own frame stays in the safe area, the view goes on beyond it. See step 30 of
/// ProposalLayout.md.
package struct SafeAreaIgnoring: Hashable, Sendable {
  package var edges: EdgeSet

  package init(_ edges: EdgeSet = .all) {
    self.edges = edges
  }
}

extension SafeAreaIgnoring: WrapperLayout {
  func placements(
    for proposal: ProposedSize, size: ViewSize, surroundings: Surroundings?, in view: NodeContext
  ) -> [Placement] {
    var placement = Placement(child: 0, origin: .zero, proposal: proposal)
    guard let surroundings else { return [placement] }
    let direction = view.environment.direction
    let unsafe = surroundings.safeArea.insets(direction)
    let reached = surroundings.safeArea.edgesReached(by: surroundings.frame, direction)
    var added = EdgeInsets.zero
    for edge in Edge.allCases where edges.contains(edge) && reached.contains(edge) { added[edge] = unsafe[edge] }
    placement.ignoredEdges = edges
    guard added != .zero else { return [placement] }
    placement.proposal = ProposedSize(
      width: (proposal.width ?? size.width) + added.length(along: .horizontal),
      height: (proposal.height ?? size.height) + added.length(along: .vertical))
    // It begins where what it ignores does, also where it takes less or more than it is offered
    // (Measurements/SwiftUI.md#safe-areas).
    placement.origin = ViewPoint(x: -added.leading, y: -added.top)
    return [placement]
  }
}
