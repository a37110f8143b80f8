import IBModel

/// The rectangle of a constraint's item, as a part of a view.
struct ItemBox {
  /// A band at one end of the view's height, with its length in points.
  enum Band { case top(Double), bottom(Double) }

  /// Local index.
  let view: Int
  /// Whether it has the size of the content of the view, a scroll view.
  var isContent = false
  /// The insets from the edges of the view or of its content, in points.
  var insets = Insets.zero
  /// Nil for a box from the top inset to the bottom inset.
  var band: Band?
}
