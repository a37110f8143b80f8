/// `ScrollView`: fills the offer along its axes, and is as large as its content across them. Its views are a column.
/// See step 24 of ProposalLayout.md.
package struct ScrollContainer: Hashable, Sendable {
  package var axes: AxisSet
  /// The axes on which its one view is at least as long as itself: a `GeometryReader` around it provides that length,
  /// the minimum of a frame around the view.
  package var filled: AxisSet

  package init(_ axes: AxisSet = .vertical, filled: AxisSet = []) {
    self.axes = axes
    self.filled = filled.intersection(axes)
  }

  private static let column = LinearStack(.vertical)

  /// What the content is offered: nothing along the axes that it scrolls on.
  private func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    var result = proposal
    for axis in Axis.allCases where axes.contains(axis) { result[axis] = nil }
    return result
  }

  /// Several views are no longer than they are.
  private func isFilled(in view: NodeContext) -> Bool { !filled.isEmpty && view.children.indices.count == 1 }

  /// The one view in a frame at least as long as the scroll view: it has its own length, or all of that. See steps 10
  /// and 24 of ProposalLayout.md.
  private func filledContent(_ size: Size, in view: NodeContext) -> [ChildPlacement] {
    var offer = contentProposal(ProposedSize(size))
    let wanted = view.child.size(for: offer)
    for axis in Axis.allCases where filled.contains(axis) && wanted[axis] <= size[axis] { offer[axis] = size[axis] }
    let child = view.child.size(for: offer)
    var origin = Point.zero
    for axis in Axis.allCases where filled.contains(axis) {
      origin[axis] = (max(wanted[axis], size[axis]) - child[axis]) / 2
    }
    return [ChildPlacement(child: 0, origin: origin, proposal: offer)]
  }
}

extension ScrollContainer: ContainerLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    if isFilled(in: view) { return proposal.replacingUnspecified(by: FlexibleLeaf.ideal) }
    var size = Self.column.size(for: contentProposal(proposal), in: view)
    for axis in Axis.allCases where axes.contains(axis) { size[axis] = proposal[axis] ?? size[axis] }
    return size
  }

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] {
    let insets =
      surroundings.map { $0.safeArea.overlap(with: $0.frame, view.environment.direction) } ?? .zero
    return content(for: proposal, size: size, in: view).map { placement in
      var placement = placement
      placement.origin.x += insets.leading
      placement.origin.y += insets.top
      return placement
    }
  }

  private func content(for proposal: ProposedSize, size: Size, in view: NodeContext) -> [ChildPlacement] {
    if isFilled(in: view) { return filledContent(size, in: view) }
    let inner = contentProposal(proposal)
    let content = Self.column.size(for: inner, in: view)
    return Self.column.placements(for: inner, size: content, surroundings: nil, in: view)
  }

  func insetsItsContent(in view: NodeContext) -> Bool { true }

  /// Guides of the scrolled content have no effect outside.
  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? { nil }
}
