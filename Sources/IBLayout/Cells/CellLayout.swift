import IBModel
import IBSyntax

/// Gives each cell its place and its size; what is inside is an island of its own.
///
/// Steps: 1. the width is the table's; 2. the height is the cell's, else the table's, else the content decides, but for
/// static rows on the canvas, which stay as high as they were drawn; 3. rows of a section follow each other without a
/// gap, sections with the gap that headers and footers make. Where that is not known, and where a collection view's cells
/// lie, the drawing decides, and is named as kept.
/// Source: facts/layout/open/OPEN.md 1.5 and 1.6, facts/layout/RULES.md h.
struct CellLayout {
  let scene: ResolvedScene

  /// Where a cell lies and how large its island is.
  struct Placement {
    /// In the table's coordinates, in points.
    var origin: Point
    var size: IslandSize
    var kept: [FrameCoordinate]
  }

  /// Nil for a cell whose table has no frame.
  func placement(of cell: Int, in result: SceneFrames) -> Placement? {
    guard let table = scene.views[cell].parent, let frame = result.frames[table] else { return nil }
    guard scene.views[table].kind == .tableView else { return item(cell) }
    var row = row(cell, table: table, width: frame.width, frames: result.frames)
    // What the rows before and the table keep, a row keeps as well.
    if row.kept.isEmpty, restsOnDrawnRow(cell, table, result) { row.kept.append(.y) }
    if result.kept[table].contains(.width) {
      row.size.drawnAxes = [.horizontal]
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

  private func row(_ cell: Int, table: Int, width: Double, frames: [Rect?]) -> Placement {
    let drawn = scene.views[cell].drawn ?? .zero
    let inset = sectionInset(table, width: width)
    let metrics = CellMetrics(configuration: scene.configuration)
    let height = rowHeight(cell, table)
    let drawnHeight = height == nil ? drawnRowHeight(cell, table) : nil
    let size = IslandSize(
      width: width - 2 * inset, height: height ?? drawnHeight, leastHeight: metrics.defaultRowHeight)
    let y = top(of: cell, table: table, frames: frames)
    var kept: [FrameCoordinate] = []
    if y == nil { kept.append(.y) }
    if drawnHeight != nil { kept.append(.height) }
    return Placement(origin: Point(x: inset, y: y ?? drawn.y), size: size, kept: kept)
  }

  /// Nil where a footer's text, whose height is not known, stands before the cell.
  private func top(of cell: Int, table: Int, frames: [Rect?]) -> Double? {
    let sections = TableSections(scene: scene, table: table)
    let container = scene.views[cell].element.parent
    let section = container?.name == .cells ? container?.parent : nil
    guard let before = scene.views[table].children.last(where: { $0 < cell && scene.views[$0].kind.isCell }) else {
      let header = scene.views[table].children.first { scene.views[$0].role == .tableHeader }
      return sections.firstRow(in: section, belowHeaderView: header.flatMap { frames[$0]?.height } ?? 0)
    }
    guard let bottom = frames[before]?.maxY else { return nil }
    let containerBefore = scene.views[before].element.parent
    if containerBefore == container { return bottom }
    guard let section, let sectionBefore = containerBefore?.parent,
      let gap = sections.gap(after: sectionBefore, before: section)
    else { return nil }
    return bottom + gap
  }

  /// Nil where the content decides.
  private func rowHeight(_ cell: Int, _ table: Int) -> Double? {
    if let own = scene.views[cell].number(.rowHeight), own > 0 { return own }
    if let common = scene.views[table].number(.rowHeight), common > 0 { return common }
    return nil
  }

  /// Xcode's canvas does not size static rows by their content: their contents are laid out in the height that was drawn.
  ///
  /// Source: static rows without a height in documents from Xcode 11 on. Of 51 whose content asks for more than the
  /// default 25 are drawn as it asks and 26 lower, with the content squeezed; of 38 others on the canvas of Xcode 26 22
  /// have the default of an older one. Rows of prototypes are drawn as their content asks (48 of 57).
  private func drawnRowHeight(_ cell: Int, _ table: Int) -> Double? {
    guard scene.configuration.canvasEra != nil, scene.views[table][.dataMode] == "static",
      let drawn = scene.views[cell].drawn?.height, drawn > 0
    else { return nil }
    return drawn
  }

  /// An inset-grouped table insets its sections by the margin of its cells (facts/layout/open/OPEN.md 1.1).
  private func sectionInset(_ table: Int, width: Double) -> Double {
    guard scene.views[table][.style] == "insetGrouped" else { return 0 }
    return CellMetrics(configuration: scene.configuration).margin(
      tableWidth: width, isRoot: table == 0)
  }

  // MARK: - Items of a collection view

  private func item(_ cell: Int) -> Placement {
    let view = scene.views[cell]
    let drawn = view.drawn ?? .zero
    let custom = view.element.child(named: .size, key: "customSize")
    let size = Size(
      width: custom?.number(.width) ?? drawn.width, height: custom?.number(.height) ?? drawn.height)
    return Placement(
      origin: Point(x: drawn.x, y: drawn.y), size: IslandSize(width: size.width, height: size.height),
      kept: custom == nil ? FrameCoordinate.allCases : [.x, .y])
  }
}

/// Lengths that a cell's content view takes off its cell.
struct ContentViewInsets {
  var width = 0.0
  var height = 0.0

  /// For a table's cell by accessory and separator; nothing for other cells.
  init(cell: Int, in scene: ResolvedScene, cellWidth: Double) {
    let view = scene.views[cell]
    guard view.kind == .tableViewCell else { return }
    let metrics = CellMetrics(configuration: scene.configuration)
    let margin = CellMargin.of(cell: cell, in: scene, cellWidth: cellWidth)
    width = metrics.contentReduction(view[.accessoryType], margin: margin)
    let table = view.parent.map { scene.views[$0] }
    height = metrics.separatorHeight(isNone: table?[.separatorStyle] == "none")
  }
}

/// The leading margin of a table's cell.
///
/// Source: facts/layout/open/cells.json, margin_M, rule_order.
enum CellMargin {
  static func of(cell: Int, in scene: ResolvedScene, cellWidth: Double) -> Double {
    let metrics = CellMetrics(configuration: scene.configuration)
    guard let table = scene.views[cell].parent else { return metrics.marginOutsideTable(cellWidth: cellWidth) }
    return metrics.margin(tableWidth: cellWidth, isRoot: scene.views[table].parent == nil)
  }
}
