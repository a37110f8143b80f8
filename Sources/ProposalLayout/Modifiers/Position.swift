/// `position`: takes all that is offered, with the view's center at a point of it. See step 15 of ProposalLayout.md.
package struct Position: Hashable, Sendable {
  /// In points from the leading top corner of what is offered.
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension Position: WrapperLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> ViewSize {
    proposal.replacingUnspecified(by: view.child.size(for: proposal))
  }

  func placements(
    for proposal: ProposedSize, size: ViewSize, surroundings: Surroundings?, in view: NodeContext
  ) -> [Placement] {
    let child = view.child.size(for: proposal)
    return [
      Placement(
        child: 0, origin: ViewPoint(x: x - child.width / 2, y: y - child.height / 2), proposal: proposal)
    ]
  }
}
