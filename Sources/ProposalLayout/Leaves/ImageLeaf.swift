/// An image or a symbol: step 6 of ProposalLayout.md.
package struct ImageLeaf: Hashable, Sendable {
  /// As the app names it; nil for none.
  package var name: String?
  /// Pixels by scale, in points.
  package var size: ViewSize
  package var isResizable: Bool
  /// Of a symbol, in points from its top; nil for other images.
  package var baseline: Double?

  package init(_ name: String? = nil, size: ViewSize, isResizable: Bool = false, baseline: Double? = nil) {
    self.name = name
    self.size = size
    self.isResizable = isResizable
    self.baseline = baseline
  }
}

extension ImageLeaf: NodeLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> ViewSize {
    isResizable ? proposal.replacingUnspecified(by: size) : size
  }

  var guideScope: GuideScope { baseline == nil ? [] : .baselines }

  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? {
    guide == .firstTextBaseline || guide == .lastTextBaseline ? baseline : nil
  }
}
