extension Tableau {
  /// A column that leaves zero.
  struct ColumnMove {
    var column: Int
    /// The direction: 1 upwards, -1 downwards.
    var direction: Double
    /// The change of the total cost for each unit; negative.
    var slope: Double
  }

  /// The total cost of the level that is being minimized.
  var totalCost: Double { rows.reduce(0) { $0 + $1.cost } }

  private var size: Int { rows.count + columns.count }

  /// Moves to a vertex with the smallest total cost of the goal rows. The quantities stay on their allowed sides.
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

  /// The steepest descent; if `cautious`, the descent with the first id (Bland's rule).
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

  /// Follows a move while the total cost falls, and exchanges the column with the row that ends the move.
  ///
  /// Returns false if no row ends it. Only rounding errors can cause that, because costs have a lower bound.
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

  /// The first row that reaches zero and must stop there, or has another slope of its cost beyond it.
  private func nextBreak(along move: ColumnMove, cautious: Bool) -> Int? {
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

  /// The distance of a move after which the row reaches zero; nil if the row moves away from zero or may cross it
  /// freely.
  private func stepToBreak(row: Int, along move: ColumnMove) -> Double? {
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

extension Tableau {
  /// Freezes all columns that cannot move although their flags would allow it.
  ///
  /// At a degenerate vertex, a row at the edge of its allowed side can block all directions in which a column might
  /// leave zero. For each such row, this either shows that it can leave its edge, or that it never can, and then
  /// freezes the columns that would push the row over the edge. If all remaining rows can leave their edges, there is a
  /// solution in which no row is at its edge, and from there each live column can move separately. The determined
  /// quantities are then exactly those without a live cell. Returns false at the pivot limit.
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

  /// Moves the row away from its edge if possible, with as many degenerate exchanges as needed.
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

  /// The first live column by id that moves the row to its allowed side.
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
