import CLibXML2

/// Compares libxml2's events with the elements of the scanner, one after the other.
struct EventComparison {
  private let parser: xmlParserCtxtPtr
  private let bytes: UnsafePointer<UInt8>
  private let elements: [ElementRecord]
  private let attributes: [AttributeRecord]
  /// Whether the scanner has found all elements.
  private let isComplete: Bool
  /// Whether a document type of property lists is expected.
  private let hasListType: Bool

  private var next = 0
  private var innermost = ElementRecord.none
  private var disagreement: Int?
  private var failure: WellFormedness.Verdict?

  init(parser: xmlParserCtxtPtr, bytes: UnsafePointer<UInt8>, scanner: TagScanner, isComplete: Bool) {
    self.parser = parser
    self.bytes = bytes
    elements = scanner.elements
    attributes = scanner.attributes
    self.isComplete = isComplete
    hasListType = scanner.hasListType
  }

  static func of(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<EventComparison>? {
    context?.assumingMemoryBound(to: EventComparison.self)
  }

  mutating func start(_ localName: UnsafePointer<UInt8>?, prefix: UnsafePointer<UInt8>?, attributeCount: Int) {
    guard disagreement == nil, isComplete || next < elements.count else { return }
    let index = next
    guard index < elements.count, let localName, elements[index].parent == innermost,
      isName(of: elements[index], localName, prefix: prefix), countAttributes(of: elements[index]) == attributeCount
    else {
      disagreement = index
      xmlStopParser(parser)
      return
    }
    innermost = Int32(index)
    next += 1
  }

  mutating func end() {
    guard disagreement == nil, elements.indices.contains(Int(innermost)) else { return }
    innermost = elements[Int(innermost)].parent
  }

  mutating func meetDoctype() {
    if hasListType { return }
    failure = failure ?? .doctype
    xmlStopParser(parser)
  }

  /// Keeps the first error and stops. Later errors are its consequences, and there may be millions of them.
  mutating func fail(code: Int, message: String) {
    failure = failure ?? .malformed(code: code, message: message, offset: offset)
    xmlStopParser(parser)
  }

  func verdict(isWellFormed: Bool) -> WellFormedness.Verdict {
    if let failure { return failure }
    if let disagreement { return .disagreement(element: disagreement) }
    if !isWellFormed { return .malformed(code: 0, message: "not well-formed", offset: offset) }
    return next == elements.count ? .wellFormed : .disagreement(element: next)
  }

  /// The position of libxml2 in the bytes of the file.
  private var offset: Int {
    guard let input = parser.pointee.input, let base = input.pointee.base, let current = input.pointee.cur else {
      return 0
    }
    return Int(input.pointee.consumed) + (current - base)
  }

  /// Whether the name in the element's start tag is `prefix:localName`.
  private func isName(
    of element: ElementRecord, _ localName: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?
  ) -> Bool {
    var offset = Int(element.start) + 1
    let end = Int(element.startTagEnd)
    func skip(_ name: UnsafePointer<UInt8>) -> Bool {
      var step = 0
      while name[step] != 0 {
        guard offset < end, bytes[offset] == name[step] else { return false }
        offset += 1
        step += 1
      }
      return true
    }
    if let prefix {
      guard skip(prefix), offset < end, bytes[offset] == UInt8(ascii: ":") else { return false }
      offset += 1
    }
    guard skip(localName), offset < end else { return false }
    let byte = bytes[offset]
    return byte == ASCII.greater || byte == ASCII.slash || ASCII.isWhiteSpace(byte)
  }

  /// The number of attributes without namespace declarations, which libxml2 does not report as attributes.
  private func countAttributes(of element: ElementRecord) -> Int {
    let range = Int(element.firstAttribute)..<Int(element.firstAttribute + element.attributeCount)
    return attributes[range].count { !isNamespaceDeclaration($0) }
  }

  /// Whether the attribute is `xmlns`, or `xmlns:` followed by a prefix.
  private func isNamespaceDeclaration(_ attribute: AttributeRecord) -> Bool {
    let start = Int(attribute.nameStart)
    let length = Int(attribute.nameEnd) - start
    let name = UnsafeBufferPointer(start: bytes + start, count: length)
    guard length >= 5, name[0] == UInt8(ascii: "x"), name.has("xmlns", at: 0) else { return false }
    return length == 5 || name[5] == UInt8(ascii: ":")
  }
}
