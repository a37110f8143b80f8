import IBSource
package import PropertyLists

/// A `.strings` file with the range of each pair: `/* comment */ "key" = "value";`.
///
/// As in old property lists, keys and values may be words without quotes, and a key may have no value.
package struct StringsFile: Sendable {
  /// A pair of a key and a value.
  package struct Entry: Sendable {
    package let key: String
    package let value: String
    /// The range of the last comment before the key, with its marks; nil without one.
    package let comment: Range<Int>?
    /// The range of the key as written.
    package let keyRange: Range<Int>
    /// The range of the value as written, or of the key if it has no value.
    package let valueRange: Range<Int>
    /// The range from the first comment before the key, or from the key, to the end of the semicolon.
    package let range: Range<Int>
  }

  /// The reason why a file is not read to its end.
  package struct Problem: Error, Equatable, Sendable {
    package let message: String
    /// The line number, from 1.
    package let line: Int

    package init(message: String, line: Int) {
      self.message = message
      self.line = line
    }
  }

  /// The text of the file in UTF-8. All ranges are offsets in this text.
  package let text: [UInt8]
  package let encoding: TextEncoding
  package private(set) var entries: [Entry] = []
  /// The first mistake. The pairs after it are not read.
  package private(set) var problem: Problem?

  /// Reads a file. It fails if the bytes are not text, or not a list in OpenStep's format.
  package static func read(_ bytes: [UInt8]) -> Result<StringsFile, Problem> {
    guard let encoding = TextEncoding.decode(bytes)?.encoding else {
      return .failure(Problem(message: "the file is neither UTF-8 nor UTF-16", line: 1))
    }
    let list = PropertyListFile(bytes)
    guard !list.text.starts(with: Array("<?xml".utf8)), !list.text.starts(with: Array("bplist".utf8)) else {
      return .failure(Problem(message: "the file is a property list in XML or binary form", line: 1))
    }
    return .success(StringsFile(list, encoding))
  }

  private init(_ list: PropertyListFile, _ encoding: TextEncoding) {
    text = list.text
    self.encoding = encoding
    var end = 0
    for entry in list.root?.entries ?? [] {
      guard let value = entry.value.text else {
        problem = mistake(Self.nested, at: entry.value.range.lower)
        return
      }
      let key = entry.keyRange.lower..<entry.keyRange.upper
      let comments = Self.comments(in: text, from: end, to: key.lowerBound)
      end = Self.endOfLine(in: text, from: Self.semicolon(in: text, from: max(key.upperBound, entry.value.range.upper)))
      entries.append(
        Entry(
          key: entry.key, value: value, comment: comments.last, keyRange: key,
          valueRange: entry.value.range.lower..<entry.value.range.upper,
          range: (comments.first?.lowerBound ?? key.lowerBound)..<end))
    }
    problem = list.problem.map { mistake($0.message, at: $0.range.lower) }
  }

  private static let nested = "a value is not a string"

  private func mistake(_ message: String, at offset: Int) -> Problem {
    let line = text[..<min(offset, text.count)].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return Problem(message: message, line: line)
  }

  /// The comments in a range without pairs.
  private static func comments(in text: [UInt8], from start: Int, to end: Int) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var position = start
    while position + 1 < end {
      guard let length = commentLength(in: text[position..<end]) else {
        position += 1
        continue
      }
      comments.append(position..<position + length)
      position += length
    }
    return comments
  }

  /// The length of the comment that begins here; nil without one.
  private static func commentLength(in rest: ArraySlice<UInt8>) -> Int? {
    guard rest.first == UInt8(ascii: "/") else { return nil }
    if rest.starts(with: Array("//".utf8)) {
      return (rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? rest.endIndex)
        - rest.startIndex
    }
    guard rest.starts(with: Array("/*".utf8)) else { return nil }
    return (rest.dropFirst(2).firstRange(of: Array("*/".utf8))?.upperBound ?? rest.endIndex) - rest.startIndex
  }

  /// The offset after the semicolon that ends a pair. Comments before it are skipped.
  private static func semicolon(in text: [UInt8], from start: Int) -> Int {
    var position = start
    while position < text.count, text[position] != UInt8(ascii: ";") {
      position += commentLength(in: text[position...]) ?? 1
    }
    return min(position + 1, text.count)
  }

  /// The offset after a `//` comment in the rest of the line, which belongs to the pair before it; `start` without one.
  private static func endOfLine(in text: [UInt8], from start: Int) -> Int {
    let rest = text[start...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard rest.starts(with: Array("//".utf8)), let length = commentLength(in: rest) else { return start }
    return rest.startIndex + length
  }

  /// The line end: `\r\n` if the file contains one, otherwise `\n`.
  package var lineEnd: String { text.contains(13) ? "\r\n" : "\n" }

  package func text(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// The comment of an entry without `/*` and `*/`, or without `//`.
  package func commentText(of entry: Entry) -> String? {
    guard let range = entry.comment else { return nil }
    let text = text(range)
    return text.hasPrefix("/*") ? String(text.dropFirst(2).dropLast(2)) : String(text.dropFirst(2))
  }
}
