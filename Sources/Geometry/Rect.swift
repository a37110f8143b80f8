/// A point in points. Its owner documents the coordinate space, in which y grows downwards.
///
/// Inside a SwiftUI view, x counts from the leading edge; in a finished layout, it counts from the left.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package static let zero = Point(x: 0, y: 0)

  @inlinable package init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  @inlinable package subscript(_ axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// A size in points.
package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package static let zero = Size(width: 0, height: 0)

  package static func + (a: Size, b: Size) -> Size { Size(width: a.width + b.width, height: a.height + b.height) }

  @inlinable package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size with one length along an axis and another across it.
  @inlinable package init(along axis: Axis, _ length: Double, across: Double) {
    self = axis == .horizontal ? Size(width: length, height: across) : Size(width: across, height: length)
  }

  @inlinable package subscript(_ axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package var turned: Size { Size(width: height, height: width) }
}

/// A rectangle in points with its origin at the top left. Its owner documents the coordinate space.
package struct Rect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  @inlinable package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  @inlinable package var origin: Point { Point(x: x, y: y) }
  @inlinable package var size: Size { Size(width: width, height: height) }
  @inlinable package var maxX: Double { x + width }
  @inlinable package var maxY: Double { y + height }
}

extension Rect {
  /// The rectangle with each edge moved inwards.
  package func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// The rectangle with each edge moved inwards, in left-to-right layout.
  package func inset(by insets: EdgeInsets) -> Rect { inset(by: Insets(insets, .leftToRight)) }

  /// The rectangle with each edge moved outwards: the frame around an alignment rect.
  package func outset(by insets: Insets) -> Rect {
    Rect(
      x: x - insets.left, y: y - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }

  /// The rectangle with each edge moved inwards; empty at the middle if edges would pass each other.
  ///
  /// The rectangle is in final coordinates, so the direction determines which side is leading.
  package func inset(by insets: EdgeInsets, _ direction: LayoutDirection) -> Rect {
    let sides = Insets(insets, direction)
    let (x, width) = Self.inset(self.x, self.width, sides.left, sides.right)
    let (y, height) = Self.inset(self.y, self.height, insets.top, insets.bottom)
    return Rect(x: x, y: y, width: width, height: height)
  }

  private static func inset(
    _ start: Double, _ length: Double, _ before: Double, _ after: Double
  ) -> (start: Double, length: Double) {
    let left = length - before - after
    return left < 0 ? (start + before + left / 2, 0) : (start + before, left)
  }

  /// The distances of another rectangle's edges from the edges of this one, inwards.
  package func insets(of other: Rect, _ direction: LayoutDirection) -> EdgeInsets {
    EdgeInsets(
      Insets(top: other.y - y, left: other.x - x, bottom: maxY - other.maxY, right: maxX - other.maxX), direction)
  }
}

extension Rect {
  /// The leading or top edge in left-to-right layout, in points.
  @inlinable package func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }

  /// The trailing or bottom edge in left-to-right layout, in points.
  @inlinable package func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

  @inlinable package func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

  package func center(_ axis: Axis) -> Double { start(axis) + length(axis) / 2 }

  /// The common part, with zero width or height if there is none.
  package func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0), height: max(min(maxY, other.maxY) - top, 0))
  }

  /// The smallest rectangle that contains both.
  package func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether another rectangle is inside, with a tolerance in points.
  package func contains(_ other: Rect, within tolerance: Double) -> Bool {
    Axis.allCases.allSatisfy {
      other.start($0) >= start($0) - tolerance && other.end($0) <= end($0) + tolerance
    }
  }

  /// Whether both overlap by more than a tolerance in points.
  package func overlaps(_ other: Rect, within tolerance: Double) -> Bool {
    Axis.allCases.allSatisfy { min(end($0), other.end($0)) - max(start($0), other.start($0)) > tolerance }
  }

  /// Whether all edges differ by at most a tolerance in points.
  package func isNear(_ other: Rect, within tolerance: Double) -> Bool {
    Axis.allCases.allSatisfy {
      abs(start($0) - other.start($0)) <= tolerance && abs(end($0) - other.end($0)) <= tolerance
    }
  }
}
