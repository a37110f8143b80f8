/// A view, or a modifier with the view it is applied to: answers offers and places its children.
///
/// Lengths are in points, x counts from the leading edge. An answer depends only on the arguments, so it can be cached.
protocol NodeLayout: Sendable {
  /// The size that the view chooses, infinite only as an answer to an infinite proposal. The caller corrects a negative
  /// size and NaN.
  func size(for proposal: ProposedSize, in view: NodeContext) -> Size

  /// The positions of the children if the view was offered `proposal` and chose `size`; a missing child is not shown.
  ///
  /// - Parameter surroundings: nil while only guides are requested.
  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement]

  /// The guide that the view itself sets, in points; nil for the default for its size.
  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double?

  /// Whether the view itself may set a baseline, without its contents: then no baseline is asked for.
  var setsBaselines: Bool { get }

  /// The view's spacing preference in stacks without spacing. The children's preferences are already known.
  func spacing(in view: NodeContext) -> SpacingPreference

  /// The layout priority: stacks ask views with a higher priority first.
  func priority(in view: NodeContext) -> Double
}

extension NodeLayout {
  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] { [] }

  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? { nil }

  var setsBaselines: Bool { false }

  func spacing(in view: NodeContext) -> SpacingPreference { .plain }

  func priority(in view: NodeContext) -> Double { 0 }
}

/// The position at which a view places one of its children.
struct ChildPlacement: Hashable, Sendable {
  var child: Int
  /// The child's leading top corner, in points from that of the view.
  var origin: Point
  /// The size proposed to the child; the child's size is its answer.
  var proposal: ProposedSize
  /// The edges on which the child and its contents may leave the safe area.
  var ignoredEdges: EdgeSet = []
}

/// The position of a view, which is known when the view is placed, but not while sizes are computed.
struct PlacedSurroundings {
  /// In points from the root's left top corner.
  let frame: Rect
  let safeArea: SafeArea
}

/// A view with any number of children: guides that children set are combined, see step 23 of ProposalLayout.md.
protocol ContainerLayout: NodeLayout {}

extension ContainerLayout {
  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? {
    guard guide.isBaseline else { return nil }
    return guide.combined(
      view.placements(for: proposal).compactMap { placement in
        view.children[placement.child].explicitGuide(guide, for: placement.proposal)
          .map { $0 + placement.origin[guide.axis] }
      })
  }
}

/// A view around one other, its first child: answers that are not overridden here are the child's.
protocol WrapperLayout: NodeLayout {
  /// The proposal to the view inside.
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
