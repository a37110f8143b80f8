/// The set of all optimal solutions, and the one of them that the solver is at.
///
/// Components whose values are all determined are represented by their values alone; for the others the freedom that
/// is left is kept, and settling narrows it.
struct OptimalFace: Sendable {
  /// The current solution, by variable, in points.
  var values: [Double]
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

  /// Whether a variable may differ between solutions; `true` only says that `isDetermined` must look closer.
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
    if !freedom.tableaus.isEmpty { freedom.spread(elimination) }
  }

  /// Forgets what was settled. The values are those of the settling until new ones are entered.
  mutating func unsettle() {
    guard let unsettled else { return }
    freedom = unsettled
    self.unsettled = nil
  }

  /// Brings the freedom to the constants now in the reduction, for which the same constraints must be active.
  mutating func refresh(from reduction: Reduction) {
    freedom.refresh(from: reduction, into: &values)
    reduction.elimination.fill(&values)
  }

  /// Whether a variable has the same value in every solution of the face.
  func isDetermined(_ variable: Int, _ elimination: Elimination) -> Bool {
    !mayVary(variable) || freedom.isFixed(freedom.varyingParts(of: variable, elimination))
  }

  /// Keeps, of the face, the solutions in which a variable is nearest to a target. Returns false at the pivot limit.
  mutating func settle(_ variable: Int, near target: Double, _ elimination: Elimination) -> Bool {
    if unsettled == nil { unsettled = freedom }
    let parts = freedom.varyingParts(of: variable, elimination)
    let isComplete = freedom.settle(parts, distance: values[variable] - target, into: &values)
    elimination.fill(&values)
    freedom.spread(elimination)
    return isComplete
  }
}
