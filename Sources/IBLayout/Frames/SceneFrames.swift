import IBModel

/// The frames of a scene while its islands are solved one after the other; by local index.
struct SceneFrames {
  /// In superview coordinates, unrounded.
  var frames: [Rect?]
  var kept: [[FrameCoordinate]]
  var contentSizes: [Int: Size] = [:]
  /// Of the views in islands solved.
  var guides: GuideInsets
  /// In the order they were solved.
  var islands: [SolvedIsland] = []

  init(count: Int, in context: ContainerContext) {
    frames = Array(repeating: nil, count: count)
    kept = Array(repeating: [], count: count)
    guides = GuideInsets(count: count, in: context)
  }

  mutating func take(_ solution: IslandSolution, members: [Int]) {
    for member in members {
      frames[member] = solution.frames[member]
      kept[member] = solution.kept[member]
      contentSizes[member] = solution.contentSizes[member]
    }
  }
}
