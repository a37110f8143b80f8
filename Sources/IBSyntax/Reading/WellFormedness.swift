import CLibXML2

/// Validates a scanned file with libxml2.
enum WellFormedness {
  /// The result of the validation.
  enum Verdict {
    /// The file is well-formed, and all element events match the tags that the scanner found.
    case wellFormed
    /// The file is not well-formed: the code and message of libxml2 for the first fatal error.
    case malformed(code: Int, message: String, offset: Int)
    /// libxml2 accepts the file, but finds other elements than the scanner; the index of the first difference.
    case disagreement(element: Int)
    /// libxml2 found a document type declaration. The scanner refuses such files earlier, so this is a second check.
    case doctype
    /// libxml2 could not be set up.
    case unavailable
  }

  /// Parses the bytes with libxml2, and compares its element events with the elements of the scanner.
  ///
  /// If the scanner stopped early, only the elements before that place are compared. Only the callbacks for elements
  /// and errors are set, so that no external entity or document type can be loaded from a file or the network.
  static func judge(_ bytes: [UInt8], scanner: TagScanner, isComplete: Bool) -> Verdict {
    LibXML.setUp()
    return bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress, let length = Int32(exactly: buffer.count),
        let parser = xmlCreateMemoryParserCtxt(base.assumingMemoryBound(to: CChar.self), length)
      else { return .unavailable }
      defer { xmlFreeParserCtxt(parser) }
      var comparison = EventComparison(
        parser: parser, bytes: base.assumingMemoryBound(to: UInt8.self), scanner: scanner, isComplete: isComplete)
      return withUnsafeMutablePointer(to: &comparison) { comparison in
        parser.pointee.sax.pointee = handler()
        parser.pointee.userData = UnsafeMutableRawPointer(comparison)
        xmlCtxtUseOptions(parser, options)
        xmlParseDocument(parser)
        return comparison.pointee.verdict(isWellFormed: parser.pointee.wellFormed == 1)
      }
    }
  }

  /// The options for libxml2.
  ///
  /// HUGE removes libxml2's own limits of depth and text length, because `SyntaxLimits` applies before libxml2 reads
  /// the file. IGNORE_ENC keeps libxml2 from converting the bytes, which would move all offsets.
  private static let options = Int32(
    XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue)

  private static func handler() -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { context, localName, prefix, _, _, _, attributeCount, _, _ in
      EventComparison.of(context)?.pointee.start(localName, prefix: prefix, attributeCount: Int(attributeCount))
    }
    handler.endElementNs = { context, _, _, _ in EventComparison.of(context)?.pointee.end() }
    handler.internalSubset = { context, _, _, _ in EventComparison.of(context)?.pointee.meetDoctype() }
    handler.serror = { context, error in
      guard let error, error.pointee.level == XML_ERR_FATAL else { return }
      let message = error.pointee.message.map { String(cString: $0) } ?? ""
      EventComparison.of(context)?.pointee.fail(code: Int(error.pointee.code), message: message)
    }
    return handler
  }
}
