import IBModel

package enum FrameCoordinate: String, Hashable, Sendable, CaseIterable {
  case x, y, width, height
}

extension Rect {
  /// In points.
  package subscript(_ coordinate: FrameCoordinate) -> Double {
    get {
      switch coordinate {
      case .x: x
      case .y: y
      case .width: width
      case .height: height
      }
    }
    set {
      switch coordinate {
      case .x: x = newValue
      case .y: y = newValue
      case .width: width = newValue
      case .height: height = newValue
      }
    }
  }
}

extension Axis {
  /// The coordinate of the view's near edge.
  var position: FrameCoordinate { self == .horizontal ? .x : .y }
  /// The coordinate of the view's length.
  package var length: FrameCoordinate { self == .horizontal ? .width : .height }

  func contains(_ coordinate: FrameCoordinate) -> Bool { coordinate == position || coordinate == length }
}
