/// `fixedSize`: the view is asked for its ideal size. See step 12 of ProposalLayout.md.
package struct FixedSize: Hashable, Sendable {
  package var axes: AxisSet

  package init(_ axes: AxisSet = .both) {
    self.axes = axes
  }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}

extension FixedSize: WrapperLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> ViewSize { view.child.size(for: inner(proposal)) }

  func placements(
    for proposal: ProposedSize, size: ViewSize, surroundings: Surroundings?, in view: NodeContext
  ) -> [Placement] { [Placement(child: 0, origin: .zero, proposal: inner(proposal))] }
}
