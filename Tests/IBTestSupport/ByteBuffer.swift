/// Bytes that numbers are written to.
struct ByteBuffer {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ more: some Collection<UInt8>) { bytes += more }

  /// A number of its type's width, the lowest byte first.
  mutating func append<Number: FixedWidthInteger>(integer: Number) {
    for row in 0..<Number.bitWidth / 8 { bytes.append(UInt8(truncatingIfNeeded: integer >> Number(8 * row))) }
  }

  /// A number of a variable length, as `ByteCursor.number` reads it; 0 for a negative one.
  mutating func append(number: Int) {
    var rest = max(0, number)
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F))
      rest >>= 7
    }
    bytes.append(UInt8(rest) | 0x80)
  }
}
