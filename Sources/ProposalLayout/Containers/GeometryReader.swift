/// Takes what it is offered and puts its views into the leading top corner. See step 25 of ProposalLayout.md.
package struct GeometryReader: Hashable, Sendable {
  package init() {}
}

extension GeometryReader: ContainerLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> ViewSize {
    proposal.replacingUnspecified(by: FlexibleLeaf.ideal)
  }

  func placements(
    for proposal: ProposedSize, size: ViewSize, surroundings: Surroundings?, in view: NodeContext
  ) -> [Placement] {
    view.children.indices.map { Placement(child: $0, origin: .zero, proposal: ProposedSize(size)) }
  }

  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? { nil }
}
