package import IBModel
package import IBSyntax

/// The variations of one element that apply, the most specific first, for attributes and keyed children.
///
/// `VariationMasks` contains the variations of subviews and constraints.
package struct VariationOverlay: Sendable {
  private let variations: [Variation]

  package static let none = VariationOverlay(variations: [])

  /// Orders the variations that apply. One with more traits precedes one with fewer.
  ///
  /// With the same number of traits, the order of the file decides (Measurements/Variations.md#precedence).
  ///
  /// - Parameter all: the variations of the element, in document order.
  package init(_ all: [Variation], where holds: (Variation) -> Bool) {
    variations = all.filter(holds).leastSpecificFirst.reversed()
  }

  private init(variations: [Variation]) {
    self.variations = variations
  }

  /// The element of the most specific variation that contains the attribute; nil without one.
  package func element(with attribute: Name) -> XMLElement? {
    variations.first { $0.element.has(attribute) }?.element
  }

  /// The keyed child in the most specific variation that contains one; nil without one.
  package func child(key: String) -> XMLElement? {
    for variation in variations {
      if let child = variation.element.child(key: key), child.name != .mask { return child }
    }
    return nil
  }
}
