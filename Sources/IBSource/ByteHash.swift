/// A 64-bit FNV-1a hash of some bytes. It identifies texts that would need too much memory if all were kept.
///
/// Source of the constants: G. Fowler, L. C. Noll, K.-P. Vo, "The FNV Non-Cryptographic Hash Algorithm".
package struct ByteHash: Hashable, Sendable {
  /// The hash as a number, which is the same on every machine and in every run.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  // This is not generic: other modules would run it unspecialized, which costs ten times as much.
  package init(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  /// The hash of a text in UTF-8.
  package init(_ text: String) {
    for byte in text.utf8 { combine(byte) }
  }

  /// The hash of bytes in one of many lists. The same bytes have a different hash in each list.
  package init(_ bytes: ArraySlice<UInt8>, inList list: Int) {
    mix(list)
    for byte in bytes { combine(byte) }
  }

  package init(_ text: String, inList list: Int) {
    mix(list)
    for byte in text.utf8 { combine(byte) }
  }

  private mutating func combine(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Spreads the number over all bits by multiplying by the golden ratio (D. E. Knuth, "The Art of Computer
  /// Programming", 6.4).
  private mutating func mix(_ number: Int) { value ^= UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15 }
}
