import IBContent
import IBModel

/// Views whose size is set by code and not in the file: a placeholder replaces the size or a constraint, the custom
/// class may provide a size, or an image view's image is set later.
///
/// The views that depend on such a size are not computed. If one is open, every open coordinate on the same axis of the
/// island may depend on it.
struct HiddenSizes {
  let island: SolvedIsland

  func isAnyOpen(_ axis: Axis) -> Bool {
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

  /// Views with constraints that are removed when the file is compiled, by local index: code is expected to replace
  /// them.
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
