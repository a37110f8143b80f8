/// `GridRow`: the views of one row of a `Grid`. It is no view itself, so that its modifiers are those of each view in it.
package struct GridRow: Hashable, Sendable {
  /// Of the views in the row; nil for that of the grid.
  package var alignment: Guide?

  package init(alignment: Guide? = nil) {
    self.alignment = alignment
  }
}
