import IBModel

/// Views whose size the file does not tell because code does: a placeholder stands for the size or for a constraint,
/// the class is the app's own and may know its size, or an image view's image is set later.
///
/// Which of the other views follow such a size is not worked out: where one is open, what is open on the same axis of
/// the island may come from it.
struct HiddenSizes {
  let island: SolvedIsland

  func isAnyOpen(_ axis: LayoutAxis) -> Bool {
    let placeholders = placeholderViews
    return island.inner.contains { view in
      (placeholders.contains(view) || hidesSize(island.scene.views[view]))
        && island.solution.system.undetermined(view, island.variables).contains(where: axis.contains)
    }
  }

  private func hidesSize(_ view: ResolvedView) -> Bool {
    view.customClass != nil || view.sizeReplacement.hasPlaceholder
      || view.kind == .imageView || view.kind == .unknown
  }

  /// Views of constraints that are removed when the file is compiled, by local index: code puts others in their place.
  private var placeholderViews: Set<Int> {
    let scene = island.scene
    var ids: Set<String> = []
    for constraint in scene.document.constraints where constraint.isPlaceholder {
      for case .view(let index)? in [constraint.first, constraint.second] { ids.insert(scene.document.views[index].id) }
    }
    guard !ids.isEmpty else { return [] }
    return Set(island.inner.filter { ids.contains(scene.views[$0].id) })
  }
}
