import IBContent
package import IBModel
package import IBSource
import IBSyntax

/// The variations of a document that have no effect: mask entries and values that change nothing in any environment,
/// and constraints that are never installed.
///
/// Environments are those of `EnvironmentSet`: the four final size classes, on a Mac and elsewhere. A statement has no
/// effect if the result is the same everywhere without it.
package struct VariationAudit: Sendable {
  /// A statement of a variation that has no effect.
  package struct IdleStatement: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
      /// An entry of a mask. `child` is the object id of the child.
      case entry(child: String, isInstalled: Bool)
      /// A value for an attribute or a keyed child.
      case value(String)
    }

    package enum Reason: Hashable, Sendable {
      /// No direct child of the element has the id.
      case noSuchChild
      /// The result is the same without the statement.
      case holdsAnyway
    }

    /// The object id of the element with the variation; its name if it has no id.
    package let owner: String
    /// The variation's key, such as `heightClass=compact`.
    package let key: String
    package let content: Content
    package let reason: Reason
    package let range: SourceRange
  }

  /// A constraint that masks exclude everywhere.
  package struct NeverInstalled: Hashable, Sendable {
    package let id: String
    /// The object id of the view that has the constraint.
    package let holder: String
    /// Whether an outlet refers to the constraint, so code may activate it.
    package let hasOutlet: Bool
    package let range: SourceRange
  }

  /// A variation for a Mac, which never applies on a phone or iPad.
  package struct MacVariation: Hashable, Sendable {
    /// The object id of the element with the variation; its name if it has no id.
    package let owner: String
    /// The variation's key, such as `userInterfaceIdiom=mac`.
    package let key: String
    package let range: SourceRange
  }

  package private(set) var idle: [IdleStatement] = []
  /// In document order.
  package private(set) var forMac: [MacVariation] = []
  package private(set) var neverInstalled: [NeverInstalled] = []

  package init(_ document: Document) {
    guard !document.variations.isEmpty else { return }
    let masks = VariationMasks(document)
    for owner in Self.owners(in: document) { audit(owner, masks, in: document) }
    findNeverInstalled(in: document)
    forMac = document.variations.filter { $0.traits.contains(.userInterfaceIdiom("mac")) }.map { variation in
      let owner = document.tree.element(at: variation.owner)
      return MacVariation(owner: owner[.id] ?? owner.tag, key: variation.key, range: variation.element.range)
    }
  }

  /// The elements with variations, in document order.
  private static func owners(in document: Document) -> [XMLElement] {
    Set(document.variations.map(\.owner)).sorted().map { document.tree.element(at: $0) }
  }

  private mutating func audit(_ owner: XMLElement, _ masks: VariationMasks, in document: Document) {
    // Variations with unknown traits are left out, because their effect is unknown.
    let variations = document.variations(of: owner).leastSpecificFirst.filter { !$0.hasUnknownTraits }
    for list in ["subviews", "constraints"] { audit(list, of: owner, variations, masks) }
    for variation in variations where !variation.isDefault {
      for value in VariedValue.all(in: variation.element) {
        guard !value.isNeeded(in: variation, among: variations, of: owner) else { continue }
        idle.append(
          IdleStatement(
            owner: owner[.id] ?? owner.tag, key: variation.key, content: .value(value.name), reason: .holdsAnyway,
            range: value.range))
      }
    }
  }

  // MARK: - Masks

  /// Audits the mask entries of one list, child by child in the order of their first mention.
  private mutating func audit(
    _ list: String, of owner: XMLElement, _ variations: [Variation], _ masks: VariationMasks
  ) {
    let children = Set(VariationMasks.children(list, of: owner).compactMap { $0[.id] })
    var seen: Set<String> = []
    for entry in variations.flatMap(\.masks).filter({ $0.key == list }).flatMap(\.entries) {
      guard seen.insert(entry.reference).inserted else { continue }
      let all = masks.statements(about: .init(owner: owner, list: list, id: entry.reference))
      audit(
        all.filter { !$0.variation.hasUnknownTraits }, isChild: children.contains(entry.reference),
        owner: owner[.id] ?? owner.tag)
    }
  }

  /// Audits the statements about one child, in the order they take effect.
  private mutating func audit(_ statements: [VariationMasks.Statement], isChild: Bool, owner: String) {
    let all = statements.environments
    for (index, statement) in statements.enumerated() {
      var others = statements
      others.remove(at: index)
      guard !isChild || others.environments == all else { continue }
      let entry = statement.entry
      idle.append(
        IdleStatement(
          owner: owner, key: statement.variation.key,
          content: .entry(child: entry.reference, isInstalled: entry.isInstalled),
          reason: isChild ? .holdsAnyway : .noSuchChild, range: entry.element.range))
    }
  }

  // MARK: - Constraints

  private mutating func findNeverInstalled(in document: Document) {
    let outlets = Set(document.connections.compactMap(\.destination))
    for constraint in Installation(document).neverInstalled {
      neverInstalled.append(
        NeverInstalled(
          id: constraint.id, holder: document.views[constraint.holder].id,
          hasOutlet: outlets.contains(constraint.id), range: constraint.element.range))
    }
  }
}

extension Variation {
  fileprivate var hasUnknownTraits: Bool { traits.contains { EnvironmentSet([$0]).isEmpty } }
}

/// A value that a variation gives to an attribute or a keyed child.
private struct VariedValue {
  let name: String
  let range: SourceRange
  private let attribute: Name?

  /// The values, except those that only the canvas uses.
  static func all(in variation: XMLElement) -> [VariedValue] {
    variation.attributes.filter { $0.name != .key && !Variation.canvasAttributes.contains($0.name) }
      .map { VariedValue(name: $0.nameText, range: $0.range, attribute: $0.name) }
      + variation.children.filter { $0.name != .mask }.compactMap { child in
        guard let key = child[.key], !Variation.canvasKeys.contains(key) else { return nil }
        return VariedValue(name: key, range: child.range, attribute: nil)
      }
  }

  /// Whether the result would differ somewhere without the value.
  ///
  /// - Parameter variations: the variations of the element.
  func isNeeded(in variation: Variation, among variations: [Variation], of owner: XMLElement) -> Bool {
    let others = variations.filter { $0.element != variation.element }
    return EnvironmentSet.single.contains { environment in
      guard variation.environments.isSuperset(of: environment) else { return false }
      let shown = { (variations: [Variation]) in
        self.text(in: VariationOverlay(variations) { $0.environments.isSuperset(of: environment) }, over: owner)
      }
      return shown(variations) != shown(others)
    }
  }

  /// The effective value under an overlay.
  private func text(in overlay: VariationOverlay, over owner: XMLElement) -> [UInt8]? {
    if let attribute {
      return text(in: overlay.element(with: attribute) ?? owner)
        ?? AttributeDefaults.value(of: attribute, in: owner.name).map { Array($0.utf8) }
    }
    return (overlay.child(key: name) ?? owner.child(key: name)).map(Self.text)
  }

  /// The value as written; nil if the element does not have it.
  private func text(in holder: XMLElement) -> [UInt8]? {
    if let attribute { return holder[attribute].map { Array($0.utf8) } }
    return holder.child(key: name).map(Self.text)
  }

  /// The child as written, without the indentation, which depends on its depth.
  private static func text(of child: XMLElement) -> [UInt8] {
    child.tree.source.bytes[child.range.lower..<child.range.upper].filter { $0 > UInt8(ascii: " ") }
  }
}
