/// The parts of a layout besides the frames.
package enum LayoutDetail: Int, Comparable, Sendable {
  /// Only the frames.
  case frames
  /// Also the lines of constraints, and the placement of each view.
  case arrangement
  /// Also the look of views and bars, for a picture.
  case picture

  package static func < (left: LayoutDetail, right: LayoutDetail) -> Bool { left.rawValue < right.rawValue }
}
