/// `ScrollView`: fills the offer along its axes, and is as large as its content across them.
///
/// Its views form a column. See step 21 of ProposalLayout.md.
struct ScrollContainer: Hashable, Sendable, ContainerLayout {
  var axes = AxisSet.vertical

  private static let column = LinearStack(.vertical)

  /// The proposal to the content, which is unspecified along the scrolling axes.
  private func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    var result = proposal
    for axis in Axis.allCases where axes.contains(axis) { result[axis] = nil }
    return result
  }

  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    var size = Self.column.size(for: contentProposal(proposal), in: view)
    for axis in Axis.allCases where axes.contains(axis) { size[axis] = proposal[axis] ?? size[axis] }
    return size
  }

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] {
    let insets =
      surroundings.map { $0.safeArea.overlap(with: $0.frame, view.environment.direction) } ?? .zero
    let inner = contentProposal(proposal)
    let content = Self.column.size(for: inner, in: view)
    return Self.column.placements(for: inner, size: content, surroundings: nil, in: view).map { placement in
      var placement = placement
      placement.origin.x += insets.leading
      placement.origin.y += insets.top
      return placement
    }
  }

  /// The guides of scrolled content have no effect outside.
  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? { nil }
}
