/// The set of all optimal solutions, and the one of them that the solver is at.
///
/// Components whose values are all determined are represented by their values alone; for the others the freedom that
/// is left is kept, and settling narrows it.
struct OptimalFace: Sendable {
  /// The current solution, by variable, in points; while `isBehind`, of the parameters alone.
  var values: [Double]
  /// Whether eliminated variables have not yet followed what was settled. Each settling changes few parameters, and all
  /// that depends on them is worked out once, at the end.
  private(set) var isBehind = false
  private var freedom: Freedom
  /// The freedom before any settling, once there has been some.
  private var unsettled: Freedom?

  init(variableCount: Int) {
    values = [Double](repeating: 0, count: variableCount)
    freedom = Freedom(variableCount: variableCount)
  }

  /// Whether anything has been settled since the face was opened.
  var isSettled: Bool { unsettled != nil }

  /// Whether anything may differ between solutions.
  var hasFreedom: Bool { !freedom.tableaus.isEmpty }

  /// Whether a variable may differ between solutions; `true` only says that `isDetermined` must look closer. Settling
  /// only narrows, so that what was true before it may no longer be, and never the other way round.
  func mayVary(_ variable: Int) -> Bool { freedom.mayVary[variable] }

  /// Lets go of the freedom, so that the solver may change its tableaus in place.
  mutating func close() {
    unsettled = nil
    freedom.close()
  }

  /// Takes up the freedom left in solved tableaus and completes the values, which already hold the parameters. Returns
  /// false at the pivot limit.
  mutating func open(_ solved: [Tableau], _ elimination: Elimination) -> Bool {
    var isComplete = true
    for component in solved.indices where solved[component].hasLiveColumns {
      if !freedom.open(solved[component], into: &values) { isComplete = false }
    }
    complete(elimination)
    return isComplete
  }

  /// Takes up the freedom left in a component's tableau in place of that it had before. Returns false at the pivot
  /// limit. The face must not be settled, and `complete` must follow.
  mutating func reopen(_ solved: Tableau, parameters: ArraySlice<Int32>) -> Bool {
    freedom.close(parameters)
    return !solved.hasLiveColumns || freedom.open(solved, into: &values)
  }

  /// Extends values and freedom from the parameters to the eliminated variables.
  mutating func complete(_ elimination: Elimination) {
    elimination.fill(&values)
    isBehind = false
    if !freedom.tableaus.isEmpty { freedom.spread(elimination) }
  }

  /// The current value of a variable.
  func value(of variable: Int, _ elimination: Elimination) -> Double {
    isBehind ? value(of: elimination.expression(of: Int32(truncatingIfNeeded: variable))) : values[variable]
  }

  private func value(of expression: (parts: [Elimination.Entry], constant: Double)) -> Double {
    expression.parts.reduce(expression.constant) { $0 + $1.coefficient * values[Int($1.variable)] }
  }

  /// Forgets what was settled. The values are those of the settling until new ones are entered.
  mutating func unsettle() {
    guard let unsettled else { return }
    freedom = unsettled
    self.unsettled = nil
    isBehind = false
  }

  /// Brings the freedom to the constants now in the reduction, for which the same constraints must be active.
  mutating func refresh(from reduction: Reduction) {
    freedom.refresh(from: reduction, into: &values)
    reduction.elimination.fill(&values)
    isBehind = false
  }

  /// Whether a variable has the same value in every solution of the face.
  func isDetermined(_ variable: Int, _ elimination: Elimination) -> Bool {
    guard mayVary(variable) else { return true }
    let expression = elimination.expression(of: Int32(truncatingIfNeeded: variable))
    return freedom.isFixed(freedom.varyingParts(of: expression.parts))
  }

  /// Keeps, of the face, the solutions in which a variable is nearest to a target. Returns false at the pivot limit.
  mutating func settle(_ variable: Int, near target: Double, _ elimination: Elimination) -> Bool {
    let expression = elimination.expression(of: Int32(truncatingIfNeeded: variable))
    let parts = freedom.varyingParts(of: expression.parts)
    guard !parts.isEmpty else { return true }
    if unsettled == nil { unsettled = freedom }
    let isComplete = freedom.settle(parts, distance: value(of: expression) - target, into: &values)
    isBehind = true
    return isComplete
  }
}
