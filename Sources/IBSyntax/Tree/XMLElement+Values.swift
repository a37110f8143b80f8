import IBSource

extension XMLElement {
  /// The attributes in the order they are written.
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

  /// Whether the element has the attribute with exactly this value.
  package func equals(_ attribute: Name, _ value: String) -> Bool {
    tree.attribute(attribute, ofElementAt: index).map { tree.value(of: $0, equals: value) } ?? false
  }

  /// The value as a finite decimal number (`20`, `-0.5`, `1e3`); nil if the attribute is absent or is anything else.
  package func number(_ attribute: Name) -> Double? {
    guard let attribute = tree.attribute(attribute, ofElementAt: index) else { return nil }
    return DecimalNumber.parse(tree.source.bytes[Int(attribute.valueStart)..<Int(attribute.valueEnd)])
  }

  /// True for `YES`, false for `NO`; nil if the attribute is absent or is anything else.
  package func flag(_ attribute: Name) -> Bool? {
    guard let attribute = tree.attribute(attribute, ofElementAt: index) else { return nil }
    if tree.value(of: attribute, equals: "YES") { return true }
    return tree.value(of: attribute, equals: "NO") ? false : nil
  }

  /// The decoded character data directly inside the element, CDATA sections included, joined across child elements,
  /// comments and processing instructions.
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
