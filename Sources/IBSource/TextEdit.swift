/// A replacement of one byte range by other bytes; everything outside the range stays as it is.
package struct TextEdit: Hashable, Sendable {
  /// The replaced bytes; an empty range inserts.
  package let range: SourceRange
  /// The bytes that replace it.
  package let replacement: [UInt8]

  package init(_ range: SourceRange, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  package init(_ range: SourceRange, _ replacement: String) {
    self.init(range, Array(replacement.utf8))
  }

  /// The bytes after all `edits`, or nil if two of them overlap or one reaches outside the file.
  ///
  /// Insertions at one place keep the order in which they are given.
  package static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8]? {
    let sorted = edits.enumerated().sorted { a, b in
      a.element.range == b.element.range ? a.offset < b.offset : a.element.range < b.element.range
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for (_, edit) in sorted {
      guard edit.range.lower >= position, edit.range.upper <= bytes.count else { return nil }
      result += bytes[position..<edit.range.lower]
      result += edit.replacement
      position = edit.range.upper
    }
    return result + bytes[position...]
  }
}
