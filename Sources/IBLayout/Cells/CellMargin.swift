import IBModel

/// The leading margin of a table's cell (step 5 of Tables.md).
///
/// Source: Measurements/Cells.md#margin; for tables that follow the readable width,
/// Measurements/Margins.md#readable-width.
enum CellMargin {
  /// In points, from the edge of the content view.
  ///
  /// - Parameters:
  ///   - table: local index of the cell's superview. On a device, a cell without one counts as its own.
  ///   - sides: the safe area insets that the content view already keeps away from.
  static func of(
    _ scene: ResolvedScene, table: Int?, _ metrics: CellMetrics, cellWidth: Double, sides: Insets
  ) -> Double {
    guard let table else { return metrics.marginOutsideTable(cellWidth: cellWidth) }
    let margin = metrics.margin(tableWidth: cellWidth, isRoot: scene.views[table].parent == nil)
    guard scene.tableTraits(table).followsReadableWidth else { return margin }
    let limit = ReadableWidth.limit(textSize: scene.configuration.textSize)
    return max(margin, (cellWidth - sides.left - sides.right - limit) / 2)
  }
}
