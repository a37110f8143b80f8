/// A view, or a modifier and its view, which answers proposals and places its children.
///
/// Lengths are in points, and x counts from the leading edge. An answer depends only on the arguments, so it can be
/// cached.
protocol NodeLayout: Sendable {
  /// The size that the view chooses, which may be infinite only for an infinite proposal.
  ///
  /// The caller corrects a negative size and NaN.
  func size(for proposal: ProposedSize, in view: NodeContext) -> Size

  /// The positions of the children if the view was offered `proposal` and chose `size`. A child without a position is
  /// not shown.
  ///
  /// - Parameter surroundings: nil while only guides are requested.
  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement]

  /// The position of a guide that the view itself sets, in points; nil for the default for its size.
  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double?

  /// The view's spacing preference in stacks without spacing. Those of the children are already known.
  func spacing(in view: NodeContext) -> SpacingPreference

  /// The layout priority. Stacks ask views with a higher priority first.
  func priority(in view: NodeContext) -> Double
}

extension NodeLayout {
  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] { [] }

  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? { nil }

  func spacing(in view: NodeContext) -> SpacingPreference { .plain }

  func priority(in view: NodeContext) -> Double { 0 }
}

/// The position at which a view places a child.
struct ChildPlacement: Hashable, Sendable {
  var child: Int
  /// The top leading corner of the child, in points from that of the view.
  var origin: Point
  /// The size that is proposed to the child, whose answer is its size.
  var proposal: ProposedSize
  /// The edges at which the child and its contents may leave the safe area.
  var ignoredEdges: EdgeSet = []
}

/// The position of a view. It is known while views are placed, but not while sizes are computed.
struct PlacedSurroundings {
  /// The frame in points from the top left corner of the root.
  let frame: Rect
  let safeArea: SafeArea
}

/// A view with any number of children. Guides that children set are combined; see step 23 of ProposalLayout.md.
protocol ContainerLayout: NodeLayout {}

extension ContainerLayout {
  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? {
    guide.combined(
      view.placements(for: proposal).compactMap { placement in
        view.children[placement.child].explicitGuide(guide, for: placement.proposal)
          .map { $0 + placement.origin[guide.axis] }
      })
  }
}

/// A view around another view, its first child. Answers that are not overridden here are those of the child.
protocol WrapperLayout: NodeLayout {
  /// The proposal to the child.
  func inner(_ proposal: ProposedSize, in view: NodeContext) -> ProposedSize
}

extension WrapperLayout {
  func inner(_ proposal: ProposedSize, in view: NodeContext) -> ProposedSize { proposal }

  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    view.child.size(for: inner(proposal, in: view))
  }

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] { [ChildPlacement(child: 0, origin: .zero, proposal: inner(proposal, in: view))] }

  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? {
    guard let placement = view.placements(for: proposal).first(where: { $0.child == 0 }) else { return nil }
    return view.child.explicitGuide(guide, for: placement.proposal).map { $0 + placement.origin[guide.axis] }
  }

  func spacing(in view: NodeContext) -> SpacingPreference { view.child.spacing }

  func priority(in view: NodeContext) -> Double { view.child.priority }
}
