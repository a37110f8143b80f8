/// The rates at which all values and residuals change with the constant of a constraint, while the active constraints
/// stay the same.
struct Sensitivity: Sendable {
  /// The rates of the values, for each variable.
  private(set) var values: [Double] = []
  /// The rates of the residuals, for each reduced row and then for each constant row.
  ///
  /// Active rows, whose residuals stay zero, are left out.
  private(set) var residuals: [Double] = []
  /// The rates of the constants of pivots.
  private var pivots: [Double] = []

  /// Reserves space for the sensitivities of a reduction.
  mutating func prepare(for reduction: Reduction) {
    Self.clear(&values, count: reduction.elimination.pivotOfVariable.count)
    Self.clear(&residuals, count: reduction.rows.count + reduction.constantRows.count)
    Self.clear(&pivots, count: reduction.elimination.pivots.count)
  }

  private static func clear(_ rates: inout [Double], count: Int) {
    if rates.count == count {
      for index in rates.indices { rates[index] = 0 }
    } else {
      rates = [Double](repeating: 0, count: count)
    }
  }

  /// Computes the sensitivity to the constant of one constraint. It is zero for a constraint that the reduction
  /// skipped.
  mutating func change(_ constraint: Int32, _ reduction: Reduction, _ tableaus: [Tableau]) {
    prepare(for: reduction)
    let (elimination, rows, constantRows) = (reduction.elimination, reduction.rows, reduction.constantRows)
    if let row = rows.firstIndex(where: { $0.constraint == constraint }) {
      change(row: row, by: 1, reduction, tableaus)
    } else if let pivot = elimination.pivots.firstIndex(where: { $0.row.constraint == constraint }) {
      pivots[pivot] = elimination.pivots[pivot].inverse
      for later in elimination.pivots.indices.dropFirst(pivot + 1) {
        pivots[later] = rate(of: elimination.pivots[later].row, elimination) * elimination.pivots[later].inverse
      }
      for (index, row) in rows.enumerated() {
        let rate = rate(of: row, elimination)
        if rate != 0 { change(row: index, by: rate, reduction, tableaus) }
      }
      for (index, row) in constantRows.enumerated() { residuals[rows.count + index] = -rate(of: row, elimination) }
    } else if let row = constantRows.firstIndex(where: { $0.constraint == constraint }) {
      residuals[rows.count + row] = -1
    }
    elimination.fill(&values, constants: pivots)
  }

  /// The rate of a reduced row's constant.
  private func rate(of row: Elimination.Row, _ elimination: Elimination) -> Double {
    var rate = 0.0
    for index in row.factors {
      let factor = elimination.factors[Int(index)]
      rate -= factor.factor * pivots[Int(factor.pivot)]
    }
    return rate
  }

  /// Adds to the constant of a reduced row.
  ///
  /// While the row is active, its residual stays zero, and everything else changes along the column of the row.
  private mutating func change(row: Int, by amount: Double, _ reduction: Reduction, _ tableaus: [Tableau]) {
    let component = reduction.component(of: reduction.rows[row])
    let id = QuantityID.row(Int32(truncatingIfNeeded: row))
    guard let column = tableaus[component].columns.firstIndex(where: { $0.id == id }) else {
      residuals[row] -= amount
      return
    }
    let (rows, cells, width) = (tableaus[component].rows, tableaus[component].cells, tableaus[component].columns.count)
    for place in rows.indices {
      let rate = cells[place * width + column] * amount
      guard rate != 0 else { continue }
      let id = rows[place].id
      if let parameter = id.parameter {
        values[parameter] += rate
      } else if let other = id.row {
        residuals[other] += rate
      }
    }
  }
}
