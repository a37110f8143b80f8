/// The default margins of a table cell's content view, in points.
package struct CellMargins: Hashable, Sendable {
  /// Top and bottom.
  package var vertical: Double
  /// Leading and trailing; nil if they follow the table's own margin, 16 or 20 by its width.
  package var horizontal: Double?
}
