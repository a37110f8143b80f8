extension Tableau {
  /// Takes out of play every column that cannot move although its flags would let it.
  ///
  /// At a degenerate vertex a row that is at the edge of its allowed side can block all ways along which a column
  /// might leave zero. Each such row is shown either to be able to leave its edge, or never to, in which case what
  /// would push it over is frozen. When all have been shown able, some solution has none of them at its edge, and from
  /// there every live column moves by itself: exactly the quantities without a live cell are determined. Returns false
  /// at the pivot limit.
  mutating func findInterior() -> Bool {
    var isDone = false
    while !isDone {
      isDone = true
      let live = liveColumns
      visits += rows.count * live.count
      for row in rows.indices where isUnprovenEdge(row, live) {
        // Each time round proves a row or freezes a column, so the rounds come to an end.
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

  /// Moves the row off its edge if that can be done, by degenerate exchanges as far as needed.
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

  /// The first live column, by item, that moves the row to its allowed side.
  private func pushingMove(row: Int, sign: Double) -> Move? {
    var best: Move?
    for (index, column) in columns.enumerated() where column.isLive {
      let rate = cell(row, index) * sign
      guard abs(rate) > Limits.priceTolerance, rate > 0 ? column.mayRise : column.mayFall else { continue }
      if let best, column.item.code > columns[best.column].item.code { continue }
      best = Move(column: index, direction: rate > 0 ? 1 : -1, slope: -abs(rate))
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
