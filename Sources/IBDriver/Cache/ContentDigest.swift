/// A digest of 128 bits from two chains of steps. Each step gives a different result for a different word or a
/// different state. It is quick and good against chance, but not against someone who looks for two files with one
/// digest.
///
/// Sources of the constants: D. E. Knuth, "The Art of Computer Programming", 6.4, for the golden ratio; G. L. Steele,
/// D. Lea, C. H. Flood, "Fast Splittable Pseudorandom Number Generators", for the other two odd factors.
struct ContentDigest: Hashable, Sendable {
  private(set) var high: UInt64 = 0x9E37_79B9_7F4A_7C15
  private(set) var low: UInt64 = 0

  init(_ bytes: [UInt8]) { add(bytes[...]) }

  init() {}

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Adds a part. The same bytes cut into other parts have another digest.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    add(UInt64(bytes.count))
    bytes.withUnsafeBytes { buffer in
      let whole = buffer.count & ~7
      var offset = 0
      while offset < whole {
        add(buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      var rest: UInt64 = 0
      for byte in buffer[whole...] { rest = rest << 8 | UInt64(byte) }
      if whole < buffer.count { add(rest) }
    }
  }

  mutating func add(_ text: String) { add(Array(text.utf8)[...]) }

  mutating func add(_ number: UInt64) {
    high = (high ^ number) &* 0xBF58_476D_1CE4_E5B9
    high ^= high >> 32
    low = (low ^ number) &* 0x94D0_49BB_1331_11EB
    low ^= low >> 29
  }
}
