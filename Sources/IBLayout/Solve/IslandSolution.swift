import IBModel

/// What solving an island found out.
struct IslandSolution {
  /// Frames in superview coordinates, unrounded, by local index; nil for a view outside the island.
  var frames: [Rect?]
  /// The coordinates nothing determined, by local index.
  var kept: [[FrameCoordinate]]
  /// Content sizes of scroll views, by local index.
  var contentSizes: [Int: Size]
  /// The system of the last pass with all its freedom: nothing is settled in it.
  var system: SolvedSystem
  /// What the last pass started from.
  var inputs: PassInputs
  /// Whether something may have been left open.
  var isOpen = false
  /// Whether a length would have been negative.
  var isSqueezed = false
}
