extension Tableau {
  /// Freezes every column that cannot move although its flags would allow it.
  ///
  /// At a degenerate vertex a row at the edge of its allowed side can block all directions in which a column might
  /// leave zero. For each such row this shows either that it can leave its edge, or that it never can; then the columns
  /// that would push it over are frozen. If every remaining row can leave its edge, some solution has no row at
  /// its edge, and from there every live column can move by itself: the determined quantities are exactly those without a
  /// live cell. Returns false at the pivot limit.
  mutating func findInterior() -> Bool {
    var isDone = false
    while !isDone {
      isDone = true
      let live = liveColumns
      visits += rows.count * live.count
      for row in rows.indices where isUnprovenEdge(row, live) {
        // Each iteration proves a row or freezes a column, so the loop ends.
        isDone = false
        guard proveOrFreeze(row) else { return false }
      }
    }
    return true
  }

  private func isUnprovenEdge(_ row: Int, _ live: [Int]) -> Bool {
    let quantity = rows[row]
    guard !quantity.isProven, quantity.mayRise != quantity.mayFall, abs(quantity.value) <= tolerance else {
      return false
    }
    return canVary(row: row, along: live)
  }

  /// Moves the row off its edge if possible, by degenerate exchanges as far as needed.
  private mutating func proveOrFreeze(_ row: Int) -> Bool {
    let sign = rows[row].mayRise ? 1.0 : -1.0
    for _ in 0..<(Limits.pivotsPerQuantity * (rows.count + columns.count)) {
      visits += rows.count + columns.count
      guard visits < Limits.cellVisits else { return false }
      guard let move = pushingMove(row: row, sign: sign) else {
        freezeOpposing(row: row, sign: sign)
        return true
      }
      guard let block = nextBreak(along: move, cautious: true),
        let step = stepToBreak(row: block, along: move), step <= tolerance
      else {
        rows[row].isProven = true
        return true
      }
      exchange(row: block, column: move.column)
    }
    return false
  }

  /// The first live column, by id, that moves the row to its allowed side.
  private func pushingMove(row: Int, sign: Double) -> ColumnMove? {
    var best: ColumnMove?
    for (index, column) in columns.enumerated() where column.isLive {
      let rate = cell(row, index) * sign
      guard abs(rate) > Limits.priceTolerance, rate > 0 ? column.mayRise : column.mayFall else { continue }
      if let best, column.id.code > columns[best.column].id.code { continue }
      best = ColumnMove(column: index, direction: rate > 0 ? 1 : -1, slope: -abs(rate))
    }
    return best
  }

  /// Freezes the columns that could only push the row over its edge.
  private mutating func freezeOpposing(row: Int, sign: Double) {
    for index in columns.indices {
      let rate = cell(row, index) * sign
      if rate > Limits.priceTolerance { columns[index].mayFall = false }
      if rate < -Limits.priceTolerance { columns[index].mayRise = false }
    }
  }
}
