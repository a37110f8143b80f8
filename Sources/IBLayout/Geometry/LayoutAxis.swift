/// One of the two directions that a layout is solved in.
enum LayoutAxis: CaseIterable {
  case horizontal, vertical

  /// Where a view begins.
  var position: FrameCoordinate { self == .horizontal ? .x : .y }
  /// How far it reaches.
  var length: FrameCoordinate { self == .horizontal ? .width : .height }

  func contains(_ coordinate: FrameCoordinate) -> Bool { coordinate == position || coordinate == length }
}
