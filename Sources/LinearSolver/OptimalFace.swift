/// The set of all optimal solutions, and the current one among them.
///
/// Components whose values are all determined are represented only by their values. The other components keep their
/// open directions, which settling narrows.
struct OptimalFace: Sendable {
  /// The current solution for each variable, in points; while `isOutdated`, only for the parameters.
  var values: [Double]
  /// Whether eliminated variables have not been updated after settling.
  ///
  /// Each settling changes few parameters. The variables that depend on them are computed once, at the end.
  private(set) var isOutdated = false
  private var openDirections: OpenDirections
  /// The open directions before settling; nil if no variable has been settled yet.
  private var unsettled: OpenDirections?

  init(variableCount: Int) {
    values = [Double](repeating: 0, count: variableCount)
    openDirections = OpenDirections(variableCount: variableCount)
  }

  /// Whether any variable has been settled since the face was opened.
  var isSettled: Bool { unsettled != nil }

  /// Whether any variable may differ between solutions.
  var hasOpenDirections: Bool { !openDirections.tableaus.isEmpty }

  /// Whether a variable may differ between solutions; `true` only means that `isDetermined` must check.
  func mayVary(_ variable: Int) -> Bool { openDirections.mayVary[variable] }

  /// Whether any parameter of a component may differ between solutions.
  func isOpen(_ parameters: ArraySlice<Int32>) -> Bool { parameters.contains { openDirections.mayVary[Int($0)] } }

  /// Drops the open directions. The solver can then change its tableaus in place.
  mutating func close() {
    unsettled = nil
    openDirections.close()
  }

  /// Records the open directions of the solved tableaus, and computes all values from those of the parameters. Returns
  /// false at the pivot limit.
  mutating func open(_ solved: [Tableau], _ elimination: Elimination) -> Bool {
    var isComplete = true
    for component in solved.indices where solved[component].hasLiveColumns {
      if !openDirections.open(solved[component], into: &values) { isComplete = false }
    }
    complete(elimination)
    return isComplete
  }

  /// Replaces the open directions of a component by those of its new tableau. Returns false at the pivot limit.
  ///
  /// The face must not be settled, and a call of `complete` must follow.
  mutating func reopen(_ solved: Tableau, parameters: ArraySlice<Int32>) -> Bool {
    openDirections.close(parameters)
    return !solved.hasLiveColumns || openDirections.open(solved, into: &values)
  }

  /// Extends values and open directions from the parameters to the eliminated variables.
  mutating func complete(_ elimination: Elimination) {
    elimination.fill(&values)
    isOutdated = false
    if !openDirections.tableaus.isEmpty { openDirections.spread(elimination) }
  }

  func value(of variable: Int, _ elimination: Elimination) -> Double {
    isOutdated ? value(of: elimination.expression(of: Int32(truncatingIfNeeded: variable))) : values[variable]
  }

  private func value(of expression: (parts: [Elimination.Entry], constant: Double)) -> Double {
    expression.parts.reduce(expression.constant) { $0 + $1.coefficient * values[Int($1.variable)] }
  }

  /// Undoes the settling. Its values remain until new ones are written.
  mutating func unsettle() {
    guard let unsettled else { return }
    openDirections = unsettled
    self.unsettled = nil
    isOutdated = false
  }

  /// Updates the open directions for the present constants in the reduction. The active constraints must be the same.
  mutating func refresh(from reduction: Reduction) {
    openDirections.refresh(from: reduction, into: &values)
    reduction.elimination.fill(&values)
    isOutdated = false
  }

  /// Whether a variable has the same value in every solution of the face.
  func isDetermined(_ variable: Int, _ elimination: Elimination) -> Bool {
    guard mayVary(variable) else { return true }
    let expression = elimination.expression(of: Int32(truncatingIfNeeded: variable))
    return openDirections.isFixed(openDirections.varyingParts(of: expression.parts))
  }

  /// The value of a variable in the solution that is nearest to a target.
  func value(of variable: Int, nearest target: Double, _ elimination: Elimination) -> Double {
    let expression = elimination.expression(of: Int32(truncatingIfNeeded: variable))
    let current = value(of: expression)
    let parts = openDirections.varyingParts(of: expression.parts)
    return current + openDirections.motion(of: parts, distance: current - target)
  }

  /// Keeps only the solutions in which a variable is nearest to a target. Returns false at the pivot limit.
  mutating func settle(_ variable: Int, near target: Double, _ elimination: Elimination) -> Bool {
    let expression = elimination.expression(of: Int32(truncatingIfNeeded: variable))
    let parts = openDirections.varyingParts(of: expression.parts)
    guard !parts.isEmpty else { return true }
    if unsettled == nil { unsettled = openDirections }
    let isComplete = openDirections.settle(parts, distance: value(of: expression) - target, into: &values)
    isOutdated = true
    return isComplete
  }
}
