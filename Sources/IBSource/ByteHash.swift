/// 64-bit FNV-1a of some bytes: texts are told apart by it where keeping them all would take too much room.
///
/// Source of the constants: G. Fowler, L. C. Noll, K.-P. Vo, "The FNV Non-Cryptographic Hash Algorithm".
package struct ByteHash: Hashable, Sendable {
  private let value: UInt64

  package init(_ bytes: some Sequence<UInt8>) {
    value = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
