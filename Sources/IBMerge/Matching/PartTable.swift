/// The nodes of elements without an object id. They are counted by kind in each parent: the first, the second, and so
/// on.
struct PartTable {
  private struct Kind: Hashable {
    /// The number of the parent's node; -1 for the document element, which has none.
    let parent: Int
    let word: PartWord
  }

  /// For each kind, its index in the other two arrays.
  private var kinds: [Kind: Int] = [:]
  private var nodes: [[Int]] = []
  /// For each kind, the number of its elements in the present file so far.
  private var rows: [Int] = []

  mutating func beginFile() {
    rows = [Int](repeating: 0, count: rows.count)
  }

  /// The node of the next element of a kind.
  ///
  /// - Returns: nil if earlier files have fewer elements of the kind; the element then becomes the node `fresh`.
  mutating func nextNode(of word: PartWord, in parent: Int?, orAdd fresh: Int) -> Int? {
    let key = Kind(parent: parent ?? -1, word: word)
    guard let kind = kinds[key] else {
      kinds[key] = nodes.count
      nodes.append([fresh])
      rows.append(1)
      return nil
    }
    let row = rows[kind]
    rows[kind] += 1
    if row < nodes[kind].count { return nodes[kind][row] }
    nodes[kind].append(fresh)
    return nil
  }
}
