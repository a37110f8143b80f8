/// A color or a shape: it takes its offer. See step 4 of ProposalLayout.md.
package struct FlexibleLeaf: Hashable, Sendable {
  package enum Shape: String, Hashable, Sendable, CaseIterable {
    case rectangle, roundedRectangle, circle, ellipse, capsule
  }

  /// Nil for a color, which fills its frame.
  package var shape: Shape?
  /// As the app names it; nil for none.
  package var color: String?
  /// The corner radius of a rounded rectangle, in points.
  package var cornerRadius: Double

  package init(_ shape: Shape? = nil, color: String? = nil, cornerRadius: Double = 0) {
    self.shape = shape
    self.color = color
    self.cornerRadius = cornerRadius
  }

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
  /// As the app names it; nil for none.
  package var name: String?
  /// Pixels by scale, in points.
  package var size: Size
  package var isResizable: Bool
  /// The baseline of a symbol, in points from its top; nil for other images.
  package var baseline: Double?

  package init(_ name: String? = nil, size: Size, isResizable: Bool = false, baseline: Double? = nil) {
    self.name = name
    self.size = size
    self.isResizable = isResizable
    self.baseline = baseline
  }
}

extension ImageLeaf: NodeLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    isResizable ? proposal.replacingUnspecified(by: size) : size
  }

  var guideScope: GuideScope { baseline == nil ? [] : .baselines }

  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? {
    guide == .firstTextBaseline || guide == .lastTextBaseline ? baseline : nil
  }
}
