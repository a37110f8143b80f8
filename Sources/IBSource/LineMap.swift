/// A place as people and editors count it.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// Line, from 1.
  package let line: Int
  /// Column, from 1, in UTF-16 units as Xcode, SARIF and language servers count.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// Turns byte offsets of one file into lines and columns.
///
/// A line ends after LF, CRLF or a CR without a following LF.
package struct LineMap: Sendable {
  private let bytes: [UInt8]
  private let lineStarts: [Int]

  /// Reads the line ends of `bytes` once.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let isLoneReturn = byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
      if byte == 0x0A || isLoneReturn { starts.append(offset + 1) }
    }
    lineStarts = starts
  }

  /// The position of a byte offset; an offset outside the file gives the nearer end of the file.
  package func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: utf16Length(lineStarts[low]..<offset) + 1)
  }

  /// UTF-16 units of a byte range: one for each sequence, two for those of four bytes, none for continuation bytes.
  private func utf16Length(_ range: Range<Int>) -> Int {
    var units = 0
    for byte in bytes[range] {
      if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    }
    return units
  }
}
