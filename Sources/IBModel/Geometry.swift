/// A point, in points, in the coordinate space its owner names; y grows downwards.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package static let zero = Point(x: 0, y: 0)

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A size in points.
package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package static let zero = Size(width: 0, height: 0)

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size rotated by a quarter turn.
  package var turned: Size { Size(width: height, height: width) }
}

/// A rectangle in points, in the coordinate space its owner names, origin top left.
package struct Rect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var size: Size { Size(width: width, height: height) }
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
}

/// Distances from the four edges inwards, in points. Left and right are sides of the screen; a leading or trailing
/// inset is turned into one of them where the layout direction is known.
package struct Insets: Hashable, Sendable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same inset on each edge.
  package init(all inset: Double) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }

  /// Edge by edge.
  package static func + (a: Insets, b: Insets) -> Insets {
    Insets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}
