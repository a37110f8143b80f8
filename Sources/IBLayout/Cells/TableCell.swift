import IBContent
import IBModel

/// A table cell during layout. Its values are computed once from its width and its table's safe area; the content view,
/// margins, parts and separator share them.
struct TableCell {
  let scene: ResolvedScene
  /// Local index.
  let index: Int
  /// The cell's width in points.
  let width: Double
  let content: TableCellContent
  /// The local index of the view whose traits apply to a row: the cell's table. On a device, a top-level cell of a xib
  /// replaces its table; on the canvas, it has no table.
  let holder: Int?
  /// Nil for a cell outside a table.
  let table: TableContent?
  /// The table's safe area insets that the content view keeps away from.
  let sides: Insets
  /// The leading margin, from the edge of the content view (step 5 of Tables.md).
  let margin: Double

  let metrics: CellMetrics
  var view: ResolvedView { scene.views[index] }
  var traits: TableTraits { holder.map(scene.tableTraits) ?? .onCanvas }

  /// Nil for a view that is not a table's cell.
  ///
  /// - Parameters:
  ///   - width: of the cell, in points.
  ///   - safeArea: the safe area of the table.
  init?(_ index: Int, in scene: ResolvedScene, width: Double, safeArea: Insets) {
    guard let content = scene.views[index].tableCell else { return nil }
    self.scene = scene
    self.index = index
    self.width = width
    self.content = content
    holder = scene.views[index].parent ?? (scene.configuration.canvasEra == nil ? index : nil)
    table = scene.views[index].parent.flatMap { scene.views[$0].table }
    metrics = CellMetrics(configuration: scene.configuration)
    sides = CellSafeArea.inset(of: index, in: scene, table: safeArea)
    margin = CellMargin.of(scene, table: holder, metrics, cellWidth: width, sides: sides)
  }
}
