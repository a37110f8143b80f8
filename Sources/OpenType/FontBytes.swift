/// A part of a font file. Numbers are big-endian, and offsets count from the start of the part; nil beyond the file.
struct FontBytes: Sendable {
  private let bytes: [UInt8]
  private let start: Int

  init(_ bytes: [UInt8]) {
    self.init(bytes, from: 0)
  }

  private init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    self.start = start
  }

  /// The bytes from `offset` on; nil at the end.
  func part(at offset: Int?) -> FontBytes? {
    guard let offset, offset >= 0, offset < bytes.count - start else { return nil }
    return FontBytes(bytes, from: start + offset)
  }

  /// The part whose offset is the 16-bit number at `position`; nil for a null offset.
  func linkedPart(at position: Int) -> FontBytes? {
    unsigned16(position).flatMap { $0 == 0 ? nil : part(at: $0) }
  }

  /// The part whose offset is the 32-bit number at `position`; nil for a null offset.
  func longLinkedPart(at position: Int) -> FontBytes? {
    unsigned32(position).flatMap { $0 == 0 ? nil : part(at: $0) }
  }

  func unsigned16(_ offset: Int) -> Int? { number(2, at: offset) }

  func unsigned32(_ offset: Int) -> Int? { number(4, at: offset) }

  func signed16(_ offset: Int) -> Int? {
    number(2, at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  /// The bytes in a range; nil if the range extends beyond the file.
  func slice(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, count <= bytes.count - start, offset <= bytes.count - start - count else {
      return nil
    }
    return bytes[(start + offset)..<(start + offset + count)]
  }

  private func number(_ count: Int, at offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - start - count else { return nil }
    var value = 0
    for index in (start + offset)..<(start + offset + count) { value = value << 8 | Int(bytes[index]) }
    return value
  }

  /// Finds the record that contains `key` among `count` ascending records. Returns its index; nil if no record does.
  ///
  /// - Parameter bounds: returns the first and last key of the record at an index; nil makes the search return nil.
  static func search(_ count: Int, for key: Int, bounds: (Int) -> (first: Int, last: Int)?) -> Int? {
    var range = 0..<max(count, 0)
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      guard let (first, last) = bounds(middle) else { return nil }
      if key < first {
        range = range.lowerBound..<middle
      } else if key > last {
        range = middle + 1..<range.upperBound
      } else {
        return middle
      }
    }
    return nil
  }
}
