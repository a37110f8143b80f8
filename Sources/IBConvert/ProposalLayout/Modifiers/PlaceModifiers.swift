/// `offset`: the view is shown elsewhere; its neighbors do not notice. See step 14 of ProposalLayout.md.
struct Offset: Hashable, Sendable {
  /// In points.
  var x = 0.0
  var y = 0.0
}

extension Offset: WrapperLayout {
  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] { [ChildPlacement(child: 0, origin: Point(x: x, y: y), proposal: proposal)] }

  /// Guides stay where the view would be.
  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? {
    view.child.explicitGuide(guide, for: proposal)
  }
}

/// `position`: takes all that is offered, with the view's center at a point of it. See step 14 of ProposalLayout.md.
struct Position: Hashable, Sendable {
  /// In points from the leading top corner of the offered area.
  var x: Double
  var y: Double
}

extension Position: WrapperLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    proposal.replacingUnspecified(by: view.child.size(for: proposal))
  }

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] {
    let child = view.child.size(for: proposal)
    return [
      ChildPlacement(
        child: 0, origin: Point(x: x - child.width / 2, y: y - child.height / 2), proposal: proposal)
    ]
  }
}
