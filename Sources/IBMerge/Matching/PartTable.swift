/// The nodes of elements without an object id: the first of its kind in its parent, the second, and so on.
struct PartTable {
  private struct Kind: Hashable {
    /// The number of the parent's node; -1 for the document.
    let parent: Int
    let word: PartWord
  }

  /// By kind, the index of the kind in the other two arrays.
  private var kinds: [Kind: Int] = [:]
  private var nodes: [[Int]] = []
  /// How many of each kind the file has had up to now.
  private var rows: [Int] = []

  mutating func beginFile() {
    rows = [Int](repeating: 0, count: rows.count)
  }

  /// The node of the next element of a kind.
  ///
  /// - Returns: nil if no earlier file has as many elements of the kind; the element is then the node `fresh`.
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
