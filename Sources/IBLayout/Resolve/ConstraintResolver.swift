import IBContent
import IBModel
import IBSyntax

/// Selects the constraints that are installed in a configuration and makes their defaults explicit.
struct ConstraintResolver {
  let document: Document
  /// The index in the document of the view with local index 0.
  let base: Int
  let views: [ResolvedView]
  let traits: SceneTraits
  let masks: VariationMasks

  /// In document order.
  func constraints() -> [ResolvedConstraint] {
    var result: [ResolvedConstraint] = []
    for (holder, view) in views.enumerated() where view.isInstalled {
      for index in document.views[base + holder].constraints {
        let constraint = document.constraints[index]
        let owner = document.views[base + holder].element
        let child = VariationMasks.Child(owner: owner, list: "constraints", id: constraint.id)
        guard masks.isInstalled(child, in: traits) else { continue }
        if let resolved = resolve(constraint, at: index, holder: holder) { result.append(resolved) }
      }
    }
    return result
  }

  /// Nil for a constraint that cannot be active: an attribute is missing, or an item is missing or not installed.
  ///
  /// Source: Measurements/Variations.md#not-installed.
  private func resolve(_ constraint: LayoutConstraint, at index: Int, holder: Int) -> ResolvedConstraint? {
    guard !(constraint.isPlaceholder && !traits.isCanvas),
      let firstAttribute = constraint.firstAttribute, let first = item(constraint.first)
    else { return nil }
    var second: ResolvedConstraint.Item?
    if let written = constraint.second {
      guard let resolved = item(written), constraint.secondAttribute != nil else { return nil }
      second = resolved
    }
    let overlay = document.overlay(of: constraint.element, in: traits)
    let varying = { (name: Name) in overlay.element(with: name) ?? constraint.element }
    return ResolvedConstraint(
      id: constraint.id, index: index, holder: holder, first: first, firstAttribute: firstAttribute, second: second,
      secondAttribute: constraint.secondAttribute ?? .notAnAttribute, relation: constraint.relation,
      multiplier: varying(.multiplier)[.multiplier].flatMap(LayoutConstraint.ratio) ?? 1,
      constant: constraint.offset
        + constant(constraint, written: varying(.constant).number(.constant) ?? 0, first: first, second: second),
      hasOtherConstant: varying(.constant).number(.constant) != constraint.element.number(.constant),
      priority: varying(.priority).number(.priority) ?? LayoutConstraint.requiredPriority)
  }

  /// On the canvas, the standard value is 0 to the safe area guide, and the distance of siblings to the top or bottom
  /// layout guide, whatever the attribute (Measurements/Constraints.md#symbolic).
  private func constant(
    _ constraint: LayoutConstraint, written: Double, first: ResolvedConstraint.Item, second: ResolvedConstraint.Item?
  ) -> Double {
    guard constraint.isSymbolic, traits.isCanvas else { return written }
    let guides = [first, second].compactMap { item in
      if case .guide(let index, _)? = item { document.guides[index].kind } else { nil }
    }
    if guides.contains(.safeArea) { return 0 }
    guard guides.contains(.top) || guides.contains(.bottom), written != 0 else { return written }
    return written < 0 ? -Self.siblingDistance : Self.siblingDistance
  }

  /// The standard distance of siblings, in points (Measurements/Constraints.md#symbolic).
  private static let siblingDistance = 8.0

  private func item(_ item: LayoutConstraint.Item) -> ResolvedConstraint.Item? {
    switch item {
    case .dangling: return nil
    case .view(let index): return installed(index).map { .view($0) }
    case .guide(let index):
      guard let owner = document.guides[index].view else { return nil }
      return installed(owner).map { .guide(index, of: $0) }
    }
  }

  /// The local index of an installed view of this scene.
  private func installed(_ view: Int) -> Int? {
    let local = view - base
    return views.indices.contains(local) && views[local].isInstalled ? local : nil
  }
}
