import IBSource

/// A range of a document's bytes, also as people and editors count it.
public struct SourceLocation: Hashable, Sendable {
  /// Offsets into the bytes that the document was read from; empty for an insertion point.
  public let bytes: Range<Int>
  /// The line of the first byte, from 1. A line ends after a line feed, a carriage return, or both.
  public let line: Int
  /// The column of the first byte, from 1, in UTF-16 units as Xcode counts.
  public let column: Int

  init(_ range: SourceRange, _ lines: LineMap) {
    bytes = range.lower..<range.upper
    let position = lines.position(of: range.lower)
    line = position.line
    column = position.column
  }
}
