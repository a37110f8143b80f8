/// `safeAreaInset(edge:alignment:spacing:content:)`: a bar at an edge, and less safe area for the view; with
/// `safeAreaPadding` no bar. See step 30 of ProposalLayout.md.
///
/// The first child is the view, the second the bar.
package struct SafeAreaBar: Hashable, Sendable {
  package var edge: Edge
  /// Where the bar is along its edge.
  package var alignment: Guide
  /// Between bar and view in points; nil for the standard.
  package var spacing: Double?

  package init(_ edge: Edge, alignment: Guide? = nil, spacing: Double? = nil) {
    self.edge = edge
    self.alignment = alignment ?? (edge.axis == .vertical ? .horizontalCenter : .verticalCenter)
    self.spacing = spacing
  }

  private func bar(_ proposal: ProposedSize, in view: NodeContext) -> ViewDimensions? {
    guard view.children.count > 1 else { return nil }
    return view.children[1].dimensions(for: ProposedSize(along: edge.axis, nil, across: proposal[edge.axis.other]))
  }

  private func insets(_ proposal: ProposedSize, in view: NodeContext) -> EdgeInsets {
    guard let bar = bar(proposal, in: view) else { return .zero }
    return EdgeInsets(bar.size[edge.axis] + (spacing ?? EdgeSpacing.standard), on: EdgeSet(edge))
  }
}

extension SafeAreaBar: WrapperLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> ViewSize {
    SafeAreaPadding(insets(proposal, in: view)).size(for: proposal, in: view)
  }

  func placements(
    for proposal: ProposedSize, size: ViewSize, surroundings: Surroundings?, in view: NodeContext
  ) -> [Placement] {
    var result = SafeAreaPadding(insets(proposal, in: view)).placements(
      for: proposal, size: size, surroundings: surroundings, in: view)
    guard let bar = bar(ProposedSize(size), in: view) else { return result }
    var origin = ViewPoint.zero
    origin[edge.axis] = edge == .end(of: edge.axis) ? size[edge.axis] - bar.size[edge.axis] : 0
    origin[edge.axis.other] = alignment.standard.standard(in: size) - bar[alignment]
    result.append(Placement(child: 1, origin: origin, proposal: bar.proposal))
    return result
  }
}
