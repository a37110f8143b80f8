/// Where the views of a scene are: expressions over an island's variables, or the numbers of a layout.
protocol ItemFrames {
  associatedtype Scalar: LayoutScalar

  /// Whether the view has a place; nothing else is asked about one that has none.
  func contains(_ view: Int) -> Bool

  /// The left or top edge of the view's alignment rect, from that of `reference`; nil stands for the coordinates that
  /// all frames have in common.
  func position(of view: Int, _ axis: LayoutAxis, in reference: Int?) -> Scalar

  /// The length of the view's alignment rect.
  func length(of view: Int, _ axis: LayoutAxis) -> Scalar

  /// The length of a scroll view's content; nil where the view has none.
  func contentLength(of view: Int, _ axis: LayoutAxis) -> Scalar?
}
