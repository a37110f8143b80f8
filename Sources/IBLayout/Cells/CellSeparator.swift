import IBContent
import IBModel

/// The line between a table's row and the next one (row T6).
enum CellSeparator {
  /// The separator's frame in the cell's coordinates, in points; nil if the table shows no separator below this row.
  ///
  /// See step 7 of Tables.md. Source: Behaviors.md T6; Measurements/Cells.md#separators (by default, it starts at the
  /// cell's leading margin, or with an image at the text, and ends at the right edge).
  ///
  /// - Parameters:
  ///   - height: of the cell.
  ///   - frames: of the views inside the cell, by local index.
  static func frame(of cell: TableCell, height: Double, frames: [Rect?]) -> Rect? {
    guard let table = cell.table, table.hasSeparators else { return nil }
    let isLast = cell.content.isLastOfSection
    if isLast, table.style == .insetGrouped { return nil }
    let isEdgeToEdge = isLast && table.style == .grouped
    let sides = isEdgeToEdge ? .zero : insets(of: cell, in: table, textStart: textStart(of: cell, frames))
    let thickness = 1 / cell.scene.configuration.scale
    return Rect(
      x: sides.left, y: height - thickness, width: max(cell.width - sides.left - sides.right, 0), height: thickness)
  }

  private static func insets(of cell: TableCell, in table: TableContent, textStart: Double) -> Insets {
    let isMirrored = cell.view.direction == .rightToLeft
    let start = (isMirrored ? cell.sides.right : cell.sides.left) + textStart
    var automatic = Insets.zero
    if isMirrored { automatic.right = start } else { automatic.left = start }
    guard let explicit = cell.content.separatorInset ?? table.separatorInset else { return automatic }
    return cell.traits.separatorsCountFromAutomaticInsets ? automatic + explicit : explicit
  }

  /// The distance from the edge of the content view to the text, if a cell of a built-in style has an image; otherwise
  /// the margin.
  private static func textStart(of cell: TableCell, _ frames: [Rect?]) -> Double {
    let builtIn = BuiltInCell(cell)
    if builtIn?.image != nil, let text = builtIn?.text.flatMap({ frames[$0] }) { return text.x }
    return cell.margin
  }
}
