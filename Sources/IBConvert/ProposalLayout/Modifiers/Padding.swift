/// `padding`: the view is offered less, and the answer adds the padding. See step 10 of ProposalLayout.md.
struct Padding: Hashable, Sendable, WrapperLayout {
  var insets: EdgeInsets

  /// The padding in points of each edge that is named without a length. Source:
  /// Measurements/SwiftUI.md#default-padding.
  static let standard = 16.0

  private var usable: EdgeInsets {
    if insets.isFinite { return insets }
    var result = insets
    for edge in Edge.allCases where !insets[edge].isFinite { result[edge] = 0 }
    return result
  }

  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    let insets = usable
    let child = view.child.size(for: proposal.inset(by: insets))
    return Size(
      width: max(0, child.width + insets.length(along: .horizontal)),
      height: max(0, child.height + insets.length(along: .vertical)))
  }

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] {
    let insets = usable
    return [
      ChildPlacement(
        child: 0, origin: Point(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
    ]
  }

  /// Padded edges have the spacing preference of a plain view.
  func spacing(in view: NodeContext) -> SpacingPreference {
    view.child.spacing.reset(EdgeSet { usable[$0] != 0 })
  }
}
