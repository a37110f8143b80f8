import IBContent
import IBModel

/// The distances of a cell's content view from the edges of its cell, in points (step 4 of Tables.md).
struct ContentViewInsets {
  /// The top inset is always 0.
  private(set) var insets = Insets.zero

  var width: Double { insets.left + insets.right }
  var height: Double { insets.bottom }

  /// The insets of a table cell, from its safe area, accessory and separator; zero for other cells.
  init(_ cell: TableCell?) {
    guard let cell else { return }
    insets = cell.sides
    let accessory = cell.metrics.contentReduction(cell.content.accessory, margin: cell.margin)
    // The canvas never mirrors an accessory; a device puts it at the trailing edge.
    if cell.view.direction == .rightToLeft, cell.scene.configuration.canvasEra == nil {
      insets.left += accessory
    } else {
      insets.right += accessory
    }
    insets.bottom = cell.metrics.separatorHeight(isNone: cell.table?.hasSeparators == false)
  }
}
