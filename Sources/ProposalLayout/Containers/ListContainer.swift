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
  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    proposal.replacingUnspecified(by: FlexibleLeaf.ideal)
  }

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] {
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
        return ChildPlacement(child: index, origin: Point(x: left, y: y + before), proposal: offered)
      }
      let height = max(metrics.rowHeight, content.height + 2 * metrics.rowInset)
      defer { y += height }
      return ChildPlacement(
        child: index, origin: Point(x: left, y: y + (height - content.height) / 2), proposal: offered)
    }
  }

  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? { nil }
}

/// `Section`: rows of a list with a header and a footer. It is not a view.
package struct SectionContainer: Hashable, Sendable {
  /// Whether the first of its views is the header.
  package var hasHeader: Bool
  /// Whether the last of its views is the footer.
  package var hasFooter: Bool

  package init(hasHeader: Bool = false, hasFooter: Bool = false) {
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
  }
}

/// The lengths of lists in points. Measurements/SwiftUI.md#lists; those before iOS 26 are assumed,
/// Measurements/SwiftUI.md#earlier-lists.
struct ListMetrics: Hashable, Sendable {
  /// The least height of a row.
  let rowHeight: Double
  /// Above and below the content of a row.
  let rowInset: Double
  /// Before and after the content of a row.
  let sideInset: Double
  /// The inset at the sides of the cards of an inset list; 0 for a plain one.
  let cardInset: Double
  /// Between a card and a card without a header.
  let sectionGap: Double
  /// Between a header and its card.
  let headerGap: Double

  init(_ style: ListContainer.Style, _ environment: ViewEnvironment) {
    let isCurrent = environment.generation >= .iOS26
    rowHeight = isCurrent ? 52 : 44
    rowInset = isCurrent ? 15 : 11
    sideInset = !isCurrent && environment.isRegularWidth ? 20 : 16
    cardInset = style == .plain ? 0 : 16
    sectionGap = style == .plain ? 0 : 35
    headerGap = 10
  }
}
