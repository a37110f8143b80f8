/// A color or a shape: it takes its offer. See step 4 of ProposalLayout.md.
package struct FlexibleLeaf: Hashable, Sendable {
  /// As the app names it; nil for none.
  package var color: String?

  package init(color: String? = nil) { self.color = color }

  /// The size without an offer, in points. Measurements/SwiftUI.md#flexible-leaf.
  static let ideal = Size(width: 10, height: 10)
}

extension FlexibleLeaf: NodeLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    proposal.replacingUnspecified(by: Self.ideal)
  }
}

/// An image or a symbol: step 6 of ProposalLayout.md.
package struct ImageLeaf: Hashable, Sendable {
  /// Pixels by scale, in points.
  package var size: Size
  package var isResizable: Bool

  package init(size: Size, isResizable: Bool = false) {
    self.size = size
    self.isResizable = isResizable
  }
}

extension ImageLeaf: NodeLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    isResizable ? proposal.replacingUnspecified(by: size) : size
  }
}
