/// The parts of a layout besides the frames.
package enum LayoutDetail: Int, Comparable, Sendable {
  /// Only the frames.
  case frames
  /// Also the lines of constraints, and the placement of each view.
  case arrangement
  /// All that a picture needs: also the look of views and bars.
  case picture

  package static func < (left: LayoutDetail, right: LayoutDetail) -> Bool { left.rawValue < right.rawValue }
}
