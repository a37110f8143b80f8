/// Finds a word in bytes without reading all of them, with Horspool's method: the byte under the end of the word
/// determines how far the word may be moved.
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

  /// Whether the word occurs in `bytes`; an empty one never does.
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
