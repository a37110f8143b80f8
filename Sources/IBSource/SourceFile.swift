/// A file as it was read: the path from the user, and the unchanged bytes.
///
/// This module contains the types for text that all stages share: bytes, positions, edits and findings. It does not
/// depend on XML or views, does not read files, and imports no other module of Keyline.
package struct SourceFile: Sendable {
  /// The path as the user gave it, which is used in all messages and reports.
  package let path: String
  /// The identity of the document in references from other documents.
  package let origin: DocumentOrigin
  package let bytes: [UInt8]

  /// A file with the bytes that were read from its path.
  package init(path: String, bytes: [UInt8]) {
    self.init(DocumentOrigin(path: path), bytes: bytes)
  }

  /// The same for a file of any version.
  package init(_ origin: DocumentOrigin, bytes: [UInt8]) {
    path = origin.name
    self.origin = origin
    self.bytes = bytes
  }

  /// The text in `range`, clipped to the file. Invalid UTF-8 is replaced by U+FFFD.
  package func text(_ range: SourceRange) -> String {
    let lower = min(max(range.lower, 0), bytes.count)
    let upper = min(max(range.upper, lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }
}

/// A half-open range of byte offsets in one source file.
package struct SourceRange: Hashable, Comparable, Sendable {
  /// The offset of the first byte.
  package let lower: Int
  /// The offset after the last byte. For an insertion point, it is equal to `lower`.
  package let upper: Int

  /// A range from `lower` up to, but not including, `upper`. If `upper` is before `lower`, the range is empty at
  /// `lower`.
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
