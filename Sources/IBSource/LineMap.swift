/// A position in a file as editors count it.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The column from 1 in UTF-16 units, as in Xcode, SARIF and language servers.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// Converts byte offsets in one file into lines and columns.
///
/// A line ends with LF, CRLF, or a CR that no LF follows.
package struct LineMap: Sendable {
  private let bytes: [UInt8]
  private let lineStarts: [Int]
  /// The number of UTF-16 units before every `stride`-th byte, to count columns fast; empty if all lines are short.
  private let units: [Int]

  /// The largest number of bytes that are counted one by one.
  ///
  /// Without it, a file without line ends would be counted from its start for each place.
  private static let stride = 1024

  /// Reads the line ends of `bytes` once.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var longest = 0
    let span = bytes.span
    for offset in span.indices {
      let byte = span[offset]
      // Except for tabs, only the two line ends have such low codes.
      guard byte <= 0x0D, byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, offset + 1 < span.count, span[offset + 1] == 0x0A { continue }
      longest = max(longest, offset - (starts.last ?? 0))
      starts.append(offset + 1)
    }
    lineStarts = starts
    longest = max(longest, bytes.count - (starts.last ?? 0))
    units = longest > Self.stride ? Self.units(in: bytes) : []
  }

  private static func units(in bytes: [UInt8]) -> [Int] {
    var units = [0]
    units.reserveCapacity(bytes.count / stride + 1)
    for start in Swift.stride(from: 0, to: bytes.count, by: stride) {
      let end = min(start + stride, bytes.count)
      units.append((units.last ?? 0) + utf16Length(bytes[start..<end]))
    }
    return units
  }

  /// The number of UTF-16 units before a byte.
  private func unitsBefore(_ offset: Int) -> Int {
    let place = offset / Self.stride
    return units[place] + Self.utf16Length(bytes[place * Self.stride..<offset])
  }

  /// The position of a byte offset. An offset outside the file is moved to the nearest end of the file.
  package func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = lineStarts[low]
    let isLong = offset - start > Self.stride
    let column = isLong ? unitsBefore(offset) - unitsBefore(start) : Self.utf16Length(bytes[start..<offset])
    return SourcePosition(line: low + 1, column: column + 1)
  }

  /// The number of UTF-16 units for UTF-8 bytes: one for each sequence, two for one of four bytes, and none for
  /// continuation bytes.
  private static func utf16Length(_ bytes: ArraySlice<UInt8>) -> Int {
    var units = 0
    for byte in bytes {
      if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    }
    return units
  }
}
