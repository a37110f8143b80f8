import IBModel

/// The rectangle of a constraint's item, relative to a view.
struct ItemBox {
  /// A band at one end of the view's height, with its length in points.
  enum Band { case top(Double), bottom(Double) }

  /// Local index.
  let view: Int
  /// Whether the rectangle is a scroll view's content instead of the view itself.
  var isContent = false
  /// The insets from the edges of the view or of its content, in points.
  var insets = Insets.zero
  /// Nil for a box from the top inset to the bottom inset.
  var band: Band?
}
