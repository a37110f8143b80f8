/// Whether `Solver.solve()` would find no conflict among some constraints, if nothing else is needed.
///
/// In: constraints whose constants may change from question to question. Out: yes or no, and then the values that the
/// equalities alone decide. There are no levels below the required one, and nothing is determined about what is open,
/// so an answer costs a part of what solving does.
package struct FeasibilityCheck: Sendable {
  private var store = ConstraintStore()
  private let variableCount: Int
  private var reduction = Reduction()
  private var tableaus: [Tableau] = []
  private var values: [Double]
  /// Whether the tableaus are those of the constraints, at a solution for some constants.
  private var isReduced = false

  package init(variableCount: Int) {
    self.variableCount = variableCount
    values = [Double](repeating: 0, count: variableCount)
  }

  /// Adds `sum of terms  relation  constant` at a priority in `0 < priority <= 1000`. What cannot be used (see
  /// `Conflict.Reason`) never holds; an optional constraint that can be used takes no further part.
  package mutating func add(_ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double) {
    let first = store.terms.count
    for term in terms { store.appendTerm(term) }
    _ = store.finish(from: first, relation, constant, priority: priority, variableCount: variableCount)
    isReduced = false
  }

  /// Changes the right side of a constraint, by the order of addition. An unknown index changes nothing.
  package mutating func setConstant(_ index: Int, to constant: Double) {
    guard store.headers.indices.contains(index) else { return }
    store.headers[index].constant = constant
    store.headers[index].refusal = store.refusal(of: store.headers[index], variableCount: variableCount)
  }

  /// Whether some values satisfy all required constraints, up to a tolerance; false also where a limit leaves that
  /// unknown, and where a constraint cannot be used.
  package mutating func canHold() -> Bool {
    guard store.headers.allSatisfy(\.isUsable) else { return false }
    let tolerance = store.tolerance
    if isReduced { _ = reduction.refreshConstants(from: store) } else { reduce() }
    guard reduction.isComplete, reduction.contradictions(tolerance: tolerance).isEmpty else { return false }
    for component in 0..<reduction.split.count where !holds(component, tolerance) {
      // A tableau given up midway is none to start from.
      isReduced = false
      return false
    }
    return true
  }

  /// The value that the required equalities alone give a variable, once `canHold()` has said yes; nil where they do
  /// not.
  package func fixedValue(of variable: Variable) -> Double? {
    guard isReduced, values.indices.contains(variable.index) else { return nil }
    return reduction.elimination.fixedValue(Int32(truncatingIfNeeded: variable.index))
  }

  private mutating func reduce() {
    let isOptional = store.headers.map { !$0.isRequired }
    reduction = Reduction(store, variableCount: variableCount, isRejected: isOptional, inOrder: false)
    tableaus.removeAll(keepingCapacity: true)
    isReduced = true
  }

  /// Components are looked at in order, so the next one is there or the first that is missing.
  private mutating func holds(_ component: Int, _ tolerance: Double) -> Bool {
    if component < tableaus.count {
      tableaus[component].tolerance = tolerance
      if tableaus[component].refreshValues(from: reduction, into: &values) { return true }
      tableaus[component].release()
    } else {
      guard let tableau = Tableau(component: component, of: reduction, tolerance: tolerance) else { return false }
      tableaus.append(tableau)
    }
    return tableaus[component].holdRequired(reduction.required) { _ in false }
      && tableaus[component].exchangeCount <= Limits.exchangesBeforeRebuild
  }
}
