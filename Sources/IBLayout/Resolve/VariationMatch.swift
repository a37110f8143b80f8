import IBModel
package import IBSyntax

extension Variation {
  /// Whether every trait of the key holds.
  ///
  /// A canvas of "any" width or height (Xcode 6 and 7 without a device) matches no class, as Xcode shows the base
  /// values there. Traits this version does not know never hold. Source: facts/format/VARIATIONS.md, Semantics 2.
  func holds(in traits: SceneTraits) -> Bool {
    self.traits.allSatisfy { trait in
      switch trait {
      case .widthClass(let name):
        SizeClass(variationName: name).map { traits.matches(width: $0, height: nil) } ?? false
      case .heightClass(let name):
        SizeClass(variationName: name).map { traits.matches(width: nil, height: $0) } ?? false
      case .userInterfaceIdiom("mac"): traits.isMac
      case .userInterfaceIdiom, .unknown: false
      }
    }
  }
}

extension SizeClass {
  /// The class that a variation's key calls by this word; nil for another word.
  fileprivate init?(variationName: String) {
    switch variationName {
    case "compact": self = .compact
    case "regular": self = .regular
    default: return nil
    }
  }
}

/// The variations of one element that hold in one configuration, most specific first.
package struct VariationOverlay: Sendable {
  private let variations: [Variation]

  static let none = VariationOverlay(variations: [])

  /// More traits win; among as many, the file's order decides (facts/format/VARIATIONS.md, Semantics 2 and 5).
  init(_ all: [Variation], in traits: SceneTraits) {
    variations = all.filter { $0.holds(in: traits) }.leastSpecificFirst.reversed()
  }

  private init(variations: [Variation]) {
    self.variations = variations
  }

  /// The element of the most specific variation that has the attribute; nil if none does.
  package func element(with attribute: Name) -> XMLElement? {
    variations.first { $0.element.has(attribute) }?.element
  }

  /// The keyed child that the most specific variation puts in the place of the base's; nil if none does.
  package func child(key: String) -> XMLElement? {
    for variation in variations {
      if let child = variation.element.child(key: key), child.name != .mask { return child }
    }
    return nil
  }

  /// Whether a direct child is installed, by the masks of one container: the most specific mention of its id counts,
  /// and a child no mask mentions is installed.
  func isInstalled(_ id: String, in container: String) -> Bool {
    for variation in variations {
      for mask in variation.masks where mask.key == container {
        if let entry = mask.entries.last(where: { $0.reference == id }) { return entry.isInstalled }
      }
    }
    return true
  }
}
