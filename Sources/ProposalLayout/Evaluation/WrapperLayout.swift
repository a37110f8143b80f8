/// A view around one other, its first child: what is not said here is the child's own.
protocol WrapperLayout: NodeLayout {}

extension WrapperLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> ViewSize { view.child.size(for: proposal) }

  func placements(
    for proposal: ProposedSize, size: ViewSize, surroundings: Surroundings?, in view: NodeContext
  ) -> [Placement] { [Placement(child: 0, origin: .zero, proposal: proposal)] }

  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? {
    guard let placement = view.placements(for: proposal).first(where: { $0.child == 0 }) else { return nil }
    return view.child.explicitGuide(guide, for: placement.proposal).map { $0 + placement.origin[guide.axis] }
  }

  func spacing(in view: NodeContext) -> SpacingPreference { view.child.spacing }

  func priority(in view: NodeContext) -> Double { view.child.priority }

  func insetsItsContent(in view: NodeContext) -> Bool { view.child.layout.insetsItsContent(in: view.child) }
}
