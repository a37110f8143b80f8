/// A view's settings for its place in a grid.
package struct GridCell: Hashable, Sendable {
  /// The number of columns that the view spans; nil for one, or for all of them outside a row.
  package var columns: Int?
  /// The anchor of the view in its cell; nil for that of row, column and grid.
  package var anchor: Alignment?
  /// The axes on which the view does not decide how large its cell is.
  package var unsizedAxes: AxisSet
  /// The alignment of all views in its column; nil for that of the grid.
  package var columnAlignment: Guide?

  package init(
    columns: Int? = nil, anchor: Alignment? = nil, unsizedAxes: AxisSet = [], columnAlignment: Guide? = nil
  ) {
    self.columns = columns
    self.anchor = anchor
    self.unsizedAxes = unsizedAxes
    self.columnAlignment = columnAlignment
  }

  /// The settings of both; those of the other count where it has any.
  func merging(_ other: GridCell) -> GridCell {
    GridCell(
      columns: other.columns ?? columns, anchor: other.anchor ?? anchor,
      unsizedAxes: unsizedAxes.union(other.unsizedAxes), columnAlignment: other.columnAlignment ?? columnAlignment)
  }
}

/// The place of a view among the rows of a grid.
struct GridMember: Hashable, Sendable {
  /// Numbers the rows of the tree; nil for a view that is a row by itself.
  var row: Int?
  /// The alignment of the views in the row; nil for that of the grid.
  var rowAlignment: Guide?
  var settings = GridCell()
}

/// What a view is in the list that it may be in.
struct ListRole: Hashable, Sendable {
  enum Part: Hashable, Sendable { case header, row, footer }

  /// Numbers the sections of the tree; nil for rows outside sections.
  var section: Int?
  var part = Part.row
}
