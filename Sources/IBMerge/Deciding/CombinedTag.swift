import IBModel
import IBSource
import IBSyntax

/// A start tag with attributes of both sides, in the order of the first element.
struct CombinedTag {
  let bytes: [UInt8]
  /// The side whose name and tag end are used.
  let side: MergeSide = .ours

  /// - Parameters:
  ///   - wanted: the facts that the tag must contain. The first element decides facts that Xcode rewrites.
  ///   - first: the element whose order and spelling the tag keeps.
  init(_ wanted: NodeFacts, _ first: XMLElement, _ second: XMLElement) {
    var pieces: [(name: String, text: ArraySlice<UInt8>)] = []
    for attribute in first.attributes {
      let name = attribute.nameText
      if XcodeRewrites.isRewritten(attribute: name, of: first) || wanted.attributes[name] == .written(attribute.value) {
        pieces.append((name, Self.text(attribute)))
      } else if wanted.attributes[name] != nil, let other = second.attributes.first(where: { $0.nameText == name }) {
        pieces.append((name, Self.text(other)))
      }
    }
    var place = 0
    for attribute in second.attributes {
      let name = attribute.nameText
      if let known = pieces.firstIndex(where: { $0.name == name }) {
        place = known + 1
      } else if wanted.attributes[name] != nil {
        pieces.insert((name, Self.text(attribute)), at: place)
        place += 1
      }
    }
    var bytes = Array("<\(wanted.tag)".utf8)
    for piece in pieces {
      bytes.append(UInt8(ascii: " "))
      bytes += piece.text
    }
    self.bytes = bytes + (first.endTagRange == nil ? Array("/>".utf8) : Array(">".utf8))
  }

  /// The start tag of an element that has content now. For an empty element, `<x/>` becomes `<x>`.
  static func opened(_ tag: [UInt8]) -> [UInt8] {
    guard tag.count > 1, tag[tag.count - 2] == UInt8(ascii: "/") else { return tag }
    return tag.dropLast(2) + [UInt8(ascii: ">")]
  }

  private static func text(_ attribute: XMLAttribute) -> ArraySlice<UInt8> {
    attribute.tree.source.bytes[attribute.range.lower..<attribute.range.upper]
  }
}
