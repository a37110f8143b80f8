extension Tableau {
  /// A column leaving zero.
  struct ColumnMove {
    var column: Int
    /// 1 upwards, -1 downwards.
    var direction: Double
    /// Change of the total cost per unit; negative.
    var slope: Double
  }

  /// The total cost of the level being minimized.
  var totalCost: Double { rows.reduce(0) { $0 + $1.cost } }

  private var size: Int { rows.count + columns.count }

  /// Moves to a vertex with the least total cost of the goal rows, within the allowed sides of the quantities.
  ///
  /// A primal simplex on a piecewise linear objective: a goal row may pass zero as long as the total cost falls.
  /// Returns whether the optimum was reached before a limit. `prices` are those of the final vertex.
  mutating func minimize() -> Bool {
    for step in 0..<(Limits.pivotsPerQuantity * size) {
      guard visits < Limits.cellVisits else { return false }
      computePrices()
      let cautious = step > Limits.pivotsBeforeBland * size
      guard let move = improvingMove(cautious: cautious) else { return true }
      guard advance(move, cautious: cautious) else { return false }
    }
    return false
  }

  /// Sets `prices` to the sum of the goal rows, weighted by the slopes of their costs.
  mutating func computePrices() {
    let width = columns.count
    visits += size
    for column in 0..<width { prices[column] = 0 }
    for row in rows.indices {
      let slope = rows[row].slope
      guard slope != 0 else { continue }
      visits += width
      for column in 0..<width { prices[column] += slope * cells[row * width + column] }
    }
  }

  /// The steepest descent, or, when cautious, the descent with the first id (Bland's rule).
  private func improvingMove(cautious: Bool) -> ColumnMove? {
    var best: ColumnMove?
    for (index, column) in columns.enumerated() where column.isLive {
      let rising = column.mayRise ? prices[index] + column.costOfRising : 0
      let falling = column.mayFall ? column.costOfFalling - prices[index] : 0
      let slope = min(rising, falling)
      guard slope < -Limits.priceTolerance else { continue }
      if let best, cautious ? column.id.code > columns[best.column].id.code : slope >= best.slope { continue }
      best = ColumnMove(column: index, direction: rising <= falling ? 1 : -1, slope: slope)
    }
    return best
  }

  /// Follows a move while the total cost falls, and exchanges the column with the row that ends it. Returns false when
  /// no row ends it, which only rounding errors can cause, since costs are bounded below.
  private mutating func advance(_ move: ColumnMove, cautious: Bool) -> Bool {
    var slope = move.slope
    while let row = nextBreak(along: move, cautious: cautious) {
      let rate = abs(cell(row, move.column))
      let change = rate * (rows[row].costOfRising + rows[row].costOfFalling)
      if rows[row].isGoal && slope + change < -Limits.priceTolerance {
        slope += change
        rows[row].isAbove.toggle()
      } else {
        exchange(row: row, column: move.column)
        rows[row].isAbove = move.direction > 0
        return true
      }
    }
    return false
  }

  /// The first row to reach a zero at which it must stop or the slope of its cost changes.
  func nextBreak(along move: ColumnMove, cautious: Bool) -> Int? {
    var best: Int?
    var (shortest, strongest) = (Double.infinity, 0.0)
    for row in rows.indices {
      guard let step = stepToBreak(row: row, along: move) else { continue }
      let rate = abs(cell(row, move.column))
      if let best {
        let isTie = abs(step - shortest) <= Limits.priceTolerance * max(1, shortest)
        let winsTie = cautious ? rows[row].id.code < rows[best].id.code : rate > strongest
        guard isTie ? winsTie : step < shortest else { continue }
      }
      (best, shortest, strongest) = (row, min(step, shortest), rate)
    }
    return best
  }

  /// How far a move may go before the row reaches zero; `nil` when it moves away from zero or may cross it freely.
  func stepToBreak(row: Int, along move: ColumnMove) -> Double? {
    let rate = cell(row, move.column) * move.direction
    guard abs(rate) > Limits.priceTolerance else { return nil }
    let quantity = rows[row]
    let matters: Bool
    if quantity.isGoal {
      matters = quantity.isAbove == (rate < 0)
    } else {
      matters = rate < 0 ? !quantity.mayFall : !quantity.mayRise
    }
    return matters ? max(0, -quantity.value / rate) : nil
  }
}
