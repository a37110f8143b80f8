/// A place in a file as editors number it.
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
  /// UTF-16 units before every `stride`-th byte, which makes columns cheap to count. Empty if all lines are short.
  private let units: [Int]

  /// The number of bytes that are counted one by one. Without it, a file without line ends would be counted from its
  /// start for each place.
  private static let stride = 1024

  /// Reads the line ends of `bytes` once.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var longest = 0
    let span = bytes.span
    for offset in span.indices {
      let byte = span[offset]
      // Only the two line ends are this small, but for tabs.
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

  /// UTF-16 units before a byte.
  private func unitsBefore(_ offset: Int) -> Int {
    let place = offset / Self.stride
    return units[place] + Self.utf16Length(bytes[place * Self.stride..<offset])
  }

  /// The position of a byte offset; an offset outside the file gives the nearest end of the file.
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

  /// The number of UTF-16 units in UTF-8 bytes: one for each sequence, two for a sequence of four bytes, none for
  /// continuation bytes.
  private static func utf16Length(_ bytes: ArraySlice<UInt8>) -> Int {
    var units = 0
    for byte in bytes {
      if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    }
    return units
  }
}
