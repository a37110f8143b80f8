package import IBSyntax

/// A `<variation>`: values of one element for some traits.
///
/// Source: Measurements/Variations.md#syntax.
package struct Variation: Sendable {
  package enum Trait: Hashable, Sendable {
    case heightClass(String), widthClass(String), userInterfaceIdiom(String)
    /// A trait that this version of Keyline does not know. It never applies.
    case unknown(String)
  }

  package let element: XMLElement
  /// The preorder index of the element that varies.
  package let owner: Int
  /// The key as written; `default` has no traits.
  package let key: String
  package let traits: [Trait]
  package let masks: [Mask]

  /// The installed state of the children in one container.
  package struct Mask: Sendable {
    /// The key: `subviews` or `constraints`.
    package let key: String
    package let element: XMLElement
    /// The entries, in document order.
    package let entries: [Entry]

    /// An `<include>` or `<exclude>`.
    package struct Entry: Sendable {
      package let element: XMLElement
      /// The id of the child.
      package let reference: String
      package let isInstalled: Bool

      /// Nil for any other element, and for an entry without the id of a child.
      init?(_ element: XMLElement) {
        guard let reference = element[.reference] else { return nil }
        switch element.name {
        case .include: isInstalled = true
        case .exclude: isInstalled = false
        default: return nil
        }
        self.element = element
        self.reference = reference
      }
    }

    init(_ element: XMLElement) {
      self.element = element
      key = element[.key] ?? ""
      entries = element.children.compactMap(Entry.init)
    }
  }

  package var isDefault: Bool { key == "default" }

  init(_ element: XMLElement, owner: Int) {
    self.element = element
    self.owner = owner
    key = element[.key] ?? ""
    traits = key == "default" ? [] : key.split(separator: "-").map { Trait(String($0)) }
    masks = element.children(named: .mask).map(Mask.init)
  }
}

extension [Variation] {
  /// The variations in the order in which they take effect: those with fewer traits first, otherwise in the order of
  /// the file.
  ///
  /// Source: Measurements/Variations.md#precedence.
  package var leastSpecificFirst: [Variation] {
    enumerated().sorted { ($0.element.traits.count, $0.offset) < ($1.element.traits.count, $1.offset) }.map(\.element)
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

extension Variation {
  /// Attributes that a variation sets only for the canvas, and that apps do not read
  /// (Measurements/Variations.md#canvas-only).
  package static let canvasAttributes: NameSet = [.fixedFrame, .misplaced, .ambiguous]
  /// The same for keyed children.
  package static let canvasKeys: Set<String> = ["frame"]
}
