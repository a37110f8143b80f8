package import IBModel
package import IBSyntax

/// The applicable variations of one element, the most specific first, for attributes and keyed children.
/// `VariationMasks` has their subviews and constraints.
package struct VariationOverlay: Sendable {
  private let variations: [Variation]

  package static let none = VariationOverlay(variations: [])

  /// A variation with more traits precedes one with fewer; with equal numbers the file's order decides
  /// (Measurements/Variations.md#precedence).
  ///
  /// - Parameter all: the variations of the element, in document order.
  package init(_ all: [Variation], where holds: (Variation) -> Bool) {
    variations = all.filter(holds).leastSpecificFirst.reversed()
  }

  private init(variations: [Variation]) {
    self.variations = variations
  }

  /// The element of the most specific variation with the attribute; nil without one.
  package func element(with attribute: Name) -> XMLElement? {
    variations.first { $0.element.has(attribute) }?.element
  }

  /// The keyed child of the most specific variation with one; nil without one.
  package func child(key: String) -> XMLElement? {
    for variation in variations {
      if let child = variation.element.child(key: key), child.name != .mask { return child }
    }
    return nil
  }
}
