import IBSource

/// The tree's record of one element. All offsets are in bytes of the file.
struct ElementRecord: Sendable {
  let name: Name
  /// The index of the parent; `none` for the root.
  let parent: Int32
  /// The index after the last descendant; `index + 1` for an element without children.
  var subtreeEnd: Int32
  /// The offset of the `<` of the start tag.
  let start: Int32
  /// The offset after the `>` of the start tag.
  let startTagEnd: Int32
  /// The offset of the `<` of the end tag; `none` for `<x/>`.
  var endTagStart: Int32
  /// The offset after the last `>`.
  var end: Int32
  /// The index of the first attribute in the list of the tree.
  let firstAttribute: Int32
  let attributeCount: Int32

  static let none: Int32 = -1
}

/// The tree's record of one attribute. All offsets are in bytes of the file.
@usableFromInline
struct AttributeRecord: Sendable {
  @usableFromInline let name: Name
  let nameStart: Int32
  let nameEnd: Int32
  /// The offset after the opening quote.
  let valueStart: Int32
  /// The offset of the closing quote.
  let valueEnd: Int32
  /// Whether the bytes are the value itself: they contain no references, and no white space other than spaces.
  let isPlain: Bool
}

/// Queries about elements by their numbers.
///
/// They run for each element of a document, so they create no `XMLElement` for an element that does not match.
extension SyntaxTree {
  /// The attribute with this name; nil without one.
  func attribute(_ name: Name, ofElementAt index: Int) -> AttributeRecord? {
    let first = Int(elements[index].firstAttribute)
    for place in first..<(first + Int(elements[index].attributeCount)) where attributes[place].name == name {
      return attributes[place]
    }
    return nil
  }

  /// Whether the decoded value of an attribute is `text`. If possible, they are compared without creating a string.
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

  /// Whether the `key` of the element has this value.
  func key(ofElementAt index: Int, equals key: String) -> Bool {
    attribute(.key, ofElementAt: index).map { value(of: $0, equals: key) } ?? false
  }

  /// The first child whose number fulfills a condition.
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
