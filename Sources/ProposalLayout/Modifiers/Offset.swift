/// `offset`: the view is shown elsewhere; its neighbors do not notice. See step 15 of ProposalLayout.md.
package struct Offset: Hashable, Sendable {
  /// In points.
  package var x: Double
  package var y: Double

  package init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
}

extension Offset: WrapperLayout {
  func placements(
    for proposal: ProposedSize, size: ViewSize, surroundings: Surroundings?, in view: NodeContext
  ) -> [Placement] { [Placement(child: 0, origin: ViewPoint(x: x, y: y), proposal: proposal)] }

  /// Guides stay where the view would be.
  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? {
    view.child.explicitGuide(guide, for: proposal)
  }
}
