import IBCompare
import IBModel
import IBSource
import IBSyntax

/// The facts of an element without its children: its name and attributes, and its text if it has no children.
struct NodeFacts: Equatable {
  /// The value of an attribute.
  enum Value: Hashable {
    /// The decoded text of the attribute.
    case written(String)
    /// The value that the text means, independent of its spelling.
    case meant(PropertyValue)
  }

  let tag: String
  /// The attributes by name, without those that Xcode rewrites.
  let attributes: [String: Value]
  /// The text without the white space around it; empty for an element that contains elements.
  let text: ArraySlice<UInt8>

  init(tag: String, attributes: [String: Value], text: ArraySlice<UInt8>) {
    self.tag = tag
    self.attributes = attributes
    self.text = text
  }

  init(_ element: XMLElement) {
    tag = element.tag
    var attributes: [String: Value] = [:]
    for attribute in element.attributes where !XcodeRewrites.isRewritten(attribute: attribute.nameText, of: element) {
      attributes[attribute.nameText] = .written(attribute.value)
    }
    self.attributes = attributes
    text = element.ownText
  }
}

extension XMLElement {
  private static let whiteSpace: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

  /// The text of an element that contains no elements, without the white space around it; empty for any other element.
  var ownText: ArraySlice<UInt8> {
    guard firstChild == nil else { return [] }
    var text = tree.source.bytes[contentRange.lower..<contentRange.upper]
    while let first = text.first, Self.whiteSpace.contains(first) { text = text.dropFirst() }
    while let last = text.last, Self.whiteSpace.contains(last) { text = text.dropLast() }
    return text
  }

  /// The bytes of the start tag.
  var startTag: ArraySlice<UInt8> { tree.source.bytes[startTagRange.lower..<startTagRange.upper] }
}

extension NodeTable {
  /// Whether a side changed a node itself, apart from its content.
  ///
  /// False if the side or the base does not have the node, and for nodes that Xcode rewrites.
  func isEdited(_ node: Int, _ side: MergeSide) -> Bool {
    guard !nodes[node].isRewritten, let old = element(node, .base), let new = element(node, side) else { return false }
    if old.startTag == new.startTag, old.ownText == new.ownText { return false }
    return NodeFacts(old) != NodeFacts(new) && NodeFacts(meaning: old) != NodeFacts(meaning: new)
  }

  /// Whether the parent of a node differs between a side and the base, or only the side has the node.
  func isMoved(_ node: Int, _ side: MergeSide) -> Bool {
    parent(node, side) != parent(node, .base)
  }

  /// Whether a node is a list that only groups its content: its attributes have no meaning.
  func isList(_ node: Int) -> Bool {
    if nodes[node].isObject || nodes[node].isRewritten { return false }
    var hasContent = false
    for side in MergeSide.allCases {
      guard let element = element(node, side) else { continue }
      guard element.attributes.isEmpty || Self.keyedLists.contains(element.name) && element.attributes.count == 1
      else { return false }
      if element.firstChild != nil { hasContent = true }
    }
    return hasContent
  }

  /// The lists that may have a key.
  private static let keyedLists: Set<Name> = [.array, .mask, .variation]
}
