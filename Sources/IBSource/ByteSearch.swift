/// Looks for a word among bytes without reading them all, by Horspool's method: the byte that stands under the end of
/// the word says how far the word may move.
///
/// Source: R. N. Horspool, "Practical fast searching in strings", Software: Practice and Experience 10 (1980).
package struct ByteSearch: Sendable {
  private let word: [UInt8]
  /// By byte, how far to its last place in the word from the end; the last byte of the word does not count.
  private let steps: [Int]

  package init(_ word: [UInt8]) {
    self.word = word
    var steps = Array(repeating: word.count, count: Int(UInt8.max) + 1)
    for (place, byte) in word.dropLast().enumerated() { steps[Int(byte)] = word.count - 1 - place }
    self.steps = steps
  }

  /// Whether the word stands anywhere in `bytes`; an empty one stands nowhere.
  package func isFound(in bytes: [UInt8]) -> Bool {
    guard let last = word.last else { return false }
    var end = word.count - 1
    while end < bytes.count {
      let byte = bytes[end]
      if byte == last, bytes[(end - word.count + 1)...end].elementsEqual(word) { return true }
      end += steps[Int(byte)]
    }
    return false
  }
}
