/// A `.strings` file with the place of every pair: `/* comment */ "key" = "value";`.
///
/// Keys and values can be words without quotes, and a key can stand alone, as old property lists allow.
package struct StringsFile: Sendable {
  /// One pair.
  package struct Entry: Sendable {
    package let key: String
    package let value: String
    /// Of the last comment before the key, with its marks; nil without one.
    package let comment: Range<Int>?
    /// The key as it is written.
    package let keyRange: Range<Int>
    /// The value as it is written; that of the key where the key stands alone.
    package let valueRange: Range<Int>
    /// From the first comment before the key, or from the key, to after the semicolon.
    package let range: Range<Int>
  }

  /// Why a file is not read to its end.
  package struct Problem: Error, Equatable, Sendable {
    package let message: String
    /// From 1.
    package let line: Int

    package init(message: String, line: Int) {
      self.message = message
      self.line = line
    }
  }

  /// The text of the file in UTF-8. All ranges are half-open offsets into it.
  package let text: [UInt8]
  package let encoding: TextEncoding
  package private(set) var entries: [Entry] = []
  /// The first mistake. Pairs after it are not read.
  package private(set) var problem: Problem?

  /// A failure gives the reason why the bytes are not text.
  package static func read(_ bytes: [UInt8]) -> Result<StringsFile, Problem> {
    guard let (text, encoding) = TextEncoding.decode(bytes) else {
      return .failure(Problem(message: "the file is neither UTF-8 nor UTF-16", line: 1))
    }
    var file = StringsFile(text: text, encoding: encoding)
    file.scan()
    return .success(file)
  }

  private init(text: [UInt8], encoding: TextEncoding) {
    self.text = text
    self.encoding = encoding
  }

  /// `\r\n` for a file that has one, otherwise `\n`.
  package var lineEnd: String { text.contains(13) ? "\r\n" : "\n" }

  package func text(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// The comment of an entry without `/*` and `*/`, or without `//`.
  package func commentText(of entry: Entry) -> String? {
    guard let range = entry.comment else { return nil }
    let text = text(range)
    return text.hasPrefix("/*") ? String(text.dropFirst(2).dropLast(2)) : String(text.dropFirst(2))
  }

  private mutating func scan() {
    var scanner = StringsScanner(text)
    do throws(Problem) {
      while let entry = try scanner.entry() { entries.append(entry) }
    } catch {
      problem = error
    }
  }
}

/// Reads one pair after another.
private struct StringsScanner {
  private let text: [UInt8]
  private var position = 0
  /// Of the comments since the last pair.
  private var firstComment: Int?
  private var lastComment: Range<Int>?

  init(_ text: [UInt8]) {
    self.text = text
  }

  private var next: UInt8? { position < text.count ? text[position] : nil }

  private func problem(_ message: String, at offset: Int) -> StringsFile.Problem {
    let line = text[..<min(offset, text.count)].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return StringsFile.Problem(message: message, line: line)
  }

  /// Nil at the end of the text.
  mutating func entry() throws(StringsFile.Problem) -> StringsFile.Entry? {
    (firstComment, lastComment) = (nil, nil)
    try skipBlanks()
    guard position < text.count else { return nil }
    let (start, comment) = (firstComment ?? position, lastComment)
    let (key, keyRange) = try word("a key")
    try skipBlanks()
    var (value, valueRange) = (key, keyRange)
    if next == UInt8(ascii: "=") {
      position += 1
      try skipBlanks()
      (value, valueRange) = try word("the value of \(TextComment.quoted(key))")
      try skipBlanks()
    }
    guard next == UInt8(ascii: ";") else {
      throw problem("expected ';' after the value of \(TextComment.quoted(key))", at: valueRange.upperBound)
    }
    position += 1
    return StringsFile.Entry(
      key: key, value: value, comment: comment, keyRange: keyRange, valueRange: valueRange, range: start..<position)
  }

  private mutating func skipBlanks() throws(StringsFile.Problem) {
    while let byte = next {
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < text.count, text[position + 1] == UInt8(ascii: "*") {
        try skipComment(to: Array("*/".utf8), "a comment has no '*/'")
      } else if byte == UInt8(ascii: "/"), position + 1 < text.count, text[position + 1] == UInt8(ascii: "/") {
        let start = position
        while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
        remember(start..<position)
      } else {
        return
      }
    }
  }

  private mutating func skipComment(to end: [UInt8], _ message: String) throws(StringsFile.Problem) {
    let start = position
    position += 2
    while position + 1 < text.count {
      if text[position] == end[0], text[position + 1] == end[1] {
        position += 2
        remember(start..<position)
        return
      }
      position += 1
    }
    throw problem(message, at: start)
  }

  private mutating func remember(_ comment: Range<Int>) {
    firstComment = firstComment ?? comment.lowerBound
    lastComment = comment
  }

  /// A text in quotes, or a word without them.
  private mutating func word(_ wanted: String) throws(StringsFile.Problem) -> (String, Range<Int>) {
    let start = position
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      while let byte = next, Self.isPlain(byte) { position += 1 }
      guard position > start else { throw problem("expected \(wanted)", at: start) }
      return (String(decoding: text[start..<position], as: UTF8.self), start..<position)
    }
    position += 1
    var word: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case quote: return (String(decoding: word, as: UTF8.self), start..<position)
      case UInt8(ascii: "\\"): escape(into: &word)
      default: word.append(byte)
      }
    }
    throw problem("\(wanted) has no closing quote", at: start)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "["), UInt8(ascii: "]"), 0x80...:
      true
    default: false
    }
  }

  /// The escapes of old property lists: `\n`, `\U00e9` (UTF-16), `\341` (octal, NextStep's characters up to 127).
  private mutating func escape(into word: inout [UInt8]) {
    guard let byte = next else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): word.append(10)
    case UInt8(ascii: "t"): word.append(9)
    case UInt8(ascii: "r"): word.append(13)
    case UInt8(ascii: "a"): word.append(7)
    case UInt8(ascii: "b"): word.append(8)
    case UInt8(ascii: "f"): word.append(12)
    case UInt8(ascii: "v"): word.append(11)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      guard var unit = hexadecimal() else {
        word.append(byte)
        return
      }
      if (0xD800..<0xDC00).contains(unit), next == UInt8(ascii: "\\"), position + 1 < text.count,
        text[position + 1] == UInt8(ascii: "U")
      {
        position += 2
        if let low = hexadecimal(), (0xDC00..<0xE000).contains(low) {
          unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        }
      }
      word += Array(String(Character(Unicode.Scalar(unit) ?? "\u{FFFD}")).utf8)
    default: word.append(byte)
    }
  }

  /// Four digits; nil, and nothing is read, where they are not there.
  private mutating func hexadecimal() -> UInt32? {
    guard position + 4 <= text.count,
      let unit = UInt32(String(decoding: text[position..<position + 4], as: UTF8.self), radix: 16)
    else { return nil }
    position += 4
    return unit
  }
}
