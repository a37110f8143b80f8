/// A system in condensed form: `row value = Σ cell * column value`, up to constants kept in the rows.
///
/// Every column quantity is zero; every row quantity follows from the columns. At the start the columns are parameters
/// and the rows residuals of constraints; an exchange swaps one of each. Columns that may no longer move are kept,
/// because their cells give the change of each row with a constant.
struct Tableau: Sendable {
  var rows: [Quantity]
  var columns: [Quantity]
  /// Row-major, `columns.count` cells a row.
  var cells: [Double]
  /// Residuals up to this many points count as zero.
  var tolerance: Double
  /// For each column, how the cost of the level being minimized changes per unit; valid after `computePrices`.
  var prices: [Double]
  /// Exchanges since the tableau was built; each adds a rounding error to the cells.
  private(set) var exchangeCount = 0
  /// Cells visited since the tableau was built or released.
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

  /// Visits each variable that is a parameter of this tableau, in a row or a column.
  func forEachParameter(_ body: (Int) -> Void) {
    for column in columns { if let parameter = column.id.parameter { body(parameter) } }
    for row in rows { if let parameter = row.id.parameter { body(parameter) } }
  }

  /// Whether a row depends on any of some columns.
  func canVary(row: Int, along columns: [Int]) -> Bool {
    columns.contains { abs(cell(row, $0)) > Limits.priceTolerance }
  }

  func cell(_ row: Int, _ column: Int) -> Double { cells[row * columns.count + column] }

  /// Swaps a row and a column whose cell is not zero: the row quantity goes to zero and becomes a column.
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

  /// Substitutes the pivot row for the column just solved for, in one row.
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
  func strongestLiveColumn(ofRow row: Int) -> Int? {
    var best: Int?
    var largest = Limits.priceTolerance
    for column in columns.indices where columns[column].isLive && abs(cell(row, column)) > largest {
      (best, largest) = (column, abs(cell(row, column)))
    }
    return best
  }
}
