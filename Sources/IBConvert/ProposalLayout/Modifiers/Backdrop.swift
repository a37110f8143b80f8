/// `background` and `overlay`: views under or over another view, which are offered its size. See step 13 of
/// ProposalLayout.md.
///
/// The first child is the view itself, and the others are the views under or over it.
struct Backdrop: Hashable, Sendable, WrapperLayout {
  enum Side: String, Hashable, Sendable, CaseIterable { case background, overlay }

  var side: Side
  var alignment = Alignment.center

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] {
    let primary = view.child.dimensions(for: proposal)
    let others = view.children.indices.dropFirst().map { index in
      let child = view.children[index].dimensions(for: ProposedSize(size))
      let origin = Point(
        x: primary[alignment.horizontal] - child[alignment.horizontal],
        y: primary[alignment.vertical] - child[alignment.vertical])
      return ChildPlacement(child: index, origin: origin, proposal: child.proposal)
    }
    let own = ChildPlacement(child: 0, origin: .zero, proposal: proposal)
    return side == .background ? others + [own] : [own] + others
  }
}
