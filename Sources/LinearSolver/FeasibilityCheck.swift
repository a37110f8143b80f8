/// Decides whether `Solver.solve()` would find no conflict, without solving the optional constraints.
///
/// The input is constraints whose constants may change between calls. The output is yes or no, and the values that
/// follow from equalities only. A check skips the priority levels below required and the search for undetermined
/// variables, so it costs only a fraction of a solve.
package struct FeasibilityCheck: Sendable {
  private var store = ConstraintStore()
  private let variableCount: Int
  private let tableauCells: Int
  private var reduction = Reduction()
  private var tableaus: [Tableau] = []
  private var values: [Double]
  /// Whether the tableaus belong to the present constraints, and contain a solution for some constants.
  private var isReduced = false

  /// - Parameter tableauCells: the number of cells, as for a solver; nil for the default.
  package init(variableCount: Int, tableauCells: Int? = nil) {
    self.variableCount = variableCount
    self.tableauCells = tableauCells ?? Limits.tableauCells
    values = [Double](repeating: 0, count: variableCount)
  }

  /// Adds `sum of terms relation constant` with a priority in `0 < priority <= 1000`.
  ///
  /// A constraint that cannot be used (see `Conflict.Reason`) makes the check fail. Usable optional constraints are
  /// ignored.
  package mutating func add(_ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double) {
    let first = store.terms.count
    for term in terms { store.appendTerm(term) }
    _ = store.finish(from: first, relation, constant, priority: priority, variableCount: variableCount)
    isReduced = false
  }

  /// Changes the right side of a constraint by its position in the order of addition. An unknown position has no
  /// effect.
  package mutating func setConstant(_ index: Int, to constant: Double) {
    guard store.headers.indices.contains(index) else { return }
    store.headers[index].constant = constant
    store.headers[index].refusal = store.refusal(of: store.headers[index], variableCount: variableCount)
  }

  /// Whether some values satisfy all required constraints, within a tolerance.
  ///
  /// Also false if a limit was reached, or a constraint cannot be used.
  package mutating func canHold() -> Bool {
    guard store.headers.allSatisfy(\.isUsable) else { return false }
    let tolerance = store.tolerance
    if isReduced { _ = reduction.refreshConstants(from: store) } else { reduce() }
    guard reduction.isComplete, reduction.contradictions(tolerance: tolerance).isEmpty else { return false }
    for component in 0..<reduction.split.count where !holds(component, tolerance) {
      // A tableau cannot be used again after its computation was stopped.
      isReduced = false
      return false
    }
    return true
  }

  /// The value of a variable that follows from the required equalities; nil if it does not follow. Call it after
  /// `canHold()` returned true.
  package func fixedValue(of variable: Variable) -> Double? {
    guard isReduced, values.indices.contains(variable.index) else { return nil }
    return reduction.elimination.fixedValue(Int32(truncatingIfNeeded: variable.index))
  }

  private mutating func reduce() {
    let isOptional = store.headers.map { !$0.isRequired }
    reduction = Reduction(
      store, variableCount: variableCount, isRejected: isOptional, inOrder: false, cells: tableauCells)
    tableaus.removeAll(keepingCapacity: true)
    isReduced = true
  }

  /// Whether a component is feasible. Components are checked in order, so its tableau either exists or is the next to
  /// create.
  private mutating func holds(_ component: Int, _ tolerance: Double) -> Bool {
    if component < tableaus.count {
      tableaus[component].tolerance = tolerance
      if tableaus[component].refreshValues(from: reduction, into: &values) { return true }
      tableaus[component].release()
    } else {
      guard let tableau = Tableau(component: component, of: reduction, tolerance: tolerance, limit: tableauCells)
      else { return false }
      tableaus.append(tableau)
    }
    return tableaus[component].holdRequired(reduction.required) { _ in false }
      && tableaus[component].exchangeCount <= Limits.exchangesBeforeRebuild
  }
}
