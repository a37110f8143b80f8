import CLibXML2

/// The root tag of XML text that is not an Interface Builder document, such as an SVG file.
///
/// Many programs write such texts, with document types, entities and other encodings, so libxml2 reads them. It stops
/// after the root tag, and loads no external entities.
package struct RootTag: Hashable, Sendable {
  /// The name without its prefix.
  package private(set) var name = ""
  /// The attributes by their names without prefixes.
  private var attributes: [String: String] = [:]

  package subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// Reads the tag; nil for bytes that do not begin like XML.
  package static func read(_ bytes: [UInt8]) -> RootTag? {
    LibXML.setUp()
    var root = RootTag()
    return bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress, let length = Int32(exactly: buffer.count),
        let parser = xmlCreateMemoryParserCtxt(base.assumingMemoryBound(to: CChar.self), length)
      else { return nil }
      defer { xmlFreeParserCtxt(parser) }
      xmlCtxtUseOptions(
        parser, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue))
      return withUnsafeMutablePointer(to: &root) { root in
        // The callbacks of libxml2 manage its document and entities. Only the callback for tags is replaced.
        parser.pointee._private = UnsafeMutableRawPointer(root)
        parser.pointee.sax.pointee.startElementNs = { context, name, _, _, _, _, count, _, attributes in
          RootTag.start(context, name: name, attributeCount: Int(count), attributes: attributes)
        }
        parser.pointee.sax.pointee.endElementNs = { _, _, _, _ in }
        xmlParseDocument(parser)
        if let document = parser.pointee.myDoc { xmlFreeDoc(document) }
        parser.pointee.myDoc = nil
        return root.pointee.name.isEmpty ? nil : root.pointee
      }
    }
  }

  /// libxml2 passes five pointers for each attribute: name, prefix, namespace, and the two ends of the value.
  private static let fieldsPerAttribute = 5

  private static func start(
    _ context: UnsafeMutableRawPointer?, name: UnsafePointer<xmlChar>?, attributeCount: Int,
    attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard let parser = context?.assumingMemoryBound(to: xmlParserCtxt.self),
      let root = parser.pointee._private?.assumingMemoryBound(to: RootTag.self), root.pointee.name.isEmpty
    else { return }
    root.pointee.name = name.map { String(cString: $0) } ?? ""
    for index in 0..<attributeCount {
      let field = index * fieldsPerAttribute
      guard let name = attributes?[field], let start = attributes?[field + 3], let end = attributes?[field + 4] else {
        continue
      }
      let value = UnsafeBufferPointer(start: start, count: max(0, end - start))
      root.pointee.attributes[String(cString: name)] = String(decoding: value, as: UTF8.self)
    }
    xmlStopParser(parser)
  }
}
