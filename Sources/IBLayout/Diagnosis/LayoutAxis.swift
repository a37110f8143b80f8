import LinearSolver

/// One of the two directions that a layout is solved in.
enum LayoutAxis: CaseIterable {
  case horizontal, vertical

  /// Where a view begins.
  var position: FrameCoordinate { self == .horizontal ? .x : .y }
  /// How far it reaches.
  var length: FrameCoordinate { self == .horizontal ? .width : .height }

  func contains(_ coordinate: FrameCoordinate) -> Bool { coordinate == position || coordinate == length }
}

extension LayoutVariables {
  /// The length of a scroll view's content; nil for a view that is no scroll view of this island.
  func content(_ view: Int, _ axis: LayoutAxis) -> Variable? {
    axis == .horizontal ? contentWidth(view) : contentHeight(view)
  }
}
