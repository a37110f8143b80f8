/// An interned element or attribute name: two names are equal if and only if their numbers are.
///
/// The well-known names of Interface Builder documents (`Names.txt`) have the same number in every tree and are
/// constants of this type, such as `Name.view`. Any other name is numbered by the tree it occurs in and means nothing
/// in another tree.
///
/// Every module compares names, for each element and attribute of a document; so the comparison is compiled into them.
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
