/// A required inequality that cannot be satisfied, and the constraints that it contradicts.
struct Contradiction {
  var row: QuantityID
  /// A combination of residuals, including that of the inequality, that no values satisfy.
  var combination: [(id: QuantityID, multiplier: Double)]
}

extension Tableau {
  /// The component's system before any level has been minimized; nil if it has more than `limit` cells.
  init?(component: Int, of reduction: Reduction, tolerance: Double, limit: Int = Limits.tableauCells) {
    let parameters = reduction.split.parameters(of: component)
    let members = reduction.split.rows(of: component)
    guard parameters.count.saturatingProduct(members.count) <= limit else { return nil }
    self.init(
      columns: parameters.map { Quantity(id: .parameter($0)) },
      rows: members.map {
        let row = reduction.rows[Int($0)]
        return Quantity(
          id: .row($0), relation: row.relation, level: reduction.levelOfRow[Int($0)], value: -row.constant)
      },
      tolerance: tolerance)
    for (place, index) in members.enumerated() {
      for entry in reduction.rows[Int(index)].entries {
        let (variable, coefficient) = (
          reduction.elimination.entries[Int(entry)].variable, reduction.elimination.entries[Int(entry)].coefficient
        )
        cells[place * columns.count + Int(reduction.split.columnOfVariable[Int(variable)])] = coefficient
      }
    }
  }

  /// Clears the decisions of the levels but keeps the exchanges. Near an earlier solution, few more are needed.
  mutating func release() {
    for index in rows.indices { rows[index].release() }
    for index in columns.indices { columns[index].release() }
    visits = 0
  }

  /// Satisfies the required inequalities one after the other, beginning with those already satisfied.
  ///
  /// `report` is called for each one that cannot be satisfied, and decides whether to continue without it. Returns
  /// false if a limit was reached, or `report` returned false.
  mutating func holdRequired(_ level: Range<Int>, report: (Contradiction) -> Bool) -> Bool {
    for index in columns.indices where columns[index].belongs(to: level) { columns[index].bind() }
    var waiting: [QuantityID] = []
    for index in rows.indices where rows[index].belongs(to: level) {
      if rows[index].wouldCost <= tolerance { rows[index].bind() } else { waiting.append(rows[index].id) }
    }
    waiting.sort { $0.code > $1.code }  // In the order of addition.
    for id in waiting {
      // A row that is not bound yet does not block columns, so it is still a row.
      guard let place = rows.firstIndex(where: { $0.id == id }) else { continue }
      rows[place].becomeGoal()
      guard minimize() else { return false }
      if rows[place].isGoal, rows[place].cost > tolerance {
        let contradiction = contradiction(at: place)
        rows[place].leaveLevel()
        guard report(contradiction) else { return false }
      } else {
        freezeLevel(isSatisfied: true)
      }
    }
    return true
  }

  /// Minimizes one level after the other. Returns false at the pivot limit.
  ///
  /// `levels` are ranges of reduced rows, the highest priority first.
  mutating func minimizeLevels(_ levels: [Range<Int>]) -> Bool {
    for level in levels {
      // Without a live column no further improvement is possible.
      guard hasLiveColumns else { return true }
      for index in rows.indices where rows[index].belongs(to: level) { rows[index].becomeGoal() }
      for index in columns.indices where columns[index].belongs(to: level) { columns[index].becomeGoal() }
      if totalCost > tolerance {
        guard minimize() else { return false }
      }
      freezeLevel(isSatisfied: totalCost <= tolerance)
    }
    return true
  }

  /// The contradiction of a row at its smallest violation.
  ///
  /// The cells of the row are then the multipliers of the active constraints that prevent a smaller violation.
  private func contradiction(at place: Int) -> Contradiction {
    var contradiction = Contradiction(row: rows[place].id, combination: [(rows[place].id, 1)])
    for column in columns.indices where abs(cell(place, column)) > Limits.priceTolerance {
      contradiction.combination.append((columns[column].id, -cell(place, column)))
    }
    return contradiction
  }
}

extension Tableau {
  /// Computes all values again for the present constants of the reduction, and writes those of the parameters into
  /// `values`.
  ///
  /// The active constraints stay the same. Returns whether all quantities are still on an allowed side. If so, the
  /// tableau is still optimal, because multipliers do not depend on constants.
  mutating func refreshValues(from reduction: Reduction, into values: inout [Double]) -> Bool {
    refreshParameters(from: reduction, into: &values)
    return refreshResiduals(from: reduction, values)
  }

  private mutating func refreshParameters(from reduction: Reduction, into values: inout [Double]) {
    for column in columns {
      if let parameter = column.id.parameter { values[parameter] = 0 }
    }
    for place in rows.indices {
      guard let parameter = rows[place].id.parameter else { continue }
      let value = vertexValue(ofRow: place, reduction)
      rows[place].value = value
      values[parameter] = value
    }
  }

  /// Takes the values that the parameters have at the vertex for the present constants in the reduction, and computes
  /// the residuals again.
  ///
  /// Returns whether all quantities are still on an allowed side.
  mutating func follow(_ values: [Double], _ reduction: Reduction) -> Bool {
    for place in rows.indices {
      if let parameter = rows[place].id.parameter { rows[place].value = values[parameter] }
    }
    return refreshResiduals(from: reduction, values)
  }

  private mutating func refreshResiduals(from reduction: Reduction, _ values: [Double]) -> Bool {
    var holds = true
    for place in rows.indices {
      guard let index = rows[place].id.row else { continue }
      let row = reduction.rows[index]
      var residual = -row.constant
      for entry in row.entries {
        let (variable, coefficient) = (
          reduction.elimination.entries[Int(entry)].variable, reduction.elimination.entries[Int(entry)].coefficient
        )
        residual += coefficient * values[Int(variable)]
      }
      rows[place].value = residual
      if !(rows[place].violation <= tolerance) { holds = false }
    }
    return holds
  }

  /// The value of a parameter at which all active residuals are zero.
  ///
  /// At the start, residual = A·parameters - constant. The cells of a parameter's row are a row of the inverse of the
  /// active part of A, so they are the weights of the active constants.
  private func vertexValue(ofRow place: Int, _ reduction: Reduction) -> Double {
    let base = place * columns.count
    var value = 0.0
    for column in columns.indices where cells[base + column] != 0 {
      if let active = columns[column].id.row { value += cells[base + column] * reduction.rows[active].constant }
    }
    return value
  }
}

extension Quantity {
  /// Whether the quantity is the residual of a reduced row in this range.
  fileprivate func belongs(to level: Range<Int>) -> Bool {
    guard let row = id.row else { return false }
    return level.contains(row)
  }

  /// The cost that the residual would have in its level.
  fileprivate var wouldCost: Double { relation?.violation(ofResidual: value) ?? 0 }
}

extension Int {
  /// The product, or `Int.max` if it would overflow.
  fileprivate func saturatingProduct(_ other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }
}
