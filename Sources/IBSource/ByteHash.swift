/// 64-bit FNV-1a of some bytes: identifies texts where keeping them all would take too much memory.
///
/// Source of the constants: G. Fowler, L. C. Noll, K.-P. Vo, "The FNV Non-Cryptographic Hash Algorithm".
package struct ByteHash: Hashable, Sendable {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  // Not generic: other modules would run it unspecialized, at ten times the cost.
  package init(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  /// Of a text's UTF-8.
  package init(_ text: String) {
    for byte in text.utf8 { combine(byte) }
  }

  private mutating func combine(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
