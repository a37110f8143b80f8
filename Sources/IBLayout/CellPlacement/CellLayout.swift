import IBModel

/// Gives each cell its place and its size; what is inside is an island of its own.
///
/// These are steps 1 to 3 of Tables.md: 1. the width is the table's; 2. the height is the cell's, else the table's,
/// else the content decides, but for static rows on the canvas, which stay as large as its stored frame; 3. rows of a
/// section follow each other without a gap, sections with the gap that headers and footers make. Where that is not
/// known the stored frame decides, and is named as kept. Items of collections are the business of `CollectionItems`.
/// Source: Measurements/Cells.md#heights, #rows and #content-height.
struct CellLayout {
  let scene: ResolvedScene

  /// Where a cell is and how large its island is.
  struct Placement {
    /// In the table's coordinates, in points.
    var origin: Point
    var size: IslandSize
    var kept: [FrameCoordinate]
  }

  /// Nil for a cell whose table has no frame.
  func placement(of cell: Int, in result: SceneFrames) -> Placement? {
    guard let table = scene.views[cell].parent, let frame = result.frames[table] else { return nil }
    guard let content = scene.views[table].table else {
      return CollectionItems(scene: scene).placement(of: cell, in: result)
    }
    var row = row(cell, table: table, content, width: frame.width, in: result)
    // What the rows before and the table keep, a row keeps as well.
    if row.kept.isEmpty, restsOnDrawnRow(cell, table, result) { row.kept.append(.y) }
    if result.kept[table].contains(.width) {
      row.size.storedAxes = [.horizontal]
      row.kept.append(.width)
    }
    return row
  }

  /// Whether the row before is where, or as high as, it was drawn.
  private func restsOnDrawnRow(_ cell: Int, _ table: Int, _ result: SceneFrames) -> Bool {
    let before = scene.views[table].children.last { $0 < cell && scene.views[$0].kind.isCell }
    return before.map { result.kept[$0].contains(.y) || result.kept[$0].contains(.height) } ?? false
  }

  // MARK: - Rows of a table

  private func row(
    _ cell: Int, table: Int, _ content: TableContent, width: Double, in result: SceneFrames
  ) -> Placement {
    let drawn = scene.views[cell].drawn ?? .zero
    let inset = sectionInset(table, content, width: width, safeArea: result.guides.safeAreas[table])
    let metrics = CellMetrics(configuration: scene.configuration)
    let height = rowHeight(cell, content)
    let drawnHeight = height == nil ? drawnRowHeight(cell, content) : nil
    let size = IslandSize(
      width: width - inset.left - inset.right, height: height ?? drawnHeight, leastHeight: metrics.defaultRowHeight)
    let y = top(of: cell, table: table, content, frames: result.frames)
    var kept: [FrameCoordinate] = []
    if y == nil { kept.append(.y) }
    if drawnHeight != nil { kept.append(.height) }
    return Placement(origin: Point(x: inset.left, y: y ?? drawn.y), size: size, kept: kept)
  }

  /// Nil where a footer's text, whose height is not known, precedes the cell.
  private func top(of cell: Int, table: Int, _ content: TableContent, frames: [Rect?]) -> Double? {
    let sections = TableSections(table: content, configuration: scene.configuration)
    let row = scene.views[cell].tableCell
    guard let before = scene.views[table].children.last(where: { $0 < cell && scene.views[$0].kind.isCell }) else {
      let header = scene.views[table].children.first { scene.views[$0].role == .tableHeader }
      return sections.firstRow(in: row?.section, belowHeaderView: header.flatMap { frames[$0]?.height } ?? 0)
    }
    guard let bottom = frames[before]?.maxY else { return nil }
    let rowBefore = scene.views[before].tableCell
    if rowBefore?.list == row?.list { return bottom }
    guard let section = row?.section, let sectionBefore = rowBefore?.section,
      let gap = sections.gap(after: sectionBefore, before: section)
    else { return nil }
    return bottom + gap
  }

  /// Nil where the content decides.
  ///
  /// Before iOS 11 rows have the standard height unless the table asks for more
  /// (Measurements/Cells.md#device-margins, default UITableView.rowHeight).
  private func rowHeight(_ cell: Int, _ table: TableContent) -> Double? {
    if let height = scene.views[cell].tableCell?.rowHeight ?? table.rowHeight { return height }
    let configuration = scene.configuration
    guard configuration.canvasEra == nil, !configuration.systemRelease.sizesRows(estimated: table.estimatesRows) else {
      return nil
    }
    return CellMetrics(configuration: configuration).defaultRowHeight
  }

  /// Xcode's canvas does not size static rows by their content: their contents are laid out in the height that was
  /// drawn.
  ///
  /// Source: static rows without a height in documents from Xcode 11 on. Of 51 whose content asks for more than the
  /// default 25 are drawn as it asks and 26 lower, with the content squeezed; of 38 others on the canvas of Xcode 26 22
  /// have the default of an older one. Rows of prototypes are drawn as their content asks (48 of 57).
  private func drawnRowHeight(_ cell: Int, _ table: TableContent) -> Double? {
    guard scene.configuration.canvasEra != nil, table.isStatic,
      let drawn = scene.views[cell].drawn?.height, drawn > 0
    else { return nil }
    return drawn
  }

  /// An inset-grouped table insets its sections by the margin of its cells (Measurements/Cells.md#inset-grouped), on a
  /// device from the safe area's sides (Measurements/Cells.md#inset-grouped).
  private func sectionInset(_ table: Int, _ content: TableContent, width: Double, safeArea: Insets) -> Insets {
    guard content.style == .insetGrouped else { return .zero }
    let margin = CellMetrics(configuration: scene.configuration).margin(tableWidth: width, isRoot: table == 0)
    let sides = scene.tableTraits(table).insetsContentViews ? safeArea : .zero
    return Insets(top: 0, left: sides.left + margin, bottom: 0, right: sides.right + margin)
  }
}
