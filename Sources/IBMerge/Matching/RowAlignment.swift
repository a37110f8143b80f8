import IBSource

/// Matches the rows of an edited list with the rows of the old list.
///
/// Rows are elements of one kind, which only their content and order distinguish. First, the rows of the longest common
/// subsequence match. Then, moved rows match: those whose content is unique in both lists. Finally, edited rows match:
/// those between two matched rows, if both lists have the same number of rows there.
struct RowAlignment {
  /// For each row, the matching row of the old list; nil for an added row.
  private(set) var old: [Int?]
  /// For each row, the number of old rows before it: one more than the index of the last row that kept its order.
  private(set) var gaps: [Int]

  /// The largest number of pairs of rows to compare. In longer lists, only rows with unique content are matched.
  private static let pairLimit = 1 << 16

  /// - Parameters:
  ///   - before: the content of each old row.
  ///   - after: the content of each row.
  ///   - pairsEdited: whether rows with different content may match.
  init(_ before: [ByteHash], _ after: [ByteHash], pairsEdited: Bool = true) {
    old = Array(repeating: nil, count: after.count)
    gaps = Array(repeating: 0, count: after.count)
    keepCommon(before, after)
    var last = 0
    for row in after.indices {
      gaps[row] = last
      if let match = old[row] { last = match + 1 }
    }
    var taken = Array(repeating: false, count: before.count)
    for match in old.compactMap(\.self) { taken[match] = true }
    let kept = old
    findMoved(before, after, &taken)
    if pairsEdited { pairEdited(kept, taken) }
  }

  // MARK: - The same content in the same order

  private mutating func keepCommon(_ before: [ByteHash], _ after: [ByteHash]) {
    var start = 0
    while start < min(before.count, after.count), before[start] == after[start] {
      old[start] = start
      start += 1
    }
    var (end, otherEnd) = (before.count, after.count)
    while end > start, otherEnd > start, before[end - 1] == after[otherEnd - 1] {
      end -= 1
      otherEnd -= 1
      old[otherEnd] = end
    }
    let (rows, others) = (Array(before[start..<end]), Array(after[start..<otherEnd]))
    let pairs =
      rows.count * others.count <= Self.pairLimit
      ? Self.longest(rows, others) : Self.ascending(Self.single(rows, others))
    for (row, other) in pairs { old[start + other] = start + row }
  }

  /// The longest common subsequence, as pairs of indices.
  private static func longest(_ rows: [ByteHash], _ others: [ByteHash]) -> [(Int, Int)] {
    if rows.isEmpty || others.isEmpty { return [] }
    let width = others.count + 1
    // The number of rows that both lists have in common after each pair of indices.
    var lengths = [Int32](repeating: 0, count: (rows.count + 1) * width)
    for row in rows.indices.reversed() {
      for other in others.indices.reversed() {
        let place = row * width + other
        lengths[place] =
          rows[row] == others[other]
          ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, other) = (0, 0)
    while row < rows.count, other < others.count {
      let place = row * width + other
      if rows[row] == others[other] {
        pairs.append((row, other))
        row += 1
        other += 1
      } else if lengths[place + width] >= lengths[place + 1] {
        row += 1
      } else {
        other += 1
      }
    }
    return pairs
  }

  /// Pairs of rows whose content is unique in both lists, in the order of the second list.
  private static func single(_ rows: [ByteHash], _ others: [ByteHash]) -> [(Int, Int)] {
    let places = Dictionary(grouping: rows.indices) { rows[$0] }
    let counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return others.indices.compactMap { other in
      guard counts[others[other]] == 1, let found = places[others[other]], found.count == 1 else { return nil }
      return (found[0], other)
    }
  }

  /// The longest subsequence of pairs in which the first indices increase; the second ones already do.
  private static func ascending(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    var previous = [Int?](repeating: nil, count: pairs.count)
    // For each length, the pair that ends the best subsequence of that length.
    var ends: [Int] = []
    for index in pairs.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].0 < pairs[index].0 { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var result: [(Int, Int)] = []
    var current = ends.last
    while let index = current {
      result.append(pairs[index])
      current = previous[index]
    }
    return result.reversed()
  }

  // MARK: - The rest

  /// Matches moved rows with unique content.
  private mutating func findMoved(_ before: [ByteHash], _ after: [ByteHash], _ taken: inout [Bool]) {
    let rows = before.indices.filter { !taken[$0] }
    let others = after.indices.filter { old[$0] == nil }
    for (row, other) in Self.single(rows.map { before[$0] }, others.map { after[$0] }) {
      old[others[other]] = rows[row]
      taken[rows[row]] = true
    }
  }

  /// Matches the remaining rows between two matched rows, if both lists have the same number of them.
  ///
  /// - Parameter kept: for each row that kept its order, its old row.
  private mutating func pairEdited(_ kept: [Int?], _ taken: [Bool]) {
    var start = 0
    var row = 0
    while row <= kept.count {
      guard row == kept.count || kept[row] != nil else {
        row += 1
        continue
      }
      let end = row < kept.count ? kept[row] ?? taken.count : taken.count
      let rows = (start..<max(start, end)).filter { !taken[$0] }
      let others = (firstOpen(row, kept)..<row).filter { old[$0] == nil }
      if rows.count == others.count { for (row, other) in zip(rows, others) { old[other] = row } }
      start = end + 1
      row += 1
    }
  }

  /// The start of the run of rows directly before `row` that did not keep their order; `row` if the run is empty.
  private func firstOpen(_ row: Int, _ kept: [Int?]) -> Int {
    var first = row
    while first > 0, kept[first - 1] == nil { first -= 1 }
    return first
  }
}
