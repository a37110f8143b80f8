import CLibXML2
package import IBSource

/// An XML Schema, compiled once, that libxml2 validates documents against.
///
/// The compiled schema is only read during validation, and each validation has its own context, so several threads may
/// share it.
package final class XMLSchema: @unchecked Sendable {
  /// A violation of the schema, with libxml2's message.
  package struct Violation: Sendable {
    package let message: String
    package let range: SourceRange
    package let element: XMLElement
  }

  /// The number of violations that are recorded; a document with more is of another kind.
  static let violationLimit = 200

  private let schema: xmlSchemaPtr

  /// - Parameter text: the schema's document in UTF-8; nil if libxml2 rejects it.
  package init?(_ text: String) {
    // libxml2 refers to these bytes until it has parsed them.
    let parsed = Array(text.utf8).withUnsafeBytes { buffer -> xmlSchemaPtr? in
      guard let length = Int32(exactly: buffer.count),
        let parser = xmlSchemaNewMemParserCtxt(buffer.assumingMemoryBound(to: CChar.self).baseAddress, length)
      else { return nil }
      defer { xmlSchemaFreeParserCtxt(parser) }
      xmlSchemaSetParserStructuredErrors(parser, { _, _ in }, nil)
      return xmlSchemaParse(parser)
    }
    guard let parsed else { return nil }
    schema = parsed
  }

  deinit { xmlSchemaFree(schema) }

  /// The violations in the order in which libxml2 finds them, each at its attribute or start tag.
  ///
  /// After the first disallowed child of an element, libxml2 does not check the element's other children.
  package func violations(in tree: SyntaxTree) -> [Violation] {
    let reports = tree.source.bytes.withUnsafeBytes { buffer -> [Report] in
      guard let length = Int32(exactly: buffer.count),
        let document = xmlReadMemory(
          buffer.assumingMemoryBound(to: CChar.self).baseAddress, length, nil, nil, Self.options)
      else { return [] }
      defer { xmlFreeDoc(document) }
      return judge(document)
    }
    return reports.compactMap { report in
      guard report.element < tree.elementCount else { return nil }
      let element = tree.element(at: report.element)
      let attribute = report.attribute.flatMap { name in element.attributes.first { $0.nameText == name } }
      return Violation(message: report.message, range: attribute?.range ?? element.startTagRange, element: element)
    }
  }

  /// The options of the parser apply: no network access. The limits have been checked already.
  private static let options = Int32(
    XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)

  // MARK: - What libxml2 reports

  /// A report with the number of its element, counted in document order from 0.
  private struct Report {
    let message: String
    let element: Int
    /// The attribute's name if the report is about one.
    let attribute: String?
  }

  /// Reports in order of arrival, with libxml2's nodes.
  private struct Collector {
    var reports: [(message: String, node: xmlNodePtr?)] = []
  }

  private func judge(_ document: xmlDocPtr) -> [Report] {
    guard let context = xmlSchemaNewValidCtxt(schema) else { return [] }
    defer { xmlSchemaFreeValidCtxt(context) }
    var collector = Collector()
    withUnsafeMutablePointer(to: &collector) { collector in
      xmlSchemaSetValidStructuredErrors(
        context,
        { data, error in
          guard let collector = data?.assumingMemoryBound(to: Collector.self), let error,
            collector.pointee.reports.count < XMLSchema.violationLimit, let message = error.pointee.message
          else { return }
          let node = error.pointee.node?.assumingMemoryBound(to: xmlNode.self)
          collector.pointee.reports.append((String(cString: message), node))
        }, collector)
      _ = xmlSchemaValidateDoc(context, document)
    }
    guard !collector.reports.isEmpty else { return [] }
    let numbers = Self.elementNumbers(of: document)
    return collector.reports.map { report in
      let isAttribute = report.node?.pointee.type == XML_ATTRIBUTE_NODE
      let element = isAttribute ? report.node?.pointee.parent : report.node
      return Report(
        message: report.message, element: element.flatMap { numbers[$0] } ?? 0,
        attribute: isAttribute ? report.node?.pointee.name.map { String(cString: $0) } : nil)
    }
  }

  /// The elements' numbers in document order, counted without recursion.
  private static func elementNumbers(of document: xmlDocPtr) -> [xmlNodePtr: Int] {
    var numbers: [xmlNodePtr: Int] = [:]
    var node = xmlDocGetRootElement(document)
    while let current = node {
      numbers[current] = numbers.count
      node = firstElement(current.pointee.children)
      var upper: xmlNodePtr? = current
      while node == nil, let element = upper {
        node = firstElement(element.pointee.next)
        upper = element.pointee.parent
      }
    }
    return numbers
  }

  /// The node itself if it is an element, otherwise the first following sibling that is one.
  private static func firstElement(_ node: xmlNodePtr?) -> xmlNodePtr? {
    var node = node
    while let current = node, current.pointee.type != XML_ELEMENT_NODE { node = current.pointee.next }
    return node
  }
}
