extension Tableau {
  /// Ends a level: from here on quantities may only move in ways that keep the total cost at its minimum.
  ///
  /// By complementary slackness any one optimal set of multipliers describes all optimal solutions. Where the cost
  /// reached zero the multipliers can be zero, and the level's relations simply become binding; otherwise the
  /// multipliers are the prices and slopes of the vertex at which `minimize` ended.
  mutating func freezeLevel(isSatisfied: Bool) {
    for index in columns.indices {
      if !isSatisfied { freezeColumn(index) } else if columns[index].isGoal { columns[index].bind() }
      columns[index].leaveLevel()
    }
    for index in rows.indices where rows[index].isGoal {
      if isSatisfied {
        rows[index].bind()
      } else if rows[index].isAbove {
        rows[index].mayFall = false
      } else {
        rows[index].mayRise = false
      }
      rows[index].leaveLevel()
      if !rows[index].isLive { retire(row: index) }
    }
  }

  private mutating func freezeColumn(_ index: Int) {
    if prices[index] + columns[index].costOfRising > Limits.priceTolerance { columns[index].mayRise = false }
    if columns[index].costOfFalling - prices[index] > Limits.priceTolerance { columns[index].mayFall = false }
  }

  /// Makes a column of a row that must stay zero, so that it no longer blocks other columns.
  private mutating func retire(row: Int) {
    if let column = strongestLiveColumn(ofRow: row) { exchange(row: row, column: column) }
  }
}
