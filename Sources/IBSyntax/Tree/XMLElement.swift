package import IBSource

/// One element of a syntax tree: a lightweight view that keeps its tree alive.
package struct XMLElement: Sendable {
  package let tree: SyntaxTree
  /// The number of the start tag in the document, from 0.
  package let index: Int

  var record: ElementRecord { tree.elements[index] }

  package var name: Name { record.name }

  package var tag: String { tree.string(name) }

  /// The range from the `<` of the start tag to the end of the end tag.
  package var range: SourceRange { SourceRange(Int(record.start), Int(record.end)) }

  /// The range from `<` to the end of `>`; for `<x/>`, the whole element.
  package var startTagRange: SourceRange { SourceRange(Int(record.start), Int(record.startTagEnd)) }

  /// The range from `</` to the end of `>`; nil for `<x/>`.
  package var endTagRange: SourceRange? {
    record.endTagStart == ElementRecord.none ? nil : SourceRange(Int(record.endTagStart), Int(record.end))
  }

  package var nameRange: SourceRange {
    let start = Int(record.start) + 1
    return SourceRange(start, start + tag.utf8.count)
  }

  /// The bytes between the tags; for `<x/>`, the empty range before `/>`.
  package var contentRange: SourceRange {
    if let endTag = endTagRange { return SourceRange(startTagRange.upper, endTag.lower) }
    let slash = startTagRange.upper - 2
    return SourceRange(slash, slash)
  }
}

extension XMLElement: Hashable {
  package static func == (a: Self, b: Self) -> Bool {
    a.index == b.index && a.tree === b.tree
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(index)
  }
}

extension XMLElement {
  /// The attributes, in the order of the file.
  package var attributes: XMLAttributes {
    let first = Int(record.firstAttribute)
    return XMLAttributes(tree: tree, startIndex: first, endIndex: first + Int(record.attributeCount))
  }

  package func attribute(_ name: Name) -> XMLAttribute? {
    tree.attribute(name, ofElementAt: index).map { XMLAttribute(tree: tree, record: $0) }
  }

  package func has(_ attribute: Name) -> Bool {
    tree.attribute(attribute, ofElementAt: index) != nil
  }

  /// The decoded value of an attribute; nil if the element does not have it.
  package subscript(_ attribute: Name) -> String? {
    self.attribute(attribute)?.value
  }

  /// Whether the attribute has exactly this value.
  package func equals(_ attribute: Name, _ value: String) -> Bool {
    tree.attribute(attribute, ofElementAt: index).map { tree.value(of: $0, equals: value) } ?? false
  }

  /// The value as a finite decimal number (`20`, `-0.5`, `1e3`); nil for any other value, and without the attribute.
  package func number(_ attribute: Name) -> Double? {
    guard let attribute = tree.attribute(attribute, ofElementAt: index) else { return nil }
    return DecimalNumber.parse(tree.source.bytes[Int(attribute.valueStart)..<Int(attribute.valueEnd)])
  }

  /// True for `YES`, false for `NO`; nil for any other value, and without the attribute.
  package func flag(_ attribute: Name) -> Bool? {
    guard let attribute = tree.attribute(attribute, ofElementAt: index) else { return nil }
    if tree.value(of: attribute, equals: "YES") { return true }
    return tree.value(of: attribute, equals: "NO") ? false : nil
  }

  /// The decoded character data directly inside the element, including CDATA sections.
  ///
  /// It is joined across child elements, comments and processing instructions.
  package var text: String {
    var pieces: [UInt8] = []
    var position = contentRange.lower
    for child in children {
      CharacterData.appendText(of: tree.source.bytes[position..<child.range.lower], to: &pieces)
      position = child.range.upper
    }
    CharacterData.appendText(of: tree.source.bytes[position..<contentRange.upper], to: &pieces)
    return String(decoding: pieces, as: UTF8.self)
  }
}

extension XMLElement {
  package var parent: XMLElement? {
    record.parent == ElementRecord.none ? nil : XMLElement(tree: tree, index: Int(record.parent))
  }

  package var firstChild: XMLElement? {
    let next = index + 1
    return next < Int(record.subtreeEnd) ? XMLElement(tree: tree, index: next) : nil
  }

  /// The child elements, in document order.
  package var children: XMLChildren {
    XMLChildren(tree: tree, position: index + 1, end: Int(record.subtreeEnd))
  }

  /// The elements after this one with the same parent, in document order.
  package var followingSiblings: XMLChildren {
    XMLChildren(tree: tree, position: Int(record.subtreeEnd), end: parent.map { Int($0.record.subtreeEnd) } ?? 0)
  }

  /// All elements inside this one, each before its children.
  package var descendants: XMLDescendants {
    XMLDescendants(tree: tree, startIndex: index + 1, endIndex: Int(record.subtreeEnd))
  }

  /// The child elements with this name, in document order.
  package func children(named name: Name) -> XMLNamedChildren {
    XMLNamedChildren(children: children, name: name)
  }

  package func child(named name: Name) -> XMLElement? {
    tree.firstChild(ofElementAt: index) { tree.elements[$0].name == name }
  }

  /// The first child with this name whose `key` attribute is `key`.
  package func child(named name: Name, key: String) -> XMLElement? {
    tree.firstChild(ofElementAt: index) { tree.elements[$0].name == name && tree.key(ofElementAt: $0, equals: key) }
  }

  /// The first child with any name whose `key` attribute is `key`.
  package func child(key: String) -> XMLElement? {
    tree.firstChild(ofElementAt: index) { tree.key(ofElementAt: $0, equals: key) }
  }
}

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
