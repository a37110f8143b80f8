/// `layoutPriority`: how early the stack around a view asks it. See step 17 of ProposalLayout.md.
struct LayoutPriority: Hashable, Sendable, WrapperLayout {
  var value: Double

  func priority(in view: NodeContext) -> Double { value.isNaN ? 0 : value }
}

/// A modifier that changes the appearance or behavior of a view but not its position, such as `opacity` or `clipped`.
struct Neutral: Hashable, Sendable, WrapperLayout {
  /// The code after the dot, such as `opacity(0.5)`.
  var source: String
}

/// `offset`: shows the view elsewhere without affecting its neighbors. See step 14 of ProposalLayout.md.
struct Offset: Hashable, Sendable, WrapperLayout {
  var x = 0.0
  var y = 0.0

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] { [ChildPlacement(child: 0, origin: Point(x: x, y: y), proposal: proposal)] }

  /// An offset does not move guides.
  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? {
    view.child.explicitGuide(guide, for: proposal)
  }
}
