/// Where a view of a finished layout is, and no more of it.
package struct PlacedFrame: Sendable {
  package let id: String?
  /// In points from the left top corner of the host, not rounded to pixels.
  package let frame: ViewRect
}
