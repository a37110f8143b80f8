/// A color or a shape, which takes the offered size. See step 4 of ProposalLayout.md.
struct FlexibleLeaf: Hashable, Sendable, NodeLayout {
  /// The size without an offer in points. Source: Measurements/SwiftUI.md#flexible-leaf.
  static let ideal = Size(width: 10, height: 10)

  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    proposal.replacingUnspecified(by: Self.ideal)
  }
}

/// An image or a symbol: step 6 of ProposalLayout.md.
struct ImageLeaf: Hashable, Sendable, NodeLayout {
  /// The size in points: the pixels divided by the scale.
  var size: Size
  var isResizable = false

  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    isResizable ? proposal.replacingUnspecified(by: size) : size
  }
}
