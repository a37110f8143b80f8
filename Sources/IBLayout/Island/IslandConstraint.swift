import IBModel

/// A constraint whose views are all in one island.
struct IslandConstraint: Sendable {
  let constraint: ResolvedConstraint
  /// The local index of the view that positions are relative to (its leading top corner): the view that has the
  /// constraint if both items are inside it, else the root of the island.
  let reference: Int
  /// A view arranges its immediate content, so the direction is that of the view that has the constraint, not of an
  /// item (UIKit's documentation of effectiveUserInterfaceLayoutDirection).
  let direction: LayoutDirection

  /// Nil for a constraint with a view outside the island.
  ///
  /// - Parameter isMember: whether each view is in the island, by local index.
  init?(_ constraint: ResolvedConstraint, isMember: [Bool], root: Int, of scene: SceneContent) {
    let items = [constraint.first.view] + (constraint.second.map { [$0.view] } ?? [])
    guard isMember[constraint.holder], items.allSatisfy({ isMember[$0] }) else { return nil }
    self.constraint = constraint
    reference = items.allSatisfy { scene.reaches($0, from: constraint.holder) } ? constraint.holder : root
    direction = scene.views[constraint.holder].direction
  }
}

extension SceneContent {
  /// Whether a view is `ancestor` or inside it.
  fileprivate func reaches(_ view: Int, from ancestor: Int) -> Bool {
    var current: Int? = view
    while let index = current {
      if index == ancestor { return true }
      current = views[index].parent
    }
    return false
  }
}
