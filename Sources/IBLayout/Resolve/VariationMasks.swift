package import IBContent
package import IBModel
package import IBSyntax

/// The masks of a document's variations: which children of an element are installed, and where.
///
/// A child that no mask mentions is installed. If a child has several entries, the last to take effect counts: the
/// entry of the variation with more traits, or with equally many, the later one in the file
/// (Measurements/Variations.md#precedence).
package struct VariationMasks: Sendable {
  /// A child of one element, as in a mask entry.
  package struct Child: Hashable, Sendable {
    /// Preorder index of the element with the variation.
    package let owner: Int
    /// The mask's key: `subviews` or `constraints`.
    package let list: String
    package let id: String

    package init(owner: XMLElement, list: String, id: String) {
      self.init(owner: owner.index, list: list, id: id)
    }

    /// A child of the element that a variation belongs to.
    package init(owner: Variation, list: String, id: String) {
      self.init(owner: owner.owner, list: list, id: id)
    }

    fileprivate init(owner: Int, list: String, id: String) {
      self.owner = owner
      self.list = list
      self.id = id
    }
  }

  package struct Statement: Sendable {
    package let variation: Variation
    package let entry: Variation.Mask.Entry
  }

  /// By child, in the order they take effect.
  private var statements: [Child: [Statement]] = [:]

  package init(_ document: Document) {
    for variation in document.variations.leastSpecificFirst {
      for mask in variation.masks {
        for entry in mask.entries {
          let child = Child(owner: variation.owner, list: mask.key, id: entry.reference)
          statements[child, default: []].append(Statement(variation: variation, entry: entry))
        }
      }
    }
  }

  /// Whether the document has no mask entries, so everything is installed everywhere.
  package var isEmpty: Bool { statements.isEmpty }

  /// The entries about a child, in the order they take effect.
  package func statements(about child: Child) -> [Statement] { statements[child] ?? [] }

  func isInstalled(_ child: Child, in traits: SceneTraits) -> Bool {
    guard !isEmpty else { return true }
    return statements(about: child).isInstalled { $0.holds(in: traits) }
  }

  package func environments(of child: Child) -> EnvironmentSet { statements(about: child).environments }

  /// The elements in a list of an element, which the entries of its masks can refer to. The cell of an old document has
  /// the masks of its content view, which has no id.
  package static func children(_ list: String, of owner: XMLElement) -> [XMLElement] {
    let holders = [owner] + owner.children.filter { $0.equals(.key, "contentView") && $0[.id] == nil }
    return holders.flatMap { $0.children.filter { $0.tag == list } }.flatMap { Array($0.children) }
  }
}

extension [VariationMasks.Statement] {
  /// The state in the last statement whose variation applies; installed without such a statement.
  fileprivate func isInstalled(where holds: (Variation) -> Bool) -> Bool {
    last { holds($0.variation) }?.entry.isInstalled ?? true
  }

  /// The environments in which the statements leave their child installed.
  var environments: EnvironmentSet {
    guard !isEmpty else { return .all }
    let installed = EnvironmentSet.single.filter { environment in
      isInstalled { $0.environments.isSuperset(of: environment) }
    }
    return EnvironmentSet(installed)
  }
}

extension Document {
  package func overlay(of element: XMLElement, in traits: SceneTraits) -> VariationOverlay {
    guard !variations.isEmpty else { return .none }
    let own = variations(of: element)
    return own.isEmpty ? .none : VariationOverlay(own, in: traits)
  }

  /// In points; 0 for a constant that cannot be read.
  package func constant(of constraint: LayoutConstraint, in traits: SceneTraits) -> Double {
    let overlay = overlay(of: constraint.element, in: traits)
    return (overlay.element(with: .constant) ?? constraint.element).number(.constant) ?? 0
  }
}
