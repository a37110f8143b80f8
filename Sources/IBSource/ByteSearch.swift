/// Looks for a word among bytes without reading them all, by Horspool's method: the byte under the last place of the
/// word says how far the word may move.
///
/// Source: R. N. Horspool, "Practical fast searching in strings", Software: Practice and Experience 10 (1980).
package struct ByteSearch: Sendable {
  private let word: [UInt8]
  /// For each byte, the distance of its last occurrence in the word from the word's end; the last byte is not counted.
  private let steps: [Int]

  package init(_ word: [UInt8]) {
    self.word = word
    var steps = Array(repeating: word.count, count: Int(UInt8.max) + 1)
    for (place, byte) in word.dropLast().enumerated() { steps[Int(byte)] = word.count - 1 - place }
    self.steps = steps
  }

  /// Looks for the UTF-8 of `word`.
  package init(_ word: StaticString) {
    self.init(word.withUTF8Buffer { Array($0) })
  }

  /// The length of the word in bytes.
  package var count: Int { word.count }

  /// The offset of the first occurrence that begins at `start` or after it; nil without one, and for an empty word.
  ///
  /// - Parameter start: an offset into `bytes`; nil for their first.
  // Not generic: other modules would run it unspecialized, at ten times the cost.
  package func firstOffset(in bytes: ArraySlice<UInt8>, from start: Int? = nil) -> Int? {
    guard let last = word.last else { return nil }
    var end = max(start ?? bytes.startIndex, bytes.startIndex) + word.count - 1
    while end < bytes.endIndex {
      let byte = bytes[end]
      let first = end - word.count + 1
      if byte == last, bytes[first...end].elementsEqual(word) { return first }
      end += steps[Int(byte)]
    }
    return nil
  }

  package func firstOffset(in bytes: [UInt8], from start: Int = 0) -> Int? { firstOffset(in: bytes[...], from: start) }

  /// Whether the word occurs in `bytes`; an empty one does not.
  package func isFound(in bytes: [UInt8]) -> Bool { firstOffset(in: bytes) != nil }
}
