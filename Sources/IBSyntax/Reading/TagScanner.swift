import IBSource

/// The reason why a scan ended before the end of the document.
enum ScanStop: Error {
  /// The file ends at the top level or inside the construct that begins at `token`.
  case endOfFile(token: Int)
  /// The end tag at `range` does not belong to the innermost open element.
  case mismatchedEndTag(SourceRange)
  /// The bytes at `offset` are not XML.
  case malformed(at: Int)
  case doctype(SourceRange)
  case limit(SyntaxLimit, SourceRange)
}

/// A limit of `SyntaxLimits` that a document exceeds.
enum SyntaxLimit {
  case nestingDepth, elements, otherNames, attributesPerElement, namespaceDeclarations
}

/// Finds the exact bytes of all tags and attributes in one pass over the file.
///
/// It reads only the structure. libxml2 reads the same bytes afterwards (`WellFormedness`), and checks the characters
/// of names, references and repeated attributes. The scanner can read any bytes without trapping, and stops at the
/// first limit, so that libxml2 never reads a document beyond the limits.
struct TagScanner {
  private let bytes: [UInt8]
  private var cursor = 0
  private var namespaceDeclarations = 0
  private var hasRoot = false
  /// The range of a property list's document type, which declares nothing; nil without one.
  private var listType: SourceRange?

  private(set) var elements: [ElementRecord] = []
  private(set) var attributes: [AttributeRecord] = []
  private(set) var names = NameTable()
  /// The open elements, whose end tags have not been read yet, the outermost first.
  private(set) var openElements: [Int32] = []
  /// The elements with a line `>>>>>>>` directly inside.
  private var markedElements: [Int32] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads to the end of the file; nil if a complete root element was found without an error.
  mutating func run() -> ScanStop? {
    do throws(ScanStop) {
      while skipText() { try scanMarkup() }
      guard hasRoot, openElements.isEmpty else { throw .endOfFile(token: bytes.count) }
      return nil
    } catch {
      return error
    }
  }

  /// Advances to the next `<`; false at the end of the file.
  private mutating func skipText() -> Bool {
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte == ASCII.less { return true }
      if byte == ASCII.greater { noteMarker() }
      cursor += 1
    }
    return false
  }

  /// Records an element that contains the end marker of a merge conflict.
  ///
  /// Only this kind of marker is valid XML, and it is seldom anything else.
  private mutating func noteMarker() {
    guard let element = openElements.last, bytes.has(">>>>>>>", at: cursor),
      bytes[cursor - 1] == ASCII.lineFeed || bytes[cursor - 1] == ASCII.carriageReturn
    else { return }
    markedElements.append(element)
  }

  /// Whether libxml2 will find a document type.
  var hasListType: Bool { listType != nil }

  /// Whether a line `>>>>>>>` occurs between elements. In an element that contains only text, the line may belong to
  /// the text.
  var hasMarkerBetweenElements: Bool {
    markedElements.contains { elements[Int($0)].subtreeEnd > $0 + 1 }
  }

  private mutating func scanMarkup() throws(ScanStop) {
    let token = cursor
    guard token + 1 < bytes.count else { throw .endOfFile(token: token) }
    switch bytes[token + 1] {
    case ASCII.slash: try scanEndTag()
    case ASCII.question: try skip(past: SectionEnd.instruction, from: token + 2, token: token)
    case ASCII.exclamation: try scanDeclaration()
    default: try scanStartTag()
    }
  }

  private mutating func scanDeclaration() throws(ScanStop) {
    let token = cursor
    if bytes.has("<!--", at: token) {
      try skip(past: SectionEnd.comment, from: token + 4, token: token)
    } else if bytes.has("<![CDATA[", at: token), !openElements.isEmpty {
      try skip(past: SectionEnd.literal, from: token + 9, token: token)
    } else if bytes.has("<!DOCTYPE", at: token), !hasRoot {
      guard listType == nil, skipListType() else { throw .doctype(SourceRange(token, token + 9)) }
      listType = SourceRange(token, token + 9)
    } else {
      throw bytes.count - token < 9 ? .endOfFile(token: token) : .malformed(at: token)
    }
  }

  /// Skips `<!DOCTYPE plist PUBLIC "…" "…">` in Apple's property lists; false if anything else follows.
  ///
  /// It contains a name and two addresses, which are not loaded, but no declarations in brackets.
  private mutating func skipListType() -> Bool {
    guard bytes.has("<!DOCTYPE plist PUBLIC ", at: cursor) else { return false }
    var place = cursor + "<!DOCTYPE plist PUBLIC ".utf8.count
    for _ in 0..<2 {
      while place < bytes.count, ASCII.isWhiteSpace(bytes[place]) { place += 1 }
      guard place < bytes.count, bytes[place] == ASCII.quote,
        let end = bytes[(place + 1)...].firstIndex(of: ASCII.quote)
      else { return false }
      place = end + 1
    }
    while place < bytes.count, ASCII.isWhiteSpace(bytes[place]) { place += 1 }
    guard place < bytes.count, bytes[place] == ASCII.greater else { return false }
    cursor = place + 1
    return true
  }

  private mutating func skip(past end: ByteSearch, from start: Int, token: Int) throws(ScanStop) {
    guard let offset = end.firstOffset(in: bytes, from: start) else { throw .endOfFile(token: token) }
    cursor = offset + end.count
  }
}

// MARK: - Tags

extension TagScanner {
  private mutating func scanEndTag() throws(ScanStop) {
    let token = cursor
    cursor += 2
    let name = try scanName(token: token).name
    skipWhiteSpace()
    try expect(ASCII.greater, token: token)
    guard let element = openElements.last, elements[Int(element)].name == name else {
      throw .mismatchedEndTag(SourceRange(token, cursor))
    }
    openElements.removeLast()
    close(Int(element), endTagStart: Int32(token))
  }

  private mutating func scanStartTag() throws(ScanStop) {
    let token = cursor
    if hasRoot, openElements.isEmpty { throw .malformed(at: token) }
    if !hasRoot, let listType, !bytes.has("<plist", at: token) { throw .doctype(listType) }
    hasRoot = true
    cursor += 1
    let name = try scanName(token: token).name
    let index = elements.count
    let firstAttribute = attributes.count
    let isEmpty = try scanAttributes(token: token)
    elements.append(
      ElementRecord(
        name: name, parent: openElements.last ?? ElementRecord.none, subtreeEnd: Int32(index + 1), start: Int32(token),
        startTagEnd: Int32(cursor), endTagStart: ElementRecord.none, end: Int32(cursor),
        firstAttribute: Int32(firstAttribute), attributeCount: Int32(attributes.count - firstAttribute)))
    try checkLimits(SourceRange(token, cursor))
    if isEmpty {
      close(index, endTagStart: ElementRecord.none)
    } else {
      openElements.append(Int32(index))
    }
  }

  private mutating func close(_ index: Int, endTagStart: Int32) {
    elements[index].endTagStart = endTagStart
    elements[index].end = Int32(cursor)
    elements[index].subtreeEnd = Int32(elements.count)
  }

  /// Reads to the end of `>`; true if the tag ends with `/>`.
  private mutating func scanAttributes(token: Int) throws(ScanStop) -> Bool {
    let first = attributes.count
    while true {
      let hasSpace = skipWhiteSpace()
      guard cursor < bytes.count else { throw .endOfFile(token: token) }
      switch bytes[cursor] {
      case ASCII.greater:
        cursor += 1
        return false
      case ASCII.slash:
        cursor += 1
        try expect(ASCII.greater, token: token)
        return true
      default:
        guard hasSpace else { throw .malformed(at: cursor) }
        try scanAttribute(token: token)
        guard attributes.count - first <= SyntaxLimits.attributesPerElement else {
          throw .limit(.attributesPerElement, SourceRange(token, cursor))
        }
      }
    }
  }

  private mutating func scanAttribute(token: Int) throws(ScanStop) {
    let (name, nameRange) = try scanName(token: token)
    skipWhiteSpace()
    try expect(ASCII.equals, token: token)
    skipWhiteSpace()
    guard cursor < bytes.count else { throw .endOfFile(token: token) }
    let quote = bytes[cursor]
    guard quote == ASCII.quote || quote == ASCII.apostrophe else { throw .malformed(at: cursor) }
    cursor += 1
    let start = cursor
    let isPlain = try skipValue(to: quote, token: token)
    attributes.append(
      AttributeRecord(
        name: name, nameStart: Int32(nameRange.lower), nameEnd: Int32(nameRange.upper), valueStart: Int32(start),
        valueEnd: Int32(cursor - 1), isPlain: isPlain))
    if bytes.has("xmlns", at: nameRange.lower) { namespaceDeclarations += 1 }
  }

  /// Reads to the end of the closing quote; true if the bytes before it are the value itself.
  private mutating func skipValue(to quote: UInt8, token: Int) throws(ScanStop) -> Bool {
    var isPlain = true
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte == quote {
        cursor += 1
        return isPlain
      }
      if byte == ASCII.less { throw .malformed(at: cursor) }
      if byte < ASCII.space || byte == ASCII.ampersand { isPlain = false }
      cursor += 1
    }
    throw .endOfFile(token: token)
  }

  private func checkLimits(_ tag: SourceRange) throws(ScanStop) {
    if openElements.count >= SyntaxLimits.nestingDepth { throw .limit(.nestingDepth, tag) }
    if elements.count > SyntaxLimits.elements { throw .limit(.elements, tag) }
    if names.otherCount > SyntaxLimits.otherNames { throw .limit(.otherNames, tag) }
    if namespaceDeclarations > SyntaxLimits.namespaceDeclarations { throw .limit(.namespaceDeclarations, tag) }
  }
}

// MARK: - Pieces of tags

extension TagScanner {
  private mutating func scanName(token: Int) throws(ScanStop) -> (name: Name, range: SourceRange) {
    let start = cursor
    var hash = NameHash()
    while cursor < bytes.count, !Self.endsName(bytes[cursor]) {
      hash.combine(bytes[cursor])
      cursor += 1
    }
    guard cursor < bytes.count else { throw .endOfFile(token: token) }
    guard cursor > start else { throw .malformed(at: cursor) }
    return (names.intern(bytes[start..<cursor], hash: hash), SourceRange(start, cursor))
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case ...ASCII.space, ASCII.equals, ASCII.greater, ASCII.slash, ASCII.less, ASCII.quote, ASCII.apostrophe: true
    default: false
    }
  }

  /// Skips white space; true if there was any.
  @discardableResult private mutating func skipWhiteSpace() -> Bool {
    let start = cursor
    while cursor < bytes.count, ASCII.isWhiteSpace(bytes[cursor]) { cursor += 1 }
    return cursor > start
  }

  private mutating func expect(_ byte: UInt8, token: Int) throws(ScanStop) {
    guard cursor < bytes.count else { throw .endOfFile(token: token) }
    guard bytes[cursor] == byte else { throw .malformed(at: cursor) }
    cursor += 1
  }
}
