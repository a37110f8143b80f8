import IBSource

/// The white space around an element: its indentation and its line end.
package enum SourceLines {
  /// `range` with the spaces before it and the line end after it; unchanged if its lines contain anything else.
  static func wholeLines(of range: SourceRange, in bytes: [UInt8]) -> SourceRange {
    let start = range.lower - indentation(before: range.lower, in: bytes).count
    guard start == 0 || isLineEnd(bytes[start - 1]) else { return range }
    var end = range.upper
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    if bytes.has("\r\n", at: end) { return SourceRange(start, end + 2) }
    guard end < bytes.count else { return SourceRange(start, end) }
    return isLineEnd(bytes[end]) ? SourceRange(start, end + 1) : range
  }

  /// The spaces and tabs directly before `offset`.
  static func indentation(before offset: Int, in bytes: [UInt8]) -> [UInt8] {
    var start = offset
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    return Array(bytes[start..<offset])
  }

  /// One level of indentation in the document; four spaces without an indented element
  /// (Measurements/Format.md#indentation).
  package static func step(of tree: SyntaxTree) -> [UInt8] {
    let first = tree.root?.firstChild.map { indentation(before: $0.range.lower, in: tree.source.bytes) } ?? []
    return first.isEmpty ? [UInt8](repeating: ASCII.space, count: 4) : first
  }

  /// The first line end in the file; a line feed in a file with one line.
  package static func lineEnd(in bytes: [UInt8]) -> [UInt8] {
    guard let first = bytes.firstIndex(where: isLineEnd), bytes[first] == ASCII.carriageReturn else {
      return [ASCII.lineFeed]
    }
    return bytes.has("\r\n", at: first) ? [ASCII.carriageReturn, ASCII.lineFeed] : [ASCII.carriageReturn]
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == ASCII.space || byte == ASCII.tab }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == ASCII.lineFeed || byte == ASCII.carriageReturn }
}
