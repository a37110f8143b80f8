/// A view as a custom layout sees it.
package struct CustomSubview {
  private let node: NodeContext

  init(_ node: NodeContext) { self.node = node }

  /// In points.
  package func size(for proposal: ProposedSize) -> ViewSize { node.size(for: proposal) }

  /// Where a guide is for a proposal, in points from the leading or top edge.
  package func position(of guide: Guide, for proposal: ProposedSize) -> Double {
    node.dimensions(for: proposal)[guide]
  }

  package var priority: Double { node.priority }
}
