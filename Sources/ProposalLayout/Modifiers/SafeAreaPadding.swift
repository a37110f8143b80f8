/// `safeAreaPadding`: less safe area without a bar. See step 30 of ProposalLayout.md.
package struct SafeAreaPadding: Hashable, Sendable {
  /// In points.
  package var insets: EdgeInsets

  package init(_ insets: EdgeInsets) {
    self.insets = insets
  }

  /// A scroll view keeps its frame and insets its content; any other view shrinks.
  private func keepsFrame(_ view: NodeContext) -> Bool { insetsItsContent(in: view) }
}

extension SafeAreaPadding: WrapperLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> ViewSize {
    keepsFrame(view) ? view.child.size(for: proposal) : Padding(insets).size(for: proposal, in: view)
  }

  func placements(
    for proposal: ProposedSize, size: ViewSize, surroundings: Surroundings?, in view: NodeContext
  ) -> [Placement] {
    var result =
      keepsFrame(view)
      ? [Placement(child: 0, origin: .zero, proposal: proposal)]
      : Padding(insets).placements(for: proposal, size: size, surroundings: surroundings, in: view)
    for index in result.indices { result[index].safeAreaInsets = insets }
    return result
  }
}
