import IBModel
import IBSyntax

/// How far a cell's content view stays away from the edges of its cell, in points (step 4 of Tables.md).
struct ContentViewInsets {
  /// Top is always 0.
  private(set) var insets = Insets.zero

  var width: Double { insets.left + insets.right }
  var height: Double { insets.bottom }

  /// For a table's cell by safe area, accessory and separator; nothing for other cells.
  ///
  /// - Parameter safeArea: the table's.
  init(cell: Int, in scene: ResolvedScene, cellWidth: Double, safeArea: Insets) {
    let view = scene.views[cell]
    guard view.kind == .tableViewCell else { return }
    let metrics = CellMetrics(configuration: scene.configuration)
    insets = CellSafeArea.inset(of: cell, in: scene, table: safeArea)
    let margin = CellMargin.of(cell: cell, in: scene, cellWidth: cellWidth, safeArea: safeArea)
    let accessory = metrics.contentReduction(view[.accessoryType], margin: margin)
    // The canvas never turns; a device has the accessory at the end of the line.
    if view.direction == .rightToLeft, scene.configuration.canvasEra == nil {
      insets.left += accessory
    } else {
      insets.right += accessory
    }
    let table = view.parent.map { scene.views[$0] }
    insets.bottom = metrics.separatorHeight(isNone: table?[.separatorStyle] == "none")
  }
}
