extension XMLElement {
  package var parent: XMLElement? {
    record.parent == ElementRecord.none ? nil : XMLElement(tree: tree, index: Int(record.parent))
  }

  package var firstChild: XMLElement? {
    let next = index + 1
    return next < Int(record.subtreeEnd) ? XMLElement(tree: tree, index: next) : nil
  }

  /// The child elements in document order.
  package var children: XMLChildren {
    XMLChildren(tree: tree, position: index + 1, end: Int(record.subtreeEnd))
  }

  /// The elements after this one with the same parent, in document order.
  package var followingSiblings: XMLChildren {
    XMLChildren(tree: tree, position: Int(record.subtreeEnd), end: parent.map { Int($0.record.subtreeEnd) } ?? 0)
  }

  /// All elements inside this one, each before its own children.
  package var descendants: XMLDescendants {
    XMLDescendants(tree: tree, startIndex: index + 1, endIndex: Int(record.subtreeEnd))
  }

  /// The child elements of one name in document order.
  package func children(named name: Name) -> XMLNamedChildren {
    XMLNamedChildren(children: children, name: name)
  }

  /// The first child of that name.
  package func child(named name: Name) -> XMLElement? {
    tree.firstChild(ofElementAt: index) { tree.elements[$0].name == name }
  }

  /// The first child of that name whose `key` attribute is `key`.
  package func child(named name: Name, key: String) -> XMLElement? {
    tree.firstChild(ofElementAt: index) { tree.elements[$0].name == name && tree.key(ofElementAt: $0, equals: key) }
  }

  /// The first child of any name whose `key` attribute is `key`.
  package func child(key: String) -> XMLElement? {
    tree.firstChild(ofElementAt: index) { tree.key(ofElementAt: $0, equals: key) }
  }
}

/// The child elements of an element.
package struct XMLChildren: Sequence, IteratorProtocol, Sendable {
  let tree: SyntaxTree
  var position: Int
  let end: Int

  package mutating func next() -> XMLElement? {
    guard position < end else { return nil }
    let element = XMLElement(tree: tree, index: position)
    position = Int(element.record.subtreeEnd)
    return element
  }

  package var isEmpty: Bool { position >= end }
}

/// The child elements of one name.
package struct XMLNamedChildren: Sequence, IteratorProtocol, Sendable {
  var children: XMLChildren
  let name: Name

  package mutating func next() -> XMLElement? {
    while let child = children.next() {
      if child.name == name { return child }
    }
    return nil
  }
}

/// The elements inside an element, in the order of their start tags.
package struct XMLDescendants: RandomAccessCollection, Sendable {
  let tree: SyntaxTree
  package let startIndex: Int
  package let endIndex: Int

  package subscript(position: Int) -> XMLElement {
    precondition(startIndex <= position && position < endIndex, "descendant out of range")
    return XMLElement(tree: tree, index: position)
  }
}
