/// A rectangle in points.
package struct ViewRect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(origin: ViewPoint, size: ViewSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  package var size: ViewSize { ViewSize(width: width, height: height) }
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }

  /// The rectangle with each edge moved inwards; nothing at the middle where edges would pass each other. The rectangle
  /// is a finished one, so that the direction says which side leading is.
  package func inset(by insets: EdgeInsets, _ direction: ViewDirection) -> ViewRect {
    let (left, right) =
      direction == .leftToRight ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
    let (x, width) = Self.inset(self.x, self.width, left, right)
    let (y, height) = Self.inset(self.y, self.height, insets.top, insets.bottom)
    return ViewRect(x: x, y: y, width: width, height: height)
  }

  private static func inset(
    _ start: Double, _ length: Double, _ before: Double, _ after: Double
  ) -> (start: Double, length: Double) {
    let left = length - before - after
    return left < 0 ? (start + before + left / 2, 0) : (start + before, left)
  }

  /// How far the edges of another rectangle are inside this one.
  package func insets(of other: ViewRect, _ direction: ViewDirection) -> EdgeInsets {
    let left = other.x - x
    let right = maxX - other.maxX
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: other.y - y, leading: isMirrored ? right : left, bottom: maxY - other.maxY,
      trailing: isMirrored ? left : right)
  }
}
