import IBContent
import IBModel

/// Views whose size comes from code and not from the file: a placeholder stands for the size or a constraint, the
/// custom class may provide a size, or the app sets an image view's image later.
///
/// Keyline does not compute which views depend on such a size. If a size is open, every open coordinate on the same
/// axis of the island may depend on it.
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

  /// Views with constraints that the compiler removes, by local index. Code is expected to replace the constraints.
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
