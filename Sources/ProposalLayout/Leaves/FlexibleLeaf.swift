/// A color or a shape: it takes what it is offered. See step 4 of ProposalLayout.md.
package struct FlexibleLeaf: Hashable, Sendable {
  package enum Shape: String, Hashable, Sendable, CaseIterable {
    case rectangle, roundedRectangle, circle, ellipse, capsule
  }

  /// Nil for a color, which fills its frame.
  package var shape: Shape?
  /// As the app names it; nil for none.
  package var color: String?
  /// Of a rounded rectangle, in points.
  package var cornerRadius: Double

  package init(_ shape: Shape? = nil, color: String? = nil, cornerRadius: Double = 0) {
    self.shape = shape
    self.color = color
    self.cornerRadius = cornerRadius
  }

  /// Where nothing is offered, in points. Measurements/SwiftUI.md#flexible-leaf.
  static let ideal = ViewSize(width: 10, height: 10)
}

extension FlexibleLeaf: NodeLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> ViewSize {
    proposal.replacingUnspecified(by: Self.ideal)
  }
}
