/// A view, or a modifier with the view it is applied to: what it answers and where it puts its children.
///
/// Lengths are in points, x counts from the leading edge. An answer depends on nothing but the arguments, so that it can
/// be remembered.
protocol NodeLayout: Sendable {
  /// The size that the view chooses. A negative one or one that is no number is corrected and reported.
  func size(for proposal: ProposedSize, in view: NodeContext) -> ViewSize

  /// Where the children are when the view was offered `proposal` and chose `size`; a child that is missing is not shown.
  ///
  /// - Parameter surroundings: nil while only guides are asked for.
  func placements(
    for proposal: ProposedSize, size: ViewSize, surroundings: Surroundings?, in view: NodeContext
  ) -> [Placement]

  /// Where the view itself sets a guide, in points; nil for the standard of its size.
  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double?

  /// What the view itself may set, without what is in it: guides that nothing sets are not asked for.
  var guideScope: GuideScope { get }

  /// What the view asks of its neighbors in stacks without spacing; children have answered before.
  func spacing(in view: NodeContext) -> SpacingPreference

  /// How early a stack asks the view.
  func priority(in view: NodeContext) -> Double

  /// Whether the view keeps its frame where the safe area becomes smaller, and moves its content.
  func insetsItsContent(in view: NodeContext) -> Bool
}

extension NodeLayout {
  func placements(
    for proposal: ProposedSize, size: ViewSize, surroundings: Surroundings?, in view: NodeContext
  ) -> [Placement] { [] }

  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? { nil }

  var guideScope: GuideScope { [] }

  func spacing(in view: NodeContext) -> SpacingPreference { .plain }

  func priority(in view: NodeContext) -> Double { 0 }

  func insetsItsContent(in view: NodeContext) -> Bool { false }
}
