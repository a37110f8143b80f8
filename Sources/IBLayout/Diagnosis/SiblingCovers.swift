import IBModel

/// Finds the views that cover other views of the same superview, for the superviews of certain views.
struct SiblingCovers {
  private let scene: ResolvedScene
  /// For each superview, the frames in the window of its visible subviews, in document order.
  private let indices: [Int: OverlapIndex]

  /// - Parameters:
  ///   - kinds: the views to check; only their superviews and siblings are indexed.
  ///   - layouts: by local index, like the views of the scene.
  init(under kinds: [ViewKind], in scene: ResolvedScene, _ layouts: [ViewLayout]) {
    self.scene = scene
    var indices: [Int: OverlapIndex] = [:]
    for view in scene.views.indices where kinds.contains(scene.views[view].kind) {
      var current = scene.views[view].parent
      while let parent = current, indices[parent] == nil {
        let frames = scene.views[parent].children.map { child in
          scene.views[child].isInstalled && !scene.views[child].isHidden ? layouts[child].inWindow : nil
        }
        indices[parent] = OverlapIndex(frames)
        current = scene.views[parent].parent
      }
    }
    self.indices = indices
  }

  /// Whether a sibling under a view overlaps a rectangle in the window.
  func isCovered(_ view: Int, _ rect: Rect) -> Bool {
    guard let parent = scene.views[view].parent, let place = scene.place(of: view) else { return false }
    return indices[parent]?.overlaps(rect, before: place) ?? false
  }
}
