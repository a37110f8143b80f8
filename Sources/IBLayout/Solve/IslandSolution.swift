import IBModel

struct IslandSolution {
  /// Frames in superview coordinates, unrounded, by local index; nil for a view outside the island.
  var frames: [Rect?]
  /// The undetermined coordinates, by local index.
  var kept: [[FrameCoordinate]]
  /// Content sizes of scroll views, by local index.
  var contentSizes: [Int: Size]
  /// The system of the last pass, without settled values.
  var system: SolvedSystem
  /// The inputs of the last pass.
  var inputs: PassInputs
  /// Whether something may be undetermined.
  var isOpen = false
  /// Whether a length would have been negative.
  var isSqueezed = false
}
