/// Pairs the elements of two arrays.
///
/// Equal elements are paired first, then elements of the same class in their order, then elements at the same index.
struct ElementPairs {
  private(set) var pairs: [(Int, Int)] = []
  /// The elements of the first array without a partner; `added` has those of the second.
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []
  /// Whether equal elements are in a different order.
  private(set) var isReordered = false

  /// - Parameters:
  ///   - first, second: a word for each element; equal elements have equal words.
  ///   - kinds: the kind of each element, such as its class.
  init(_ first: [String], _ second: [String], kinds: ([String], [String])) {
    var partners = [Int?](repeating: nil, count: first.count)
    var isTaken = [Bool](repeating: false, count: second.count)
    // Elements at the same index with the same word need no search.
    for place in 0..<min(first.count, second.count) where first[place] == second[place] {
      partners[place] = place
      isTaken[place] = true
    }
    for words in [(first, second), kinds] {
      var waiting: [String: ArraySlice<Int>] = [:]
      for place in second.indices where !isTaken[place] { waiting[words.1[place], default: []].append(place) }
      for place in first.indices where partners[place] == nil {
        guard let partner = waiting[words.0[place]]?.popFirst() else { continue }
        partners[place] = partner
        isTaken[partner] = true
      }
    }
    for place in first.indices where partners[place] == nil && place < second.count && !isTaken[place] {
      partners[place] = place
      isTaken[place] = true
    }
    for (place, partner) in partners.enumerated() {
      if let partner { pairs.append((place, partner)) } else { removed.append(place) }
    }
    added = second.indices.filter { !isTaken[$0] }
    let same = pairs.filter { first[$0.0] == second[$0.1] }.map(\.1)
    isReordered = zip(same, same.dropFirst()).contains { $0 > $1 }
  }
}
