/// A replacement of one range of bytes by other bytes. Everything outside the range stays unchanged.
package struct TextEdit: Hashable, Sendable {
  /// The range to replace; an empty range inserts.
  package let range: SourceRange
  /// The bytes that replace the range.
  package let replacement: [UInt8]

  package init(_ range: SourceRange, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  package init(_ range: SourceRange, _ replacement: String) {
    self.init(range, Array(replacement.utf8))
  }

  /// The bytes after all `edits`; nil if two of them overlap, or one is outside the file.
  ///
  /// Several insertions at one place keep their order.
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
