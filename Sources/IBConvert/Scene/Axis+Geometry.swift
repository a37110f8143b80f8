import IBModel
import ProposalLayout

extension Rect {
  /// Of its leading or top edge, in points.
  func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }

  /// Of its trailing or bottom edge, in points.
  func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

  func center(_ axis: Axis) -> Double { start(axis) + length(axis) / 2 }

  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether another rectangle is inside, with a tolerance in points.
  func contains(_ other: Rect, within tolerance: Double) -> Bool {
    Axis.allCases.allSatisfy {
      other.start($0) >= start($0) - tolerance && other.end($0) <= end($0) + tolerance
    }
  }

  /// Whether both share more than lines, with a tolerance in points.
  func overlaps(_ other: Rect, within tolerance: Double) -> Bool {
    Axis.allCases.allSatisfy { min(end($0), other.end($0)) - max(start($0), other.start($0)) > tolerance }
  }
}

extension Size {
  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Insets {
  /// In points; leading is left, because trees are inferred in left-to-right layout.
  subscript(_ edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: left
      case .bottom: bottom
      case .trailing: right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: left = newValue
      case .bottom: bottom = newValue
      case .trailing: right = newValue
      }
    }
  }
}
