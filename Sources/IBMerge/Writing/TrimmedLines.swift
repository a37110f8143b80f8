/// The lines of some bytes without the white space around them; empty lines are left out.
struct TrimmedLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> ArraySlice<UInt8>? {
    while place < bytes.count, bytes[place] <= Byte.blank { place += 1 }
    if place == bytes.count { return nil }
    let start = place
    while place < bytes.count, bytes[place] != Byte.lineFeed { place += 1 }
    var end = place
    while bytes[end - 1] <= Byte.blank { end -= 1 }
    return bytes[start..<end]
  }
}
