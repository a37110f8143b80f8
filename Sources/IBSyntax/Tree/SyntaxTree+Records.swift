import IBSource

/// Questions about elements by their numbers. They are asked for every element of a document, so they make no
/// `XMLElement` for those that are passed over.
extension SyntaxTree {
  /// The attribute of that name; nil if the element does not have it.
  func attribute(_ name: Name, ofElementAt index: Int) -> AttributeRecord? {
    let first = Int(elements[index].firstAttribute)
    for place in first..<(first + Int(elements[index].attributeCount)) where attributes[place].name == name {
      return attributes[place]
    }
    return nil
  }

  /// Whether the decoded value of an attribute is `text`, compared without creating a string where possible.
  func value(of attribute: AttributeRecord, equals text: String) -> Bool {
    let range = Int(attribute.valueStart)..<Int(attribute.valueEnd)
    guard attribute.isPlain else { return XMLAttribute(tree: self, record: attribute).value == text }
    guard range.count == text.utf8.count else { return false }
    var place = range.lowerBound
    for byte in text.utf8 {
      if source.bytes[place] != byte { return false }
      place += 1
    }
    return true
  }

  /// Whether the element has a `key` of that value.
  func key(ofElementAt index: Int, equals key: String) -> Bool {
    attribute(.key, ofElementAt: index).map { value(of: $0, equals: key) } ?? false
  }

  /// The first child that passes a test; the test takes the child's number.
  func firstChild(ofElementAt index: Int, where holds: (Int) -> Bool) -> XMLElement? {
    var child = index + 1
    let end = Int(elements[index].subtreeEnd)
    while child < end {
      if holds(child) { return XMLElement(tree: self, index: child) }
      child = Int(elements[child].subtreeEnd)
    }
    return nil
  }
}
