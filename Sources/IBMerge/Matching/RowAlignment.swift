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

  /// - Parameters:
  ///   - before: the content of each old row.
  ///   - after: the content of each row.
  ///   - pairsEdited: whether rows with different content may match.
  init(_ before: [ByteHash], _ after: [ByteHash], pairsEdited: Bool = true) {
    old = Array(repeating: nil, count: after.count)
    gaps = Array(repeating: 0, count: after.count)
    for pair in CommonSubsequence.pairs(before, after) { old[pair.new] = pair.old }
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

  /// Matches moved rows with unique content.
  private mutating func findMoved(_ before: [ByteHash], _ after: [ByteHash], _ taken: inout [Bool]) {
    let rows = before.indices.filter { !taken[$0] }
    let others = after.indices.filter { old[$0] == nil }
    for (row, other) in CommonSubsequence.unique(rows.map { before[$0] }[...], others.map { after[$0] }[...]) {
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
