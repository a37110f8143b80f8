/// The size that a view chose, in points: never negative, and infinite only as an answer to an infinite proposal.
package struct ViewSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size with a length along an axis and one across it.
  package init(along axis: Axis, _ length: Double, across: Double) {
    self = axis == .horizontal ? ViewSize(width: length, height: across) : ViewSize(width: across, height: length)
  }

  package static let zero = ViewSize(width: 0, height: 0)

  package subscript(_ axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
