/// A place in points. Inside a view x counts from its leading edge, in a finished layout from the left.
package struct ViewPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  package static let zero = ViewPoint()

  package subscript(_ axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
