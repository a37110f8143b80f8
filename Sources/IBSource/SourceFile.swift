/// One file as it was read: the path from the user and the unchanged bytes.
///
/// This module contains the types for text that all stages share: bytes, positions, edits and findings. It does not
/// depend on XML or views, reads no file and imports no other module of Keyline.
package struct SourceFile: Sendable {
  /// The path as the user gave it, used in every message and report.
  package let path: String
  /// The identity of the document in references from other documents.
  package let origin: DocumentOrigin
  package let bytes: [UInt8]

  /// Joins a path and the bytes read from it.
  package init(path: String, bytes: [UInt8]) {
    self.init(DocumentOrigin(path: path), bytes: bytes)
  }

  /// The same for a file of any version.
  package init(_ origin: DocumentOrigin, bytes: [UInt8]) {
    path = origin.name
    self.origin = origin
    self.bytes = bytes
  }

  /// The text of `range`, with invalid UTF-8 replaced by U+FFFD, clipped to the file.
  package func text(_ range: SourceRange) -> String {
    let lower = min(max(range.lower, 0), bytes.count)
    let upper = min(max(range.upper, lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }
}

/// A half-open range of UTF-8 byte offsets in one source file.
package struct SourceRange: Hashable, Comparable, Sendable {
  /// Offset of the first byte.
  package let lower: Int
  /// Offset just after the last byte; equal to `lower` for an insertion point.
  package let upper: Int

  /// A range from `lower` up to, not including, `upper`; an `upper` before `lower` gives the empty range at `lower`.
  package init(_ lower: Int, _ upper: Int) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  /// The length in bytes.
  package var count: Int { upper - lower }

  package static func < (a: Self, b: Self) -> Bool {
    (a.lower, a.upper) < (b.lower, b.upper)
  }
}
