import IBTestSupport
import Testing

@testable import NibArchive

/// Measurements/NibArchive.md#key-order, by hand.
@Suite struct KeyOrderTests {
  /// 1 · 257 + 97 = 354, and 354 + 354 · 2 = 1062.
  @Test func aShortKeyIsHashedByteByByte() {
    #expect(KeyOrder.hash(Array("a".utf8)) == 1062)
  }

  /// 4 · 67503105 + 97 · 16974593 + 98 · 66049 + 99 · 257 + 100 = 1923046286, and 1 + 2⁴ times that.
  @Test func fourBytesAreHashedAtOnce() {
    #expect(KeyOrder.hash(Array("abcd".utf8)) == 1_923_046_286 * 17)
  }

  /// Only the first, the middle and the last 32 of 200 bytes count.
  @Test func ofALongKeyThreePiecesCount() {
    var key = [UInt8](repeating: 65, count: 200)
    let hash = KeyOrder.hash(key)
    key[40] = 66
    #expect(KeyOrder.hash(key) == hash)
    key[100] = 66
    #expect(KeyOrder.hash(key) != hash)
  }

  /// 1062, 1065 and 1068 are 0 modulo 3: in the order in which they come. A fourth makes the table one of 7 buckets, where
  /// they are 5, 1 and 4, and 1071 is 0.
  @Test func keysAreInTheOrderOfTheirBuckets() {
    let keys = ["a", "b", "c", "d"].map { Array($0.utf8) }
    #expect(KeyOrder.sorted(Array(keys.prefix(3))) == Array(keys.prefix(3)))
    #expect(KeyOrder.sorted(keys) == ["d", "b", "c", "a"].map { Array($0.utf8) })
  }

  @Test(arguments: [0, 1, 7, 119, 1733, 2803, 2804, 6000]) func noKeyIsLost(_ count: Int) {
    let keys = (0..<count).map { Array("key \($0)".utf8) }
    let sorted = KeyOrder.sorted(keys)
    #expect(Set(sorted) == Set(keys) && sorted.count == keys.count)
    // More than any table was seen to hold stay as they are.
    if count > 2803 { #expect(sorted == keys) }
  }

  /// The key of a reference comes before those of the object it leads to, and these before the next of the first.
  @Test func keysAreReachedDepthFirst() {
    let nib = Nib(
      objects: [
        Nib.Object(0, [Nib.Value(2, .object(1)), Nib.Value(1, .null)]),
        Nib.Object(0, [Nib.Value(0, .object(0)), Nib.Value(2, .null)]), Nib.Object(0, [Nib.Value(3, .null)]),
      ], keys: ["a", "b", "c", "d"].map { Array($0.utf8) }, classes: [Nib.Class("A")])
    #expect(nib.keysAsReached == [2, 0, 1])
  }

  @Test func keysInOrderSayTheSame() {
    let nib = NibDraft.greeting(["Hello"])
    #expect(nib.withKeysInOrder == nib)
    let names = nib.keys.map { String(decoding: $0, as: UTF8.self) }
    #expect(Set(names).count == names.count)
    #expect(GraphComparison(ObjectGraph(nib), ObjectGraph(nib)).differences.isEmpty)
  }
}
