/// A set of well-known names that is asked about every element or attribute of a document: an array, because hashing
/// costs more than the rest of such a question.
package struct NameSet: ExpressibleByArrayLiteral, Sendable {
  /// By the number of a name.
  private let isMember: [Bool]

  package init(arrayLiteral names: Name...) {
    var isMember = [Bool](repeating: false, count: Name.wellKnownCount)
    for name in names where isMember.indices.contains(Int(name.id)) { isMember[Int(name.id)] = true }
    self.isMember = isMember
  }

  /// False for every name that is not well known.
  package func contains(_ name: Name) -> Bool {
    isMember.indices.contains(Int(name.id)) && isMember[Int(name.id)]
  }
}
