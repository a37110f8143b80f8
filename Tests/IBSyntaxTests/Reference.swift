import CLibXML2
import Foundation

/// What libxml2's own tree says of a document, to compare with ours.
struct Reference {
  struct Element: Equatable {
    var name: String
    /// Depth below the root.
    var depth: Int
    var attributes: [Attribute]
    /// The text and CDATA directly inside.
    var text: String
  }

  struct Attribute: Equatable {
    var name: String
    var value: String
  }

  /// In the order of their start tags.
  let elements: [Element]

  /// Nil if libxml2 calls the bytes malformed or finds a document type.
  init?(_ bytes: [UInt8]) {
    let options = Int32(
      XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
    let document = bytes.withUnsafeBytes { buffer in
      xmlReadMemory(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), "reference.xml", nil, options)
    }
    guard let document else { return nil }
    defer { xmlFreeDoc(document) }
    guard xmlGetIntSubset(document) == nil, let root = xmlDocGetRootElement(document) else { return nil }
    elements = Self.preorder(root)
  }

  private static func preorder(_ root: xmlNodePtr) -> [Element] {
    var result: [Element] = []
    var pending = [(node: root, depth: 0)]
    while let (node, depth) = pending.popLast() {
      let children = Array(sequence(first: node.pointee.children, next: { $0?.pointee.next }).compactMap { $0 })
      let text = children.filter { [XML_TEXT_NODE, XML_CDATA_SECTION_NODE].contains($0.pointee.type) }
        .map { string($0.pointee.content) }.joined()
      result.append(
        Element(
          name: name(node.pointee.name, node.pointee.ns), depth: depth, attributes: attributes(node), text: text))
      let elements = children.filter { $0.pointee.type == XML_ELEMENT_NODE }
      pending += elements.reversed().map { ($0, depth + 1) }
    }
    return result
  }

  /// Without namespace declarations, which libxml2 keeps elsewhere.
  private static func attributes(_ node: xmlNodePtr) -> [Attribute] {
    sequence(first: node.pointee.properties, next: { $0?.pointee.next }).compactMap { $0 }.map { attribute in
      let value = xmlNodeListGetString(node.pointee.doc, attribute.pointee.children, 1)
      defer { free(value) }
      return Attribute(name: name(attribute.pointee.name, attribute.pointee.ns), value: string(value))
    }
  }

  private static func name(_ local: UnsafePointer<xmlChar>?, _ namespace: xmlNsPtr?) -> String {
    let prefix = namespace.map { string($0.pointee.prefix) } ?? ""
    return prefix.isEmpty ? string(local) : prefix + ":" + string(local)
  }

  private static func string(_ characters: UnsafePointer<xmlChar>?) -> String {
    characters.map { String(decodingCString: $0, as: UTF8.self) } ?? ""
  }
}
