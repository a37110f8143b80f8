package import IBModel
package import IBSyntax

/// The variations of one element that hold, most specific first, for attributes and keyed children. `VariationMasks`
/// has their subviews and constraints.
package struct VariationOverlay: Sendable {
  private let variations: [Variation]

  static let none = VariationOverlay(variations: [])

  /// A variation with more traits precedes one with fewer; with equal numbers the file's order decides
  /// (Measurements/Variations.md#precedence).
  ///
  /// - Parameter all: the variations of the element, in document order.
  init(_ all: [Variation], where holds: (Variation) -> Bool) {
    variations = all.filter(holds).leastSpecificFirst.reversed()
  }

  init(_ all: [Variation], in traits: SceneTraits) {
    self.init(all) { $0.holds(in: traits) }
  }

  private init(variations: [Variation]) {
    self.variations = variations
  }

  /// The element of the most specific variation that has the attribute; nil if none does.
  package func element(with attribute: Name) -> XMLElement? {
    variations.first { $0.element.has(attribute) }?.element
  }

  /// The keyed child of the most specific variation that has one; nil if none does.
  package func child(key: String) -> XMLElement? {
    for variation in variations {
      if let child = variation.element.child(key: key), child.name != .mask { return child }
    }
    return nil
  }
}

extension Document {
  /// The variations of an element that hold.
  package func overlay(of element: XMLElement, in traits: SceneTraits) -> VariationOverlay {
    guard !variations.isEmpty else { return .none }
    let own = variations(of: element)
    return own.isEmpty ? .none : VariationOverlay(own, in: traits)
  }
}
