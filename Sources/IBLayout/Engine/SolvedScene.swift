struct SolvedScene {
  var frames: SceneFrames
  /// In the order they were solved.
  var islands: [SolvedIsland] = []
  /// Issues about views that were not laid out.
  var issues: [LayoutIssue] = []
}
