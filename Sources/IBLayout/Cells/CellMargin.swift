import IBModel

/// The leading margin of a table's cell (step 5 of Tables.md).
///
/// Source: facts/layout/open/cells.json, margin_M, rule_order; of tables that follow the readable width
/// facts/runtime/readable-width.json.
enum CellMargin {
  /// In points, from the edge of the content view. `safeArea` is the table's.
  static func of(cell: Int, in scene: ResolvedScene, cellWidth: Double, safeArea: Insets) -> Double {
    let metrics = CellMetrics(configuration: scene.configuration)
    guard let table = scene.views[cell].parent else { return metrics.marginOutsideTable(cellWidth: cellWidth) }
    let margin = metrics.margin(tableWidth: cellWidth, isRoot: scene.views[table].parent == nil)
    guard scene.tableTraits(table).followsReadableWidth else { return margin }
    let sides = CellSafeArea.inset(of: cell, in: scene, table: safeArea)
    let limit = ReadableWidth.limit(textSize: scene.configuration.textSize)
    return max(margin, (cellWidth - sides.left - sides.right - limit) / 2)
  }
}
