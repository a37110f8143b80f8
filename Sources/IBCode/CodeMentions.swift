package import IBSource

/// The names that sources and other files of a project mention. A name that is never mentioned is unused.
///
/// The names are stored as hashes, because a project mentions millions of words.
package struct CodeMentions: Sendable {
  private var words: Set<ByteHash> = []
  /// Texts with placeholders that code fills in at run time. Each is the list of its parts between the placeholders.
  private var patterns: [[String]] = []

  package init() {}

  /// The words and literals of a source.
  package init(_ bytes: [UInt8], _ language: CodeLanguage) {
    for token in CodeLexer(bytes, language).tokens where token.kind == .word || token.kind == .text {
      let text = bytes[Int(token.lower)..<Int(token.upper)]
      words.insert(ByteHash(text))
      guard token.kind == .text, let pieces = Self.pieces(of: text) else { continue }
      patterns.append(pieces)
    }
  }

  /// Reads the words of any other text, which quotes, brackets and the like separate.
  package init(text bytes: [UInt8]) {
    for word in bytes.split(whereSeparator: { Self.separators.contains($0) }) {
      var word = word
      while word.first == Self.blank { word.removeFirst() }
      while word.last == Self.blank { word.removeLast() }
      words.insert(ByteHash(word))
    }
  }

  /// The names of types that another text, such as a property list, may contain.
  ///
  /// These are the longest sequences of letters, digits and underscores that begin with a capital letter.
  package static func names(in bytes: [UInt8]) -> Set<ByteHash> {
    let words = bytes.split { byte in
      let letter = byte | 0x20
      let isLetter = letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
      return !isLetter && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) && byte != UInt8(ascii: "_")
    }
    return Set(words.lazy.filter { $0.first.map { $0 & 0x20 == 0 } ?? false }.map { ByteHash($0) })
  }

  package mutating func add(_ other: CodeMentions) {
    words.formUnion(other.words)
    patterns += other.patterns
  }

  /// Whether the name occurs literally, or may result from a text with placeholders.
  package func mention(_ name: String) -> Bool {
    words.contains(ByteHash(name)) || patterns.contains { Self.fits($0, name) }
  }

  /// The parts of a literal around its placeholders; nil for a literal without placeholders, or without anything else.
  private static func pieces(of text: ArraySlice<UInt8>) -> [String]? {
    var pieces: [[UInt8]] = [[]]
    var index = text.startIndex
    while index < text.endIndex {
      let next = index + 1 < text.endIndex ? text[index + 1] : 0
      if text[index] == UInt8(ascii: "\\"), next == UInt8(ascii: "(") {
        var depth = 0
        repeat {
          if text[index] == UInt8(ascii: "(") { depth += 1 }
          if text[index] == UInt8(ascii: ")") { depth -= 1 }
          index += 1
        } while index < text.endIndex && (depth > 0 || text[index - 1] == UInt8(ascii: "\\"))
        pieces.append([])
      } else if text[index] == UInt8(ascii: "%"), next != 0 {
        index += 1
        while index < text.endIndex, !isConversion(text[index]) { index += 1 }
        index = min(index + 1, text.endIndex)
        pieces.append([])
      } else {
        pieces[pieces.count - 1].append(text[index])
        index += 1
      }
    }
    let texts = pieces.map { String(decoding: $0, as: UTF8.self) }
    return texts.count > 1 && texts.contains { !$0.isEmpty } ? texts : nil
  }

  /// Whether a byte ends a conversion of `printf`, or is `@`.
  private static func isConversion(_ byte: UInt8) -> Bool {
    "@diuxXofFeEgGcCsSpaA%".utf8.contains(byte)
  }

  private static func fits(_ pieces: [String], _ name: String) -> Bool {
    guard let first = pieces.first, let last = pieces.last, name.hasPrefix(first) else { return false }
    var rest = name.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let place = rest.range(of: piece) else { return false }
      rest = rest[place.upperBound...]
    }
    return rest.hasSuffix(last) && (!first.isEmpty || !last.isEmpty || pieces.count > 2)
  }

  private static let blank = UInt8(ascii: " ")
  private static let separators = Set("\"'<>=;,()[]{}\n\r\t".utf8)
}

extension Substring {
  /// The range of the first occurrence of a text; nil without one.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
