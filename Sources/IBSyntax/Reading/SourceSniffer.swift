import IBSource

/// Recognizes files that are not UTF-8 text, each kind with its own message, before they are read as XML.
enum SourceSniffer {
  /// The finding that `source` cannot be read; nil if it should be parsed.
  static func refusal(of source: SourceFile) -> Finding? {
    let bytes = source.bytes
    if bytes.count > SyntaxLimits.fileSize {
      let limit = SyntaxLimits.fileSize >> 20
      return source.finding("file-too-large", "file of \(bytes.count) bytes; the limit is \(limit) MiB", at: 0)
    }
    return emptiness(source) ?? wideText(source) ?? otherFormat(source) ?? invalidUTF8(source)
      ?? declaredEncoding(source)
  }

  private static func emptiness(_ source: SourceFile) -> Finding? {
    if source.bytes.isEmpty { return source.finding("empty-file", "file is empty", at: 0) }
    guard source.bytes.allSatisfy(ASCII.isWhiteSpace) else { return nil }
    return source.finding("empty-file", "file has only white space", at: 0)
  }

  /// Recognizes UTF-32 and UTF-16, by the byte order mark or the first `<`.
  private static func wideText(_ source: SourceFile) -> Finding? {
    let starts: [(bytes: [UInt8], encoding: String)] = [
      ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"), ([0xFF, 0xFE, 0x00, 0x00], "UTF-32"),
      ([0x00, 0x00, 0x00, ASCII.less], "UTF-32"), ([ASCII.less, 0x00, 0x00, 0x00], "UTF-32"),
      ([0xFE, 0xFF], "UTF-16"), ([0xFF, 0xFE], "UTF-16"), ([0x00, ASCII.less], "UTF-16"),
      ([ASCII.less, 0x00], "UTF-16"),
    ]
    guard let start = starts.first(where: { source.bytes.starts(with: $0.bytes) }) else { return nil }
    return source.finding("utf16-file", "file is \(start.encoding) text; Interface Builder documents are UTF-8", at: 0)
  }

  private static func otherFormat(_ source: SourceFile) -> Finding? {
    if source.bytes.has("version https://git-lfs.github.com/spec/", at: 0) {
      return source.finding(
        "lfs-pointer", "file is a Git LFS pointer whose content was not fetched: run 'git lfs pull'", at: 0)
    }
    if source.bytes.has("bplist", at: 0) || source.bytes.has("NIBArchive", at: 0) {
      return source.finding(
        "compiled-nib", "file is a compiled nib: pass the .xib or .storyboard that it comes from", at: 0)
    }
    return nil
  }

  private static func invalidUTF8(_ source: SourceFile) -> Finding? {
    if String(validating: source.bytes, as: UTF8.self) != nil { return nil }
    let offset = firstInvalidByte(source.bytes)
    let digits = String(source.bytes[offset], radix: 16, uppercase: true)
    return source.finding("not-utf8", "byte 0x\(digits) is not valid UTF-8 here", at: offset)
  }

  /// The offset of the first byte that does not belong to UTF-8. The bytes must contain one.
  ///
  /// `UTF8Span` would return it, but needs macOS 26.
  private static func firstInvalidByte(_ bytes: [UInt8]) -> Int {
    var parser = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
    return min(offset, bytes.count - 1)
  }

  private static let encodingKeyword = ByteSearch("encoding")

  /// Recognizes an XML declaration with an encoding other than UTF-8.
  private static func declaredEncoding(_ source: SourceFile) -> Finding? {
    let bytes = source.bytes
    let start = bytes.has(byteOrderMark, at: 0) ? 3 : 0
    guard bytes.has("<?xml", at: start), let end = SectionEnd.instruction.firstOffset(in: bytes, from: start),
      let keyword = encodingKeyword.firstOffset(in: bytes[start..<end]),
      let open = bytes[keyword..<end].firstIndex(where: { $0 == ASCII.quote || $0 == ASCII.apostrophe }),
      let close = bytes[(open + 1)..<end].firstIndex(of: bytes[open])
    else { return nil }
    let range = SourceRange(open + 1, close)
    let encoding = source.text(range)
    if encoding.uppercased() == "UTF-8" { return nil }
    return source.finding(
      "not-utf8", "file declares the encoding '\(encoding.shortened)'; Interface Builder documents are UTF-8", at: range
    )
  }

  /// U+FEFF in UTF-8. XML allows it before the declaration.
  private static let byteOrderMark: StaticString = "\u{FEFF}"
}
