/// Reads numbers and tags from the bytes of a file; nil beyond the end.
struct ByteReader {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func byte(at offset: Int) -> Int? {
    bytes.indices.contains(offset) ? Int(bytes[offset]) : nil
  }

  /// The unsigned number in `length` bytes, at most four. The highest byte is first.
  func big(_ length: Int, at offset: Int) -> Int? {
    guard offset >= 0, length <= 4, offset <= bytes.count - length else { return nil }
    return bytes[offset..<(offset + length)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The unsigned number in `length` bytes, at most four. The lowest byte is first.
  func little(_ length: Int, at offset: Int) -> Int? {
    guard offset >= 0, length <= 4, offset <= bytes.count - length else { return nil }
    return bytes[offset..<(offset + length)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// A text of four letters.
  func tag(at offset: Int) -> String? {
    guard offset >= 0, offset <= bytes.count - 4 else { return nil }
    return String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self)
  }
}
