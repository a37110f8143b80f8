extension Tableau {
  /// A column leaving zero.
  struct Move {
    var column: Int
    /// 1 upwards, -1 downwards.
    var direction: Double
    /// Change of the total cost a unit; negative.
    var slope: Double
  }

  /// The total cost of the level being minimised.
  var totalCost: Double { rows.reduce(0) { $0 + $1.cost } }

  private var size: Int { rows.count + columns.count }

  /// Moves to a vertex with the least total cost of the goal rows, within the allowed sides of the quantities.
  ///
  /// A primal simplex on a piecewise linear objective: a goal row passes zero where going on still pays. Returns
  /// whether the optimum was reached before a limit. `prices` are those of the vertex reached.
  mutating func minimise() -> Bool {
    for step in 0..<(Limits.pivotsPerQuantity * size) {
      guard visits < Limits.cellVisits else { return false }
      computePrices()
      let cautious = step > Limits.pivotsBeforeBland * size
      guard let move = improvingMove(cautious: cautious) else { return true }
      guard advance(move, cautious: cautious) else { return false }
    }
    return false
  }

  /// Sets `prices` to the sum of the goal rows, weighted with the slope of their cost.
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

  /// The steepest way down, or, when cautious, the one whose item comes first (Bland's rule).
  private func improvingMove(cautious: Bool) -> Move? {
    var best: Move?
    for (index, column) in columns.enumerated() where column.isLive {
      let rising = column.mayRise ? prices[index] + column.costOfRising : 0
      let falling = column.mayFall ? column.costOfFalling - prices[index] : 0
      let slope = min(rising, falling)
      guard slope < -Limits.priceTolerance else { continue }
      if let best, cautious ? column.item.code > columns[best.column].item.code : slope >= best.slope { continue }
      best = Move(column: index, direction: rising <= falling ? 1 : -1, slope: slope)
    }
    return best
  }

  /// Goes along a move as far as it pays, and exchanges the column with the row that ends it. Returns false when
  /// nothing ends it, which only rounding can cause, since costs are bounded below.
  private mutating func advance(_ move: Move, cautious: Bool) -> Bool {
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

  /// The row that first reaches a zero at which it must stop or its cost bends.
  func nextBreak(along move: Move, cautious: Bool) -> Int? {
    var best: Int?
    var (shortest, strongest) = (Double.infinity, 0.0)
    for row in rows.indices {
      guard let step = stepToBreak(row: row, along: move) else { continue }
      let rate = abs(cell(row, move.column))
      if let best {
        let isTie = abs(step - shortest) <= Limits.priceTolerance * max(1, shortest)
        let winsTie = cautious ? rows[row].item.code < rows[best].item.code : rate > strongest
        guard isTie ? winsTie : step < shortest else { continue }
      }
      (best, shortest, strongest) = (row, min(step, shortest), rate)
    }
    return best
  }

  /// How far a move may go before the row reaches zero; `nil` when its zero is in the other direction or does not
  /// matter.
  func stepToBreak(row: Int, along move: Move) -> Double? {
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
