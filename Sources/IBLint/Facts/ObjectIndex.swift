import IBSource
package import IBSyntax

/// The objects of one document by id. An id is unique in the whole document, across all kinds of elements
/// (Measurements/Format.md#object-ids).
package struct ObjectIndex: Sendable {
  private let tree: SyntaxTree
  /// The index of the first element with an id.
  private var first: [String: Int] = [:]
  /// Elements that repeat the id of an earlier element, in document order.
  package private(set) var repetitions: [XMLElement] = []

  init(_ tree: SyntaxTree) {
    self.tree = tree
    for index in 0..<tree.elementCount {
      let element = tree.element(at: index)
      guard let id = element[.id] else { continue }
      if first[id] == nil {
        first[id] = index
      } else {
        repetitions.append(element)
      }
    }
  }

  /// The first element with that id.
  package subscript(id: String) -> XMLElement? {
    first[id].map(tree.element(at:))
  }
}

extension XMLElement {
  /// The id of the element itself or of the nearest one around it that has one.
  var enclosingObjectID: String? {
    var element: XMLElement? = self
    while let current = element {
      if let id = current[.id] { return id }
      element = current.parent
    }
    return nil
  }

  /// The element itself or the nearest one around it that has that name.
  func enclosing(_ name: Name) -> XMLElement? {
    var element: XMLElement? = self
    while let current = element, current.name != name { element = current.parent }
    return element
  }

  /// Whether `other` is this element or inside it.
  package func contains(_ other: XMLElement) -> Bool {
    range.lower <= other.range.lower && other.range.upper <= range.upper
  }
}
