import IBModel

/// A constraint whose views are all in one island.
struct IslandConstraint: Sendable {
  let constraint: ResolvedConstraint
  /// Local index of the view whose leading top corner positions are relative to: the view that has the constraint if both
  /// items are inside it, or else the root of the island.
  let reference: Int
  /// A view arranges its immediate content, so the direction is that of the view that has the constraint, not of an
  /// item (UIKit's documentation of effectiveUserInterfaceLayoutDirection).
  let direction: LayoutDirection

  /// Nil for a constraint with a view outside the island.
  ///
  /// - Parameter isMember: by local index.
  init?(_ constraint: ResolvedConstraint, isMember: [Bool], root: Int, of scene: SceneContent) {
    let items = [constraint.first.view] + (constraint.second.map { [$0.view] } ?? [])
    guard isMember[constraint.holder], items.allSatisfy({ isMember[$0] }) else { return nil }
    self.constraint = constraint
    reference = items.allSatisfy { scene.reaches($0, from: constraint.holder) } ? constraint.holder : root
    direction = scene.views[constraint.holder].direction
  }
}

extension SceneContent {
  /// Whether a view is `ancestor` or is inside it.
  fileprivate func reaches(_ view: Int, from ancestor: Int) -> Bool {
    var current: Int? = view
    while let index = current {
      if index == ancestor { return true }
      current = views[index].parent
    }
    return false
  }
}
