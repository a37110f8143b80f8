/// A view with any number of children: guides that children set are combined, see step 29 of ProposalLayout.md.
protocol ContainerLayout: NodeLayout {}

extension ContainerLayout {
  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? {
    guard guide.passesOutOfContainers else { return nil }
    return guide.combined(
      view.placements(for: proposal).compactMap { placement in
        view.children[placement.child].explicitGuide(guide, for: placement.proposal)
          .map { $0 + placement.origin[guide.axis] }
      })
  }
}
