import IBSource

/// Reads NeXT's format of property lists, which `project.pbxproj` and `.strings` files use: `{a = b;}`, `(a, b)`,
/// `<0fbd>`, texts with and without quotes.
///
/// A list may have no braces, and an entry no value: `"a";` is `"a" = "a";`. Source: Apple, Property List Programming
/// Guide, "Old-Style ASCII Property Lists"; otherwise Foundation's behavior, with which the tests compare.
struct OpenStepReader {
  private let bytes: [UInt8]
  private var cursor = 0
  private var depth = 0
  private var budget = ReadingBudget(ReadingBudget.elements)
  private(set) var problem: PropertyListProblem?

  /// - Parameter text: the text in UTF-8.
  init(_ text: [UInt8]) {
    bytes = text
  }

  /// The top value; nil after a mistake. An empty text is an empty dictionary.
  mutating func read() -> PropertyList? {
    do throws(PropertyListProblem) {
      skipSpace()
      let isList = peek == UInt8(ascii: "{") || peek == UInt8(ascii: "(") || peek == UInt8(ascii: "<")
      guard isList else { return entriesWithoutBraces() }
      let value = try readValue()
      skipSpace()
      guard cursor == bytes.count else { throw PropertyListProblem("text after the end of the list", at: cursor) }
      return value
    } catch {
      problem = error
      return nil
    }
  }

  private var peek: UInt8? { cursor < bytes.count ? bytes[cursor] : nil }

  // MARK: - Containers

  /// Reads entries up to the end of the text or the first mistake. A single text is a value.
  private mutating func entriesWithoutBraces() -> PropertyList {
    let start = cursor
    var entries: [PropertyListEntry] = []
    do throws(PropertyListProblem) {
      while cursor < bytes.count {
        let place = cursor
        let key = try readText()
        skipSpace()
        if entries.isEmpty, cursor == bytes.count { return PropertyList(.text(key), SourceRange(place, cursor)) }
        entries.append(try readEntry(key, SourceRange(place, cursor)))
        skipSpace()
      }
    } catch {
      problem = error
    }
    return PropertyList(.dictionary(entries), SourceRange(start, cursor))
  }

  /// Reads the value after a key, and the semicolon.
  private mutating func readEntry(_ key: String, _ range: SourceRange) throws(PropertyListProblem) -> PropertyListEntry
  {
    skipSpace()
    var value = PropertyList(.text(key), range)
    if peek == UInt8(ascii: "=") {
      cursor += 1
      value = try readValue()
      skipSpace()
    } else {
      try takeValue()
    }
    guard peek == UInt8(ascii: ";") else {
      let isKey = value.range == range
      throw PropertyListProblem(
        isKey ? "the key '\(key.oneLine)' has no '='" : "the value of '\(key.oneLine)' has no ';' after it", at: cursor)
    }
    cursor += 1
    return PropertyListEntry(key: key, keyRange: range, value: value)
  }

  private mutating func readValue() throws(PropertyListProblem) -> PropertyList {
    skipSpace()
    try takeValue()
    let start = cursor
    guard let byte = peek else { throw PropertyListProblem("expected a value, but the text ends", at: cursor) }
    switch byte {
    case UInt8(ascii: "{"):
      return try readContainer { (reader) throws(PropertyListProblem) in try reader.readDictionary() }
    case UInt8(ascii: "("): return try readContainer { (reader) throws(PropertyListProblem) in try reader.readArray() }
    case UInt8(ascii: "<"): return PropertyList(.data(try readData()), SourceRange(start, cursor))
    default: return PropertyList(.text(try readText()), SourceRange(start, cursor))
    }
  }

  private mutating func takeValue() throws(PropertyListProblem) {
    guard budget.take() else { throw PropertyListProblem("more than \(ReadingBudget.elements) values", at: cursor) }
  }

  private mutating func readContainer(
    _ read: (inout Self) throws(PropertyListProblem) -> PropertyList.Content
  ) throws(PropertyListProblem) -> PropertyList {
    let start = cursor
    guard depth < PropertyListLimits.depth else {
      throw PropertyListProblem("more than \(PropertyListLimits.depth) lists in lists", at: cursor)
    }
    depth += 1
    cursor += 1
    let content = try read(&self)
    depth -= 1
    return PropertyList(content, SourceRange(start, cursor))
  }

  private mutating func readDictionary() throws(PropertyListProblem) -> PropertyList.Content {
    let open = cursor - 1
    var entries: [PropertyListEntry] = []
    while true {
      skipSpace()
      guard let byte = peek else {
        throw PropertyListProblem("this dictionary is not closed", SourceRange(open, open + 1))
      }
      if byte == UInt8(ascii: "}") { break }
      let start = cursor
      let key = try readText()
      entries.append(try readEntry(key, SourceRange(start, cursor)))
    }
    cursor += 1
    return .dictionary(entries)
  }

  private mutating func readArray() throws(PropertyListProblem) -> PropertyList.Content {
    let open = cursor - 1
    var elements: [PropertyList] = []
    while true {
      skipSpace()
      if peek == UInt8(ascii: ")") { break }
      guard cursor < bytes.count else {
        throw PropertyListProblem("this array is not closed", SourceRange(open, open + 1))
      }
      elements.append(try readValue())
      skipSpace()
      if peek == UInt8(ascii: ",") {
        cursor += 1
      } else if peek != UInt8(ascii: ")") {
        throw PropertyListProblem("expected ',' or ')'", at: cursor)
      }
    }
    cursor += 1
    return .array(elements)
  }

  // MARK: - Texts and data

  private mutating func readText() throws(PropertyListProblem) -> String {
    guard let byte = peek else { throw PropertyListProblem("expected a value, but the text ends", at: cursor) }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try readQuoted(byte) }
    let start = cursor
    while cursor < bytes.count, Self.isPlain[Int(bytes[cursor])] { cursor += 1 }
    guard cursor > start else { throw PropertyListProblem("unexpected \(Self.words(for: byte))", at: cursor) }
    return String(decoding: bytes[start..<cursor], as: UTF8.self)
  }

  private static func words(for byte: UInt8) -> String {
    (0x21...0x7E).contains(byte) ? "'\(Unicode.Scalar(byte))'" : "a character without quotes"
  }

  private mutating func readQuoted(_ quote: UInt8) throws(PropertyListProblem) -> String {
    let open = cursor
    cursor += 1
    let start = cursor
    while let byte = peek, byte != quote, byte != UInt8(ascii: "\\") { cursor += 1 }
    var escaped = EscapedText(bytes[start..<cursor])
    while let byte = peek, byte != quote {
      if byte == UInt8(ascii: "\\") {
        cursor = escaped.appendEscape(at: cursor, of: bytes)
      } else {
        escaped.append(byte)
        cursor += 1
      }
    }
    guard cursor < bytes.count else {
      throw PropertyListProblem("this string is not closed", SourceRange(open, open + 1))
    }
    cursor += 1
    return escaped.text
  }

  private mutating func readData() throws(PropertyListProblem) -> [UInt8] {
    cursor += 1
    var data: [UInt8] = []
    var high: UInt8?
    while let byte = peek, byte != UInt8(ascii: ">") {
      if let digit = EscapedText.digit(byte, radix: 16) {
        if let first = high { data.append(first << 4 | digit) }
        high = high == nil ? digit : nil
      } else if !Self.isSpace(byte) || high != nil {
        throw PropertyListProblem("data must consist of pairs of hexadecimal digits", at: cursor)
      }
      cursor += 1
    }
    guard cursor < bytes.count, high == nil else {
      throw PropertyListProblem("data has an odd number of digits, or no '>' at its end", at: cursor)
    }
    cursor += 1
    return data
  }

  // MARK: - White space

  /// Skips white space and comments. An unclosed comment extends to the end of the text.
  private mutating func skipSpace() {
    while let byte = peek {
      if Self.isSpace(byte) {
        cursor += 1
      } else if byte == UInt8(ascii: "/"), cursor + 1 < bytes.count, bytes[cursor + 1] == UInt8(ascii: "/") {
        while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { cursor += 1 }
      } else if byte == UInt8(ascii: "/"), cursor + 1 < bytes.count, bytes[cursor + 1] == UInt8(ascii: "*") {
        cursor = Self.commentEnd.firstOffset(in: bytes, from: cursor + 2).map { $0 + 2 } ?? bytes.count
      } else if isSeparator {
        cursor += 3
      } else {
        return
      }
    }
  }

  private static let commentEnd = ByteSearch("*/")

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Whether the next character is U+2028 or U+2029, which separate lines and paragraphs.
  private var isSeparator: Bool {
    cursor + 2 < bytes.count && bytes[cursor] == 0xE2 && bytes[cursor + 1] == 0x80
      && (bytes[cursor + 2] == 0xA8 || bytes[cursor + 2] == 0xA9)
  }

  /// For each byte, whether a text without quotes may contain it.
  private static let isPlain: [Bool] = (0..<256).map { value in
    let byte = UInt8(value)
    return (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
      || "_$/:.-".utf8.contains(byte)
  }
}

extension String {
  /// The text as messages quote it.
  fileprivate var oneLine: String { String(prefix(40)).onOneLine }
}
