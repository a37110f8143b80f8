extension Solver {
  /// The variable's value in the current solution, as of the last `solve()`; 0 for a variable made since.
  ///
  /// A variable that is neither determined nor settled has the value it would get from `settleRemaining()`, worked out
  /// on a copy for each call: settle first when asking for many.
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

  /// The values of all variables, by index, as of the last `solve()`; nil where some may be open.
  package var determinedValues: [Double]? { face.hasFreedom ? nil : face.values }

  /// Whether the variable has the same value in every optimal solution that is left after the settling so far.
  /// False for a variable made since the last `solve()`.
  package func isDetermined(_ variable: Variable) -> Bool {
    guard face.values.indices.contains(variable.index) else { return false }
    return face.isDetermined(variable.index, reduction.elimination)
  }

  /// Keeps, of the optimal solutions, those in which the variable is nearest to `target`.
  ///
  /// Valid after `solve()` and until the next. Changes nothing for a determined variable. As each call narrows what the
  /// last has left, the values at the end follow from the set of solutions and from the order of the calls alone, not
  /// from the order in which constraints were added. A target larger than `Limits.largestMagnitude` is ignored.
  package mutating func settle(_ variable: Variable, near target: Double) {
    guard face.values.indices.contains(variable.index), abs(target) <= Limits.largestMagnitude else { return }
    guard face.mayVary(variable.index) else { return }
    catchUp()
    if !face.settle(variable.index, near: target, reduction.elimination) { status = .limit }
  }

  /// Works out all values after a row of settlings, so that reading each is cheap.
  package mutating func finishSettling() {
    if face.isBehind { face.complete(reduction.elimination) }
  }

  /// Settles all variables near 0, in the order they were made.
  package mutating func settleRemaining() {
    for index in face.values.indices { settle(Variable(index: index), near: 0) }
    finishSettling()
  }
}
