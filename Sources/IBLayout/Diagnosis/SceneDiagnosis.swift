import IBModel

/// Issues that need the frames of a whole scene: views that are not visible, and controls under bars and housings.
struct SceneDiagnosis {
  let scene: ResolvedScene
  /// By local index, as `scene.views`.
  let layouts: [ViewLayout]
  let islands: [SolvedIsland]
  let diagnosis: Diagnosis

  /// In points; less than this beyond an edge is not visible.
  static let tolerance = 1.0

  func issues() -> [LayoutIssue] {
    (diagnosis.asks(.outside) ? OutsideViews(diagnosis: self).issues() : [])
      + (diagnosis.asks(.unsafeControls) ? UnsafeControls(diagnosis: self).issues() : [])
      + (diagnosis.asks(.smallTargets) ? SmallTargets(diagnosis: self).issues() : [])
      + (diagnosis.asks(.contrast) ? TextContrast(diagnosis: self).issues() : [])
      + (diagnosis.asks(.readingOrder) ? ReadingOrder(diagnosis: self).issues() : [])
  }

  /// Whether the model determines the position of a view within an outer one, along the axis of a coordinate: nothing
  /// in between was taken from the stored frame, is placed by a bar, or depends on a size that an app may change.
  func isCertain(_ view: Int, _ coordinate: FrameCoordinate, within outer: Int) -> Bool {
    if outer == 0, scene.isFreeform { return false }
    let axis: Axis = Axis.horizontal.contains(coordinate) ? .horizontal : .vertical
    var current: Int? = view
    while let index = current {
      guard scene.views[index].role != .barItem, !scene.views[index].kind.isBar else { return false }
      guard scene.views[index].isFixedFrame || !layouts[index].kept.contains(where: axis.contains) else { return false }
      if index == outer { break }
      current = scene.views[index].parent
    }
    guard let island = islands.last(where: { $0.members.contains(view) }), island.isStoredSize else {
      return true
    }
    return [axis.position, axis.length].allSatisfy { island.isSteady(view, $0) } && island.isSteady(outer, axis.length)
  }

  /// Whether scrolling moves the view: it is inside a scroll view, table, collection view or cell.
  func scrolls(_ view: Int) -> Bool {
    guard let parent = scene.views[view].parent else { return false }
    return scene.nearest(from: parent) { $0.kind.scrolls || $0.kind.isCell } != nil
  }
}
