/// The number of an element or attribute name. Two names are equal exactly if their numbers are equal.
///
/// The well-known names of Interface Builder documents (`Names.txt`) have the same number in every tree, and are
/// constants of this type, such as `Name.view`. Any other name gets its number from the tree in which it occurs, and is
/// invalid in another tree.
///
/// All modules compare the names of each element and attribute in a document, so the comparison is inlined into them.
@usableFromInline
package struct Name: Hashable, Sendable {
  @usableFromInline package let id: UInt32

  init(id: UInt32) {
    self.id = id
  }

  @inlinable
  package static func == (a: Name, b: Name) -> Bool { a.id == b.id }

  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Name {
  /// The number of well-known names, whose ids begin with 0.
  package static var wellKnownCount: Int { WellKnownNames.shared.count }

  /// The well-known name with these bytes; nil for any other name.
  package init?(wellKnown spelling: Span<UInt8>) {
    guard let number = WellKnownNames.shared.number(of: spelling, hash: NameHash(of: spelling)) else { return nil }
    self.init(id: UInt32(number))
  }

  /// The well-known name with this spelling; nil for any other name.
  package init?(wellKnown spelling: String) {
    var spelling = spelling
    guard let name = spelling.withUTF8({ Name(wellKnown: $0.span) }) else { return nil }
    self = name
  }

  /// The text of a well-known name; nil for a name that only one tree has.
  package var wellKnownText: String? {
    let strings = WellKnownNames.shared.strings
    return Int(id) < strings.count ? strings[Int(id)] : nil
  }
}

/// A set of well-known names that is searched for each element or attribute of a document.
///
/// It is an array, because hashing would cost more than the rest of the search.
package struct NameSet: ExpressibleByArrayLiteral, Sendable {
  /// Whether each name is a member, by its number.
  private let isMember: [Bool]

  package init(arrayLiteral names: Name...) {
    var isMember = [Bool](repeating: false, count: Name.wellKnownCount)
    for name in names where isMember.indices.contains(Int(name.id)) { isMember[Int(name.id)] = true }
    self.isMember = isMember
  }

  /// Whether the set contains a name; false for names that are not well known.
  package func contains(_ name: Name) -> Bool {
    isMember.indices.contains(Int(name.id)) && isMember[Int(name.id)]
  }
}
