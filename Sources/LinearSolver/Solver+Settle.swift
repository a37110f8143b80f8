extension Solver {
  /// The variable's value in the solution of the last `solve()`; 0 for a variable made since.
  ///
  /// A variable that is neither determined nor settled has the value it would get from `settleRemaining()`, computed on
  /// a copy at each call: settle first when asking for many.
  package func value(of variable: Variable) -> Double {
    guard face.values.indices.contains(variable.index) else { return 0 }
    let elimination = reduction.elimination
    guard face.mayVary(variable.index), !isDetermined(variable) else {
      return face.value(of: variable.index, elimination)
    }
    var copy = self
    copy.settleRemaining()
    return copy.face.value(of: variable.index, elimination)
  }

  /// The values of all variables at the last `solve()`, by index; nil where some may be open.
  package var determinedValues: [Double]? { face.hasOpenDirections ? nil : face.values }

  /// Whether the variable has the same value in every optimal solution left after the settling so far. False for a
  /// variable made since the last `solve()`.
  package func isDetermined(_ variable: Variable) -> Bool {
    guard face.values.indices.contains(variable.index) else { return false }
    return face.isDetermined(variable.index, reduction.elimination)
  }

  /// The same, asked of a solver where it is: to call a method on one that a class keeps would copy it first, which
  /// retains each of its arrays.
  package static func isDetermined(_ variable: Variable, in solver: inout Solver) -> Bool {
    solver.isDetermined(variable)
  }

  /// The values of all variables, asked likewise.
  package static func determinedValues(in solver: inout Solver) -> [Double]? { solver.determinedValues }

  /// The value of a variable, asked likewise.
  package static func value(of variable: Variable, in solver: inout Solver) -> Double {
    solver.value(of: variable)
  }

  /// Keeps only the optimal solutions in which the variable is nearest to `target`.
  ///
  /// Valid after `solve()` and until the next. Changes nothing for a determined variable. Each call narrows what the
  /// previous one left, so the final values follow from the set of solutions and the order of the calls, not from the
  /// order in which constraints were added. A target larger than `Limits.largestMagnitude` is ignored.
  package mutating func settle(_ variable: Variable, near target: Double) {
    guard face.values.indices.contains(variable.index), abs(target) <= Limits.largestMagnitude else { return }
    guard face.mayVary(variable.index) else { return }
    catchUp()
    if !face.settle(variable.index, near: target, reduction.elimination) { status = .limit }
  }

  /// Works out all values after a row of settlings, so that reading each is cheap.
  package mutating func finishSettling() {
    if face.isOutdated { face.complete(reduction.elimination) }
  }

  /// Settles all variables near 0, in the order they were made.
  package mutating func settleRemaining() {
    for index in face.values.indices { settle(Variable(index: index), near: 0) }
    finishSettling()
  }
}
