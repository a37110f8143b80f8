/// The place of a view among the rows of a grid.
struct GridMember: Hashable, Sendable {
  /// Numbers the rows of the tree; nil for a view that is a row by itself.
  var row: Int?
  /// Of the views in the row; nil for that of the grid.
  var rowAlignment: Guide?
  var settings = GridCell()
}
