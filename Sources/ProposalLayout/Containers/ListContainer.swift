/// `List` and `Form`, approximately: rows in cards. See step 27 of ProposalLayout.md.
package struct ListContainer: Hashable, Sendable {
  package enum Style: String, Hashable, Sendable, CaseIterable { case insetGrouped, plain }

  package var style: Style
  /// Whether it is written `Form`, which looks the same.
  package var isForm: Bool

  package init(_ style: Style = .insetGrouped, isForm: Bool = false) {
    self.style = style
    self.isForm = isForm
  }
}

extension ListContainer: ContainerLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> ViewSize {
    proposal.replacingUnspecified(by: FlexibleLeaf.ideal)
  }

  func placements(
    for proposal: ProposedSize, size: ViewSize, surroundings: Surroundings?, in view: NodeContext
  ) -> [Placement] {
    let metrics = ListMetrics(style, view.environment)
    let left = metrics.cardInset + metrics.sideInset
    let width = max(0, size.width - 2 * left)
    var y = style == .plain ? 0 : metrics.sectionGap
    var section = view.children.first?.listRole.section
    return view.children.indices.map { index in
      let row = view.children[index]
      let offered = ProposedSize(width: width, height: nil)
      let content = row.size(for: offered)
      if row.listRole.section != section { y += metrics.sectionGap }
      section = row.listRole.section
      guard row.listRole.part == .row else {
        // Headers and footers are as high as their text.
        let before = row.listRole.part == .footer ? metrics.headerGap : 0
        defer { y += before + content.height + (row.listRole.part == .header ? metrics.headerGap : 0) }
        return Placement(child: index, origin: ViewPoint(x: left, y: y + before), proposal: offered)
      }
      let height = max(metrics.rowHeight, content.height + 2 * metrics.rowInset)
      defer { y += height }
      return Placement(
        child: index, origin: ViewPoint(x: left, y: y + (height - content.height) / 2), proposal: offered)
    }
  }

  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? { nil }
}
