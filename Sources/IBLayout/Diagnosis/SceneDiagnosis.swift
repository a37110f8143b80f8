import IBModel
import IBSyntax

/// What the frames of a whole scene tell: views outside what shows them, and controls under bars and housings.
struct SceneDiagnosis {
  let scene: ResolvedScene
  /// By local index, as `scene.views`.
  let layouts: [ViewLayout]

  /// Points; less than this beyond an edge is not seen.
  static let tolerance = 1.0

  func issues() -> [LayoutIssue] {
    let outside = OutsideViews(diagnosis: self).issues()
    return outside + UnsafeControls(diagnosis: self).issues()
  }

  /// Whether scrolling moves the view: it lies inside a scroll view, table, collection view or cell.
  func scrolls(_ view: Int) -> Bool {
    guard let parent = scene.views[view].parent else { return false }
    return scene.nearest(from: parent) { $0.kind.scrolls || $0.kind.isCell } != nil
  }
}

extension ResolvedScene {
  /// Whether a person can see the view: installed, not hidden and not transparent, and so is everything around it.
  func isShown(_ view: Int) -> Bool {
    views[view].isInstalled && nearest(from: view) { $0.isHidden || $0.number(.alpha) == 0 } == nil
  }
}
