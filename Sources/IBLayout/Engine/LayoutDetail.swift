/// What a layout includes besides the frames.
package enum LayoutDetail: Int, Comparable, Sendable {
  /// Nothing.
  case frames
  /// What arranges the views: the lines of constraints, and the placement that each view asks for.
  case arrangement
  /// All that a picture needs: also the look of views and bars.
  case picture

  package static func < (left: LayoutDetail, right: LayoutDetail) -> Bool { left.rawValue < right.rawValue }
}
