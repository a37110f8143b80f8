import IBModel

/// The frames of a scene while its islands are solved one after the other, by local index.
struct SceneFrames {
  /// The frames in superview coordinates, unrounded.
  var frames: [Rect?]
  var kept: [[FrameCoordinate]]
  var contentSizes: [Int: Size] = [:]
  /// The guides of the views in solved islands.
  var guides: GuideInsets

  init(count: Int, in context: ContainerContext) {
    frames = Array(repeating: nil, count: count)
    kept = Array(repeating: [], count: count)
    guides = GuideInsets(count: count, in: context)
  }
}
