/// A position in some bytes, to read numbers up to the end.
struct ByteCursor {
  let bytes: [UInt8]
  /// The offset from 0.
  private(set) var place: Int
  /// The offset after the last readable byte.
  let end: Int

  init(_ bytes: [UInt8], from place: Int = 0) {
    self.bytes = bytes
    self.place = min(max(place, 0), bytes.count)
    end = bytes.count
  }

  var rest: Int { end - place }

  /// The number of bits in each byte of a number with variable length.
  private static let groupBits = 7
  /// The bit that marks the last byte of a number with variable length.
  private static let lastGroup: UInt8 = 0x80
  /// The largest number of groups. More do not fit into 32 bits.
  private static let mostGroups = 5

  mutating func byte() throws(NibFailure) -> UInt8 {
    guard place < end else { throw NibFailure(place, "the file ends too early") }
    defer { place += 1 }
    return bytes[place]
  }

  mutating func slice(_ count: Int) throws(NibFailure) -> ArraySlice<UInt8> {
    guard count >= 0, count <= rest else {
      throw NibFailure(place, "expected \(count) more bytes, found \(rest)")
    }
    defer { place += count }
    return bytes[place..<place + count]
  }

  /// A number of fixed width with the lowest byte first.
  mutating func integer<Number: FixedWidthInteger>(_: Number.Type = Number.self) throws(NibFailure) -> Number {
    var number: Number = 0
    for (row, byte) in try slice(Number.bitWidth / 8).enumerated() {
      number |= Number(truncatingIfNeeded: byte) << Number(8 * row)
    }
    return number
  }

  /// A number of variable length: groups of seven bits, the lowest first. The last group is marked.
  mutating func number() throws(NibFailure) -> Int {
    let start = place
    var number = 0
    for group in 0..<Self.mostGroups {
      let byte = try byte()
      number |= Int(byte & ~Self.lastGroup) << (Self.groupBits * group)
      guard byte & Self.lastGroup != 0 else { continue }
      if group > 0, byte == Self.lastGroup {
        throw NibFailure(start, "a number is encoded in more bytes than it needs")
      }
      return number
    }
    throw NibFailure(start, "a number is longer than \(Self.mostGroups) bytes")
  }
}
