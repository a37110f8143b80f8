import IBModel

/// The rectangle that an item of a constraint stands for, as a part of a view.
struct ItemBox {
  /// A part of the view's height at one end, of a fixed length in points.
  enum Band { case top(Double), bottom(Double) }

  /// Local index.
  let view: Int
  /// Whether it is as large as the content of the view, a scroll view.
  var isContent = false
  /// From the edges of the view or of its content, in points.
  var insets = Insets.zero
  /// Nil for a box that reaches from the top inset to the bottom inset.
  var band: Band?
}
