/// The elements that two lists have in common, in the same order.
package enum CommonSubsequence {
  /// The largest number of elements that are compared exactly. This costs the number of elements times the number of
  /// differences, and as much memory as the square of the number of differences. Chosen, not measured.
  private static let exactLimit = 2_000

  /// Pairs of indices of equal elements, both ascending.
  ///
  /// The pairs are as many as possible if few elements are between the first difference and the last. Longer lists are
  /// first split at elements that occur only once in each, and parts that are still long have no pairs.
  package static func pairs<Element: Hashable>(_ old: [Element], _ new: [Element]) -> [(old: Int, new: Int)] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    let (ends, otherEnds) = ((old.count - tail)..<old.count, (new.count - tail)..<new.count)
    let (first, second) = (old[head..<ends.lowerBound], new[head..<otherEnds.lowerBound])
    let isLong = first.count + second.count > exactLimit
    var pairs = (0..<head).map { (old: $0, new: $0) }
    var (start, otherStart) = (head, head)
    for (end, otherEnd) in isLong ? ascending(unique(first, second)) : [] {
      pairs += exact(old[start..<end], new[otherStart..<otherEnd]) + [(end, otherEnd)]
      (start, otherStart) = (end + 1, otherEnd + 1)
    }
    pairs += exact(old[start..<ends.lowerBound], new[otherStart..<otherEnds.lowerBound])
    return pairs + zip(ends, otherEnds).map { (old: $0, new: $1) }
  }

  /// Pairs of indices of equal elements that occur only once in each list, in the order of the second list.
  package static func unique<Element: Hashable>(
    _ old: ArraySlice<Element>, _ new: ArraySlice<Element>
  ) -> [(old: Int, new: Int)] {
    let places = Dictionary(grouping: old.indices) { old[$0] }
    let counts = Dictionary(new.map { ($0, 1) }, uniquingKeysWith: +)
    return new.indices.compactMap { place in
      guard counts[new[place]] == 1, let found = places[new[place]], found.count == 1 else { return nil }
      return (found[0], place)
    }
  }

  private static func exact<Element: Hashable>(
    _ old: ArraySlice<Element>, _ new: ArraySlice<Element>
  ) -> [(old: Int, new: Int)] {
    if old.isEmpty || new.isEmpty || old.count + new.count > exactLimit { return [] }
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in Array(new).difference(from: Array(old)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
      case .insert(let offset, _, _): added.insert(new.startIndex + offset)
      }
    }
    return zip(old.indices.filter { !removed.contains($0) }, new.indices.filter { !added.contains($0) })
      .map { (old: $0, new: $1) }
  }

  /// The longest subsequence of pairs in which the first indices ascend; the second ones already do.
  private static func ascending(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var previous = [Int?](repeating: nil, count: pairs.count)
    // For each length, the pair that ends the best subsequence of that length.
    var ends: [Int] = []
    for index in pairs.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].old < pairs[index].old { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var result: [(old: Int, new: Int)] = []
    var current = ends.last
    while let index = current {
      result.append(pairs[index])
      current = previous[index]
    }
    return result.reversed()
  }
}
