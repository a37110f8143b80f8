import IBContent
import IBModel

/// The part of a table's safe area that applies to its rows (row T5).
///
/// A table applies the top and bottom insets to its content and passes the sides to its rows. Sections of an
/// inset-grouped table already keep away from the sides.
enum CellSafeArea {
  /// The cell's safe area. `table` is the safe area of its table.
  static func of(_ cell: Int, in scene: ResolvedScene, table: Insets) -> Insets {
    guard scene.configuration.canvasEra == nil else { return .zero }
    if let parent = scene.views[cell].parent {
      guard let content = scene.views[parent].table, content.style != .insetGrouped else { return .zero }
    }
    return Insets(top: 0, left: table.left, bottom: 0, right: table.right)
  }

  /// The distance of the content view from the cell's sides.
  static func inset(of cell: Int, in scene: ResolvedScene, table: Insets) -> Insets {
    guard scene.tableTraits(scene.views[cell].parent ?? cell).insetsContentViews else { return .zero }
    return of(cell, in: scene, table: table)
  }
}
