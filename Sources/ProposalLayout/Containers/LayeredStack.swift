/// `ZStack`: views on top of each other. See step 21 of ProposalLayout.md.
package struct LayeredStack: Hashable, Sendable {
  package var alignment: Alignment

  package init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  private func span(_ dimensions: [ViewDimensions], _ axis: Axis) -> GuideSpan {
    GuideSpan(dimensions.map { ($0[alignment[axis]], $0.size[axis]) }, includesGuide: false)
  }

  /// The views that decide the size: those of the highest priority.
  private func deciding(_ children: NodeChildren) -> [NodeContext] {
    let highest = children.map(\.priority).max()
    return children.filter { $0.priority == highest }
  }

  private func proposal(for size: ViewSize, offered: ProposedSize, _ children: NodeChildren) -> ProposedSize {
    children.count == 1 ? offered : ProposedSize(size)
  }
}

extension LayeredStack: ContainerLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> ViewSize {
    let dimensions = deciding(view.children).map { $0.dimensions(for: proposal) }
    return ViewSize(width: span(dimensions, .horizontal).length, height: span(dimensions, .vertical).length)
  }

  func placements(
    for proposal: ProposedSize, size: ViewSize, surroundings: Surroundings?, in view: NodeContext
  ) -> [Placement] {
    let children = view.children
    let deciding = deciding(children).map { $0.dimensions(for: proposal) }
    let offered = self.proposal(for: size, offered: proposal, children)
    let spans = (span(deciding, .horizontal), span(deciding, .vertical))
    return children.indices.map { index in
      let dimensions = children[index].dimensions(for: offered)
      return Placement(
        child: index,
        origin: ViewPoint(
          x: spans.0.origin(guide: dimensions[alignment.horizontal]),
          y: spans.1.origin(guide: dimensions[alignment.vertical])),
        proposal: offered)
    }
  }

  func spacing(in view: NodeContext) -> SpacingPreference { .union(view.children.map(\.spacing)) }
}
