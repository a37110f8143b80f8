/// A system in condensed form: `row value = Σ cell * column value`, up to constants that the rows contain.
///
/// All column quantities are zero, and all row quantities follow from the columns. At the start, the columns are
/// parameters and the rows are residuals of constraints; an exchange swaps one of each. Columns that may not move any
/// more are kept, because their cells are the rates at which each row changes with a constant.
struct Tableau: Sendable {
  var rows: [Quantity]
  var columns: [Quantity]
  /// The cells row by row, `columns.count` in each.
  var cells: [Double]
  /// Residuals up to this many points count as zero.
  var tolerance: Double
  /// For each column, the rate at which the cost of the level being minimized changes; valid after `computePrices`.
  var prices: [Double]
  /// The number of exchanges since the tableau was built. Each adds a rounding error to the cells.
  private(set) var exchangeCount = 0
  /// The number of cells visited since the tableau was built or released.
  var visits = 0
  private var support: [Int] = []

  init(columns: [Quantity], rows: [Quantity], tolerance: Double) {
    self.columns = columns
    self.rows = rows
    self.tolerance = tolerance
    cells = [Double](repeating: 0, count: rows.count * columns.count)
    prices = [Double](repeating: 0, count: columns.count)
  }

  var hasLiveColumns: Bool { columns.contains { $0.isLive } }

  /// The columns that may still move.
  var liveColumns: [Int] { columns.indices.filter { columns[$0].isLive } }

  /// Calls `body` with each variable that is a parameter of this tableau, in a row or a column.
  func forEachParameter(_ body: (Int) -> Void) {
    for column in columns { if let parameter = column.id.parameter { body(parameter) } }
    for row in rows { if let parameter = row.id.parameter { body(parameter) } }
  }

  /// Whether a row depends on any of these columns.
  func canVary(row: Int, along columns: [Int]) -> Bool {
    columns.contains { abs(cell(row, $0)) > Limits.priceTolerance }
  }

  func cell(_ row: Int, _ column: Int) -> Double { cells[row * columns.count + column] }

  /// Swaps a row and a column whose cell is not zero. The row quantity becomes zero and a column.
  mutating func exchange(row: Int, column: Int) {
    let width = columns.count
    let base = row * width
    let inverse = 1 / cells[base + column]
    let entering = -rows[row].value * inverse
    exchangeCount += 1

    support.removeAll(keepingCapacity: true)
    for other in 0..<width where other != column && cells[base + other] != 0 {
      cells[base + other] *= -inverse
      support.append(other)
    }
    cells[base + column] = inverse

    for other in rows.indices where other != row {
      let factor = cells[other * width + column]
      if factor != 0 { substitute(row: other, factor: factor, pivotRow: row, column: column, entering: entering) }
    }
    swap(&rows[row], &columns[column])
    rows[row].value = entering
    columns[column].value = 0
  }

  /// Substitutes the pivot row in one row for the column that has just been solved for.
  private mutating func substitute(row: Int, factor: Double, pivotRow: Int, column: Int, entering: Double) {
    let width = columns.count
    let (target, source) = (row * width, pivotRow * width)
    visits += support.count
    cells[target + column] = factor * cells[source + column]
    rows[row].value += factor * entering
    for other in support {
      let (old, part) = (cells[target + other], factor * cells[source + other])
      let sum = old + part
      cells[target + other] = abs(sum) > Limits.cancellation * max(abs(old), abs(part)) ? sum : 0
    }
  }

  /// The live column with the largest cell in a row.
  private func strongestLiveColumn(ofRow row: Int) -> Int? {
    var best: Int?
    var largest = Limits.priceTolerance
    for column in columns.indices where columns[column].isLive && abs(cell(row, column)) > largest {
      (best, largest) = (column, abs(cell(row, column)))
    }
    return best
  }
}

extension Tableau {
  /// Ends a level. After that, quantities may only move in ways that keep the total cost at its minimum.
  ///
  /// By complementary slackness, any optimal set of multipliers describes all optimal solutions. If the cost reached
  /// zero, the multipliers can be zero, and the relations of the level just become binding. Otherwise, the multipliers
  /// are the prices and slopes of the vertex at which `minimize` ended.
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

  /// Turns a row that must stay zero into a column, so that it no longer blocks other columns.
  private mutating func retire(row: Int) {
    if let column = strongestLiveColumn(ofRow: row) { exchange(row: row, column: column) }
  }
}

extension Tableau {
  /// A sum of parameters as cells for the columns. Parameters of other tableaus are skipped.
  func cells(of parts: [Elimination.Entry]) -> [Double] {
    var combined = [Double](repeating: 0, count: columns.count)
    for part in parts {
      let id = QuantityID.parameter(part.variable)
      if let column = columns.firstIndex(where: { $0.id == id }) {
        combined[column] += part.coefficient
      } else if let row = rows.firstIndex(where: { $0.id == id }) {
        for column in columns.indices { combined[column] += part.coefficient * cell(row, column) }
      }
    }
    return combined
  }

  /// The value of a sum of parameters. Parameters of other tableaus are skipped.
  func value(of parts: [Elimination.Entry]) -> Double {
    parts.reduce(0) { sum, part in
      let id = QuantityID.parameter(part.variable)
      let quantity = columns.first { $0.id == id } ?? rows.first { $0.id == id }
      return sum + part.coefficient * (quantity?.value ?? 0)
    }
  }

  /// Whether a sum given as cells can vary.
  func hasLiveCell(in cells: [Double]) -> Bool {
    columns.indices.contains { columns[$0].isLive && abs(cells[$0]) > Limits.priceTolerance }
  }

  /// Keeps only the solutions in which a sum of parameters is nearest to a target.
  ///
  /// The present distance from the target is `distance`. This minimizes one more level, which consists of one equality.
  /// Returns false at the pivot limit.
  mutating func settle(_ parts: [Elimination.Entry], distance: Double) -> Bool {
    let combined = cells(of: parts)
    guard hasLiveCell(in: combined) else { return true }
    var row = Quantity(id: .distance, relation: .equal, value: distance)
    row.becomeGoal()
    rows.append(row)
    cells += combined
    let isOptimal = minimize()
    freezeLevel(isSatisfied: totalCost <= tolerance)
    return findInterior() && isOptimal
  }

  /// Adds another tableau to this one as an independent block.
  mutating func merge(_ other: Tableau) {
    let (left, right) = (columns.count, other.columns.count)
    var joined: [Double] = []
    joined.reserveCapacity((rows.count + other.rows.count) * (left + right))
    for row in rows.indices {
      joined += cells[row * left..<(row + 1) * left]
      joined += repeatElement(0, count: right)
    }
    for row in other.rows.indices {
      joined += repeatElement(0, count: left)
      joined += other.cells[row * right..<(row + 1) * right]
    }
    columns += other.columns
    rows += other.rows
    prices += other.prices
    cells = joined
    tolerance = max(tolerance, other.tolerance)
  }
}
