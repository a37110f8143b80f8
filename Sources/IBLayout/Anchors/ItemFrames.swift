import IBModel

/// The positions of a scene's views: expressions over an island's variables, or the numbers of a layout.
protocol ItemFrames {
  associatedtype Scalar: LayoutScalar

  /// Whether the view has a position; the other members are not called for a view without one.
  func contains(_ view: Int) -> Bool

  /// The left or top edge of the view's alignment rect, relative to the same edge of `reference`; without a reference,
  /// in the coordinates that all frames share.
  func position(of view: Int, _ axis: Axis, in reference: Int?) -> Scalar

  /// The length of the view's alignment rect.
  func length(of view: Int, _ axis: Axis) -> Scalar

  /// The length of a scroll view's content; nil for other views.
  func contentLength(of view: Int, _ axis: Axis) -> Scalar?

  /// The start of a scroll view's content, in points from the edge of the view.
  func contentStart(of view: Int, _ axis: Axis) -> Double
}

extension ItemFrames {
  /// Positions inside a scroll view count from its content.
  func contentStart(of view: Int, _ axis: Axis) -> Double { 0 }
}
