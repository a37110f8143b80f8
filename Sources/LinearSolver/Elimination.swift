/// The required equalities, each solved for one variable: a sparse triangular factorization.
///
/// The input is the required equalities. The output is `pivots`, each of which expresses one variable in variables that
/// are eliminated later or never (the parameters). Pivots reduce the other constraints to parameters. The choice of
/// eliminated variables and their factors depend only on coefficients, so after a change of constants, `refreshPivots`
/// is enough.
struct Elimination: Sendable {
  struct Factor: Sendable {
    var pivot: Int32
    var factor: Double
  }

  struct Entry: Sendable {
    var variable: Int32
    var coefficient: Double
  }

  /// A constraint in which all eliminated variables have been replaced.
  struct Row: Sendable {
    /// The handle index of the constraint.
    var constraint: Int32
    var relation: Relation
    /// The pivots that were substituted, as a range of `factors`.
    var factors: Range<Int32>
    /// The remaining terms, as a range of `entries`.
    var entries: Range<Int32>
    /// The right side of the reduced row.
    var constant: Double
  }

  /// `variable = constant + sum of entries`, from a required equality.
  struct Pivot: Sendable {
    var variable: Int32
    var row: Row
    /// 1 / the coefficient of the variable in the reduced row.
    var inverse: Double
  }

  private(set) var pivots: [Pivot] = []
  private(set) var factors: [Factor] = []
  private(set) var entries: [Entry] = []
  /// For each variable, the pivot that eliminated it; -1 for a parameter.
  private(set) var pivotOfVariable: [Int32]
  /// The number of entries visited so far.
  private(set) var visits = 0
  private var scratch: Substitution

  init(variableCount: Int) {
    pivotOfVariable = [Int32](repeating: -1, count: variableCount)
    scratch = Substitution(variableCount: variableCount)
  }

  /// Replaces all eliminated variables in a constraint.
  mutating func reduce(_ index: Int32, in store: ConstraintStore) -> Row {
    let header = store.headers[Int(index)]
    for term in header.terms {
      let variable = store.terms[term].variable
      scratch.add(store.terms[term].coefficient, variable, pivot: pivotOfVariable[Int(variable)])
    }
    var row = Row(
      constraint: index, relation: header.relation, factors: end(factors)..<end(factors),
      entries: end(entries)..<end(entries),
      constant: header.constant)
    while let pivot = scratch.nextPivot() {
      let coefficient = scratch.take(pivots[pivot].variable)
      guard coefficient != 0 else { continue }
      factors.append(Factor(pivot: Int32(truncatingIfNeeded: pivot), factor: coefficient))
      row.constant -= coefficient * pivots[pivot].row.constant
      visits += pivots[pivot].row.entries.count + 1
      for entry in pivots[pivot].row.entries {
        let (variable, part) = (entries[Int(entry)].variable, entries[Int(entry)].coefficient)
        scratch.add(coefficient * part, variable, pivot: pivotOfVariable[Int(variable)])
      }
    }
    scratch.drain(into: &entries)
    row.factors = row.factors.lowerBound..<end(factors)
    row.entries = row.entries.lowerBound..<end(entries)
    return row
  }

  /// Solves a reduced equality, which must have an entry, for one variable.
  ///
  /// Among the variables whose coefficients are large enough to divide by, it is the one that occurs in the fewest
  /// constraints.
  mutating func eliminate(with row: Row, occurrences: [Int32]) {
    let largest = row.entries.reduce(0.0) { max($0, abs(entries[Int($1)].coefficient)) }
    var chosen = Int(row.entries.lowerBound)
    var fewest = Int32.max
    for index in row.entries {
      let entry = entries[Int(index)]
      guard abs(entry.coefficient) >= Limits.pivotShare * largest else { continue }
      let count = occurrences[Int(entry.variable)]
      guard count < fewest || (count == fewest && entry.variable > entries[chosen].variable) else { continue }
      (chosen, fewest) = (Int(index), count)
    }
    var pivot = Pivot(variable: entries[chosen].variable, row: row, inverse: 1 / entries[chosen].coefficient)
    entries[chosen] = entries[entries.count - 1]
    entries.removeLast()
    pivot.row.entries = row.entries.lowerBound..<end(entries)
    for index in pivot.row.entries { entries[Int(index)].coefficient *= -pivot.inverse }
    pivot.row.constant *= pivot.inverse
    pivotOfVariable[Int(pivot.variable)] = Int32(truncatingIfNeeded: pivots.count)
    pivots.append(pivot)
  }

  /// Whether the value of the variable depends only on constants.
  func isFixed(_ variable: Int32) -> Bool { fixedValue(variable) != nil }

  /// The value of a variable that depends only on constants; nil if it depends on a parameter.
  func fixedValue(_ variable: Int32) -> Double? {
    let pivot = pivotOfVariable[Int(variable)]
    guard pivot >= 0, pivots[Int(pivot)].row.entries.isEmpty else { return nil }
    return pivots[Int(pivot)].row.constant
  }

  private func end<Element>(_ pool: [Element]) -> Int32 { Int32(truncatingIfNeeded: pool.count) }
}

extension Elimination {
  /// Computes the constants of all pivots again for the present constants in the store.
  mutating func refreshPivots(from store: ConstraintStore) {
    for index in pivots.indices {
      pivots[index].row.constant = constant(of: pivots[index].row, in: store) * pivots[index].inverse
    }
  }

  /// The right side of a reduced row for the present constants in the store. All earlier pivots must be up to date.
  func constant(of row: Row, in store: ConstraintStore) -> Double {
    var constant = store.headers[Int(row.constraint)].constant
    for index in row.factors {
      let factor = factors[Int(index)]
      constant -= factor.factor * pivots[Int(factor.pivot)].row.constant
    }
    return constant
  }

  /// Computes the eliminated variables. `values` must already contain the parameters.
  func fill(_ values: inout [Double]) {
    for pivot in pivots.reversed() {
      var value = pivot.row.constant
      for index in pivot.row.entries {
        value += entries[Int(index)].coefficient * values[Int(entries[Int(index)].variable)]
      }
      values[Int(pivot.variable)] = value
    }
  }

  /// Computes the rates of change of the eliminated variables. `constants` are the rates of the pivots' constants.
  func fill(_ rates: inout [Double], constants: [Double]) {
    for (place, pivot) in pivots.enumerated().reversed() {
      var rate = constants[place]
      for index in pivot.row.entries {
        rate += entries[Int(index)].coefficient * rates[Int(entries[Int(index)].variable)]
      }
      rates[Int(pivot.variable)] = rate
    }
  }

  /// Marks each eliminated variable as free if and only if it depends on a free parameter.
  func spread(_ isFree: inout [Bool]) {
    for pivot in pivots.reversed() {
      isFree[Int(pivot.variable)] = pivot.row.entries.contains { isFree[Int(entries[Int($0)].variable)] }
    }
  }

  /// A variable as a sum of parameters and a constant.
  func expression(of variable: Int32) -> (parts: [Entry], constant: Double) {
    let pivot = Int(pivotOfVariable[Int(variable)])
    guard pivot >= 0 else { return ([Entry(variable: variable, coefficient: 1)], 0) }
    let row = pivots[pivot].row
    // Most variables depend only on parameters.
    if row.entries.allSatisfy({ pivotOfVariable[Int(entries[Int($0)].variable)] < 0 }) {
      return (row.entries.map { entries[Int($0)] }, row.constant)
    }
    return substituted(variable)
  }

  private func substituted(_ variable: Int32) -> (parts: [Entry], constant: Double) {
    var sum = Substitution(variableCount: pivotOfVariable.count)
    var constant = 0.0
    sum.add(1, variable, pivot: pivotOfVariable[Int(variable)])
    while let pivot = sum.nextPivot() {
      let coefficient = sum.take(pivots[pivot].variable)
      guard coefficient != 0 else { continue }
      constant += coefficient * pivots[pivot].row.constant
      for index in pivots[pivot].row.entries {
        let entry = entries[Int(index)]
        sum.add(coefficient * entry.coefficient, entry.variable, pivot: pivotOfVariable[Int(entry.variable)])
      }
    }
    var parts: [Entry] = []
    sum.drain(into: &parts)
    return (parts, constant)
  }

  /// The constraints that contribute to a combination of reduced rows, in ascending order.
  func constraints(in combination: [(row: Row, multiplier: Double)]) -> [ConstraintHandle] {
    var multipliers = [Double](repeating: 0, count: pivots.count)
    var involved: [ConstraintHandle] = []
    func subtract(_ row: Row, times multiplier: Double) {
      involved.append(ConstraintHandle(index: Int(row.constraint)))
      for index in row.factors {
        multipliers[Int(factors[Int(index)].pivot)] -= multiplier * factors[Int(index)].factor
      }
    }
    for (row, multiplier) in combination { subtract(row, times: multiplier) }
    for index in pivots.indices.reversed() where abs(multipliers[index]) > Limits.priceTolerance {
      subtract(pivots[index].row, times: multipliers[index] * pivots[index].inverse)
    }
    return involved.sorted()
  }
}
