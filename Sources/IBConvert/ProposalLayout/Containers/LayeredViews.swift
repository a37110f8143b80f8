/// `ZStack`: views on top of each other. See step 20 of ProposalLayout.md.
struct LayeredStack: Hashable, Sendable, ContainerLayout {
  var alignment = Alignment.center

  private func span(_ dimensions: [ViewDimensions], _ axis: Axis) -> GuideSpan {
    GuideSpan(dimensions.map { ($0[alignment[axis]], $0.size[axis]) }, includesGuide: false)
  }

  private func deciding(_ children: NodeChildren) -> [NodeContext] {
    let highest = children.map(\.priority).max()
    return children.filter { $0.priority == highest }
  }

  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    let dimensions = deciding(view.children).map { $0.dimensions(for: proposal) }
    return Size(width: span(dimensions, .horizontal).length, height: span(dimensions, .vertical).length)
  }

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] {
    let children = view.children
    let deciding = deciding(children).map { $0.dimensions(for: proposal) }
    let offered = children.count == 1 ? proposal : ProposedSize(size)
    let spans = (span(deciding, .horizontal), span(deciding, .vertical))
    return children.indices.map { index in
      let dimensions = children[index].dimensions(for: offered)
      return ChildPlacement(
        child: index,
        origin: Point(
          x: spans.0.origin(guide: dimensions[alignment.horizontal]),
          y: spans.1.origin(guide: dimensions[alignment.vertical])),
        proposal: offered)
    }
  }

  func spacing(in view: NodeContext) -> SpacingPreference { .union(view.children.map(\.spacing)) }
}
