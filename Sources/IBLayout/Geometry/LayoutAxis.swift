/// One of the two directions that a layout is solved in.
enum LayoutAxis: CaseIterable {
  case horizontal, vertical

  /// The coordinate of the view's near edge.
  var position: FrameCoordinate { self == .horizontal ? .x : .y }
  /// The coordinate of the view's length.
  var length: FrameCoordinate { self == .horizontal ? .width : .height }

  func contains(_ coordinate: FrameCoordinate) -> Bool { coordinate == position || coordinate == length }
}
