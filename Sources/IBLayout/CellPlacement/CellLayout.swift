import IBContent
import IBModel

/// Gives each cell its position and size; its content is a separate island.
///
/// These are steps 1 to 3 of Tables.md: 1. the width is the table's; 2. the height is the cell's, else the table's,
/// else the content decides (static rows on the canvas keep their stored height); 3. the rows of a section follow each
/// other without a gap, and headers and footers make the gap between sections. If the gap is unknown, the stored frame
/// is used and marked as kept. Items of collections are placed by `CollectionItems`. Source:
/// Measurements/Cells.md#heights, #rows and #content-height.
struct CellLayout {
  let scene: ResolvedScene

  /// The position of a cell, and the size of its island.
  struct Placement {
    /// The origin in the table's coordinates, in points.
    var origin: Point
    var size: IslandSize
    var kept: [FrameCoordinate]
    /// The size that the cell has instead if its constraints determine its height.
    var fitting: IslandSize?
  }

  /// Nil for a cell whose table has no frame.
  func placement(of cell: Int, in result: SceneFrames) -> Placement? {
    guard let table = scene.views[cell].parent, let frame = result.frames[table] else { return nil }
    guard let content = scene.views[table].table else {
      return CollectionItems(scene: scene).placement(of: cell, in: result)
    }
    var row = row(cell, table: table, content, width: frame.width, in: result)
    // A row also keeps the coordinates that its table or the rows before it keep.
    if row.kept.isEmpty, dependsOnStoredRow(cell, table, result) { row.kept.append(.y) }
    if result.kept[table].contains(.width) {
      row.size.storedAxes = [.horizontal]
      row.kept.append(.width)
    }
    return row
  }

  /// Whether the position or height of the previous row was taken from the file.
  private func dependsOnStoredRow(_ cell: Int, _ table: Int, _ result: SceneFrames) -> Bool {
    let before = scene.views[table].children.last { $0 < cell && scene.views[$0].kind.isCell }
    return before.map { result.kept[$0].contains(.y) || result.kept[$0].contains(.height) } ?? false
  }

  // MARK: - Rows of a table

  private func row(
    _ cell: Int, table: Int, _ content: TableContent, width: Double, in result: SceneFrames
  ) -> Placement {
    let stored = scene.views[cell].storedFrame ?? .zero
    let inset = sectionInset(table, content, width: width, safeArea: result.guides.safeAreas[table])
    let metrics = CellMetrics(configuration: scene.configuration)
    let height = rowHeight(cell, content)
    let storedHeight = height == nil ? storedRowHeight(cell, content) : nil
    let fitting = IslandSize(
      width: width - inset.left - inset.right, height: nil, usualHeight: metrics.defaultRowHeight,
      mayBeLower: metrics.rowsMayBeLower)
    var size = fitting
    size.height = height ?? storedHeight
    let y = top(of: cell, table: table, content, frames: result.frames)
    var kept: [FrameCoordinate] = []
    if y == nil { kept.append(.y) }
    if storedHeight != nil { kept.append(.height) }
    return Placement(
      origin: Point(x: inset.left, y: y ?? stored.y), size: size, kept: kept,
      fitting: ignoresOwnHeight(cell, content) ? fitting : nil)
  }

  /// Whether UIKit sizes a row by its content although the file stores a height for the row. UIKit reads the heights of
  /// prototypes only from the table or from code; the stored one is for Xcode's canvas
  /// (Measurements/Cells.md#device-rows).
  private func ignoresOwnHeight(_ cell: Int, _ table: TableContent) -> Bool {
    let configuration = scene.configuration
    return scene.views[cell].tableCell?.rowHeight != nil && !table.isStatic && table.rowHeight == nil
      && configuration.canvasEra == nil && configuration.systemRelease.sizesRows(estimated: table.estimatesRows)
  }

  /// Nil if a footer with text, whose height is not known, precedes the cell.
  private func top(of cell: Int, table: Int, _ content: TableContent, frames: [Rect?]) -> Double? {
    let sections = TableSections(table: content, configuration: scene.configuration)
    let row = scene.views[cell].tableCell
    let earlier = scene.views[table].children.prefix(scene.place(of: cell) ?? 0)
    guard let before = earlier.last(where: { scene.views[$0].kind.isCell }) else {
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

  /// Nil if the content decides.
  ///
  /// Before iOS 11, rows have the standard height unless the table asks for more (Measurements/Cells.md#device-margins,
  /// default UITableView.rowHeight).
  private func rowHeight(_ cell: Int, _ table: TableContent) -> Double? {
    if let height = scene.views[cell].tableCell?.rowHeight ?? table.rowHeight { return height }
    let configuration = scene.configuration
    guard configuration.canvasEra == nil, !configuration.systemRelease.sizesRows(estimated: table.estimatesRows) else {
      return nil
    }
    return CellMetrics(configuration: configuration).defaultRowHeight
  }

  /// Xcode's canvas does not size static rows by their content: they keep their stored height.
  ///
  /// Source: static rows without a height in documents from Xcode 11 on. In 51 rows, the content needs more than the
  /// default height: 25 are stored with the height that it needs, 26 are lower and squeeze it. On the canvas of Xcode
  /// 26, 22 of 38 other rows have the default height of an older canvas. Prototype rows are stored with the height that
  /// their content needs (48 of 57).
  private func storedRowHeight(_ cell: Int, _ table: TableContent) -> Double? {
    guard scene.configuration.canvasEra != nil, table.isStatic,
      let stored = scene.views[cell].storedFrame?.height, stored > 0
    else { return nil }
    return stored
  }

  /// An inset-grouped table insets its sections by the margin of its cells. On a device, the inset counts from the
  /// sides of the safe area (Measurements/Cells.md#inset-grouped).
  private func sectionInset(_ table: Int, _ content: TableContent, width: Double, safeArea: Insets) -> Insets {
    guard content.style == .insetGrouped else { return .zero }
    let margin = CellMetrics(configuration: scene.configuration).margin(tableWidth: width, isRoot: table == 0)
    let sides = scene.tableTraits(table).insetsContentViews ? safeArea : .zero
    return Insets(top: 0, left: sides.left + margin, bottom: 0, right: sides.right + margin)
  }
}
