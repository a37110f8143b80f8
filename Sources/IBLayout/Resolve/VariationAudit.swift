package import IBModel
package import IBSource
import IBSyntax

/// What the variations of a document say in vain: entries of masks and values that change nothing in any environment,
/// and constraints that are installed in none.
///
/// Environments are those of `EnvironmentSet`: the four final size classes, on a Mac and elsewhere. A statement is in
/// vain if without it the same would hold everywhere.
package struct VariationAudit: Sendable {
  /// A statement of a variation that changes nothing.
  package struct IdleStatement: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
      /// An entry of a mask; `child` is the object id it names.
      case entry(child: String, isInstalled: Bool)
      /// A value for an attribute or a keyed child.
      case value(String)
    }

    package enum Reason: Hashable, Sendable {
      /// The id names no direct child of the element.
      case noSuchChild
      /// What it says holds without it.
      case holdsAnyway
    }

    /// The object id of the element that varies; its name where it has none.
    package let owner: String
    /// The variation's key, such as `heightClass=compact`.
    package let key: String
    package let content: Content
    package let reason: Reason
    /// Of the statement, in the file.
    package let range: SourceRange
  }

  /// A constraint that masks exclude everywhere.
  package struct NeverInstalled: Hashable, Sendable {
    package let id: String
    /// The object id of the view that holds it.
    package let holder: String
    /// Whether an outlet leads to it, so that code may activate it.
    package let hasOutlet: Bool
    package let range: SourceRange
  }

  package private(set) var idle: [IdleStatement] = []
  package private(set) var neverInstalled: [NeverInstalled] = []

  /// Of a file that is no document.
  package static let empty = VariationAudit()

  private init() {}

  package init(_ document: Document) {
    guard !document.variations.isEmpty else { return }
    for owner in Self.owners(in: document) { audit(owner, in: document) }
    findNeverInstalled(in: document)
  }

  /// The elements with variations, in document order.
  private static func owners(in document: Document) -> [XMLElement] {
    Set(document.variations.map(\.owner)).sorted().map { document.tree.element(at: $0) }
  }

  private mutating func audit(_ owner: XMLElement, in document: Document) {
    // Of traits that are not known nobody can say what they change.
    let variations = document.variations(of: owner).leastSpecificFirst.filter { !$0.hasUnknownTraits }
    for container in ["subviews", "constraints"] { auditMasks(container, variations, of: owner) }
    for (index, variation) in variations.enumerated() where !variation.isDefault {
      let less = variations[..<index]
      let more = variations[(index + 1)...]
      for value in VariedValue.all(in: variation.element) {
        guard !value.isNeeded(in: variation, less: less, more: more, of: owner) else { continue }
        idle.append(
          IdleStatement(
            owner: owner[.id] ?? owner.tag, key: variation.key, content: .value(value.name), reason: .holdsAnyway,
            range: value.range))
      }
    }
  }

  // MARK: - Masks

  private struct Entry {
    let variation: Variation
    let child: String
    let isInstalled: Bool
    let range: SourceRange
  }

  private mutating func auditMasks(_ container: String, _ variations: [Variation], of owner: XMLElement) {
    var order: [String] = []
    var entries: [String: [Entry]] = [:]
    for variation in variations {
      for mask in variation.element.children(named: .mask) where mask.equals(.key, container) {
        for entry in mask.children {
          guard let child = entry[.reference], let isInstalled = Self.states[entry.tag] else { continue }
          if entries[child] == nil { order.append(child) }
          entries[child, default: []].append(
            Entry(variation: variation, child: child, isInstalled: isInstalled, range: entry.range))
        }
      }
    }
    let children = Set(Self.children(container, of: owner).compactMap { $0[.id] })
    for child in order {
      audit(entries[child] ?? [], isChild: children.contains(child), owner: owner[.id] ?? owner.tag)
    }
  }

  private static let states = ["include": true, "exclude": false]

  private static func children(_ container: String, of owner: XMLElement) -> [XMLElement] {
    owner.children.filter { $0.tag == container }.flatMap { Array($0.children) }
  }

  /// The entries of one child, in the order they take effect.
  private mutating func audit(_ entries: [Entry], isChild: Bool, owner: String) {
    let all = Self.environments(entries)
    for (index, entry) in entries.enumerated() {
      var others = entries
      others.remove(at: index)
      guard !isChild || Self.environments(others) == all else { continue }
      idle.append(
        IdleStatement(
          owner: owner, key: entry.variation.key,
          content: .entry(child: entry.child, isInstalled: entry.isInstalled),
          reason: isChild ? .holdsAnyway : .noSuchChild, range: entry.range))
    }
  }

  /// Where a child is installed after these entries.
  private static func environments(_ entries: [Entry]) -> EnvironmentSet {
    entries.reduce(.all) { state, entry in
      let place = EnvironmentSet(entry.variation.traits)
      return entry.isInstalled ? state.union(place) : state.subtracting(place)
    }
  }

  // MARK: - Constraints

  private mutating func findNeverInstalled(in document: Document) {
    let installation = Installation(document)
    let outlets = Set(document.connections.compactMap(\.destination))
    for constraint in document.constraints where installation.own(constraint).isEmpty {
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

  /// Those of the canvas left out.
  static func all(in variation: XMLElement) -> [VariedValue] {
    variation.attributes.filter { $0.name != .key && !Variation.canvasAttributes.contains($0.name) }
      .map { VariedValue(name: $0.tag, range: $0.range, attribute: $0.name) }
      + variation.children.filter { $0.name != .mask }.compactMap { child in
        guard let key = child[.key], !Variation.canvasKeys.contains(key) else { return nil }
        return VariedValue(name: key, range: child.range, attribute: nil)
      }
  }

  /// Whether something else would hold somewhere without it: in an environment where it counts, the next less specific
  /// statement, or the element itself, says otherwise.
  func isNeeded(
    in variation: Variation, less: ArraySlice<Variation>, more: ArraySlice<Variation>, of owner: XMLElement
  ) -> Bool {
    let place = EnvironmentSet(variation.traits)
    let own = text(in: variation.element)
    return EnvironmentSet.single.contains { environment in
      let holds = { (other: Variation) in
        EnvironmentSet(other.traits).isSuperset(of: environment) && self.text(in: other.element) != nil
      }
      guard place.isSuperset(of: environment), !more.contains(where: holds) else { return false }
      return text(in: less.last(where: holds)?.element ?? owner) != own
    }
  }

  /// As written; nil where the holder says nothing about it.
  private func text(in holder: XMLElement) -> [UInt8]? {
    if let attribute { return holder[attribute].map { Array($0.utf8) } }
    guard let child = holder.child(key: name) else { return nil }
    // How deep it stands is no part of what it says.
    return child.tree.source.bytes[child.range.lower..<child.range.upper].filter { $0 > UInt8(ascii: " ") }
  }
}
