struct SolvedScene {
  var frames: SceneFrames
  /// The islands in the order in which they were solved.
  var islands: [SolvedIsland] = []
  /// Issues about views that were not laid out.
  var issues: [LayoutIssue] = []
}
