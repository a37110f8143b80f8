package import IBSyntax

/// A `<variation>`: values of one element that hold for some traits.
///
/// Source: facts/format/VARIATIONS.md.
package struct Variation: Sendable {
  /// One trait of a variation's key.
  package enum Trait: Hashable, Sendable {
    case heightClass(String), widthClass(String), userInterfaceIdiom(String)
    /// A trait this version does not know; it never holds.
    case unknown(String)
  }

  package let element: XMLElement
  /// Preorder index of the element that varies.
  package let owner: Int
  /// The key as written; `default` has no traits.
  package let key: String
  package let traits: [Trait]
  package let masks: [Mask]

  /// The installed state of children of one container.
  package struct Mask: Sendable {
    /// `subviews` or `constraints`.
    package let key: String
    /// Object ids with the state given to each, in document order.
    package let entries: [(reference: String, isInstalled: Bool)]
  }

  package var isDefault: Bool { key == "default" }

  init(_ element: XMLElement, owner: Int) {
    self.element = element
    self.owner = owner
    key = element[.key] ?? ""
    traits = key == "default" ? [] : key.split(separator: "-").map { Trait(String($0)) }
    masks = element.children(named: .mask).map { mask in
      Mask(
        key: mask[.key] ?? "",
        entries: mask.children.compactMap { entry in
          guard let reference = entry[.reference] else { return nil }
          switch entry.tag {
          case "include": return (reference, true)
          case "exclude": return (reference, false)
          default: return nil
          }
        })
    }
  }
}

extension Variation.Trait {
  init(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1)
    let value = parts.count == 2 ? String(parts[1]) : ""
    switch parts.first {
    case "heightClass": self = .heightClass(value)
    case "widthClass": self = .widthClass(value)
    case "userInterfaceIdiom": self = .userInterfaceIdiom(value)
    default: self = .unknown(text)
    }
  }
}
