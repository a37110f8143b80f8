/// An incremental solver for systems of linear constraints with priorities, as in Auto Layout.
///
/// The input is real variables, positive or negative, and linear constraints, each required or optional with a
/// priority. The output is values that satisfy all required constraints, and satisfy the optional ones as well as
/// possible, strictly level by level. No sum of lower priorities outweighs a higher one, and within a level, the sum of
/// absolute deviations is smallest. The output also contains the constraints that contradict each other, and the
/// undetermined values.
///
/// The stages: required equalities are eliminated (`Elimination`); the rest is split into independent components
/// (`ComponentSplit`); each component is optimized level by level on a small dense tableau (`Tableau`); the remaining
/// solutions form an `OptimalFace`, which the caller settles. After a change of constants, the active constraints of
/// the last solution are tried first; a component is optimized again only if they no longer fit.
///
/// The caller is responsible for views, for rounding to pixels, and for any rule for ties. It also chooses the units;
/// tolerances are chosen for points (see `Limits`).
package struct Solver: Sendable {
  /// The priority at which a constraint is required: 1000, as in Auto Layout.
  package static let required = 1000.0

  enum Freshness: Sendable { case structureChanged, constantsChanged, solved }

  var store = ConstraintStore()
  var variableCount = 0
  var freshness = Freshness.structureChanged
  var reduction = Reduction()
  var tableaus: [Tableau] = []
  var face = OptimalFace(variableCount: 0)
  var parametricSolution = ParametricSolution()
  /// Whether the values come from the parametric solution, for newer constants than those of the reduction and the
  /// tableaus.
  var valuesAreAhead = false
  var contradictions: [Conflict] = []
  var status = SolveStatus.solved

  /// The number of cells of a component's tableau; see `Limits.tableauCells`.
  private(set) var tableauCells = Limits.tableauCells

  package init() {}

  /// - Parameter tableauCells: the number of cells that a component's tableau may have, of 8 bytes each. `solve`
  ///   returns `.limit` for a larger tableau, and if the equalities lead to sums that are too long for it.
  package init(tableauCells: Int) { self.tableauCells = tableauCells }

  package mutating func addVariable() -> Variable { Variable(index: addVariables(1).lowerBound) }

  /// Creates variables with consecutive indices. A negative count creates none.
  package mutating func addVariables(_ count: Int) -> Range<Int> {
    let first = variableCount
    variableCount += max(0, count)
    freshness = .structureChanged
    return first..<variableCount
  }

  /// Adds `sum of terms relation constant` with a priority in `0 < priority <= 1000`.
  ///
  /// A variable may occur in several terms. A constraint that cannot be used (see `Conflict.Reason`) is ignored and
  /// listed in `conflicts`.
  @discardableResult
  package mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double
  ) -> ConstraintHandle {
    let first = store.terms.count
    for term in terms { store.appendTerm(term) }
    return finish(from: first, relation, constant, priority)
  }

  /// The same as `add` with an array, but without creating an array.
  @discardableResult
  package mutating func add(
    _ term: Term, _ relation: Relation, _ constant: Double, priority: Double
  ) -> ConstraintHandle {
    let first = store.terms.count
    store.appendTerm(term)
    return finish(from: first, relation, constant, priority)
  }

  /// The same as `add` with an array, but without creating an array.
  @discardableResult
  package mutating func add(
    _ term: Term, _ second: Term, _ relation: Relation, _ constant: Double, priority: Double
  ) -> ConstraintHandle {
    let first = store.terms.count
    store.appendTerm(term)
    store.appendTerm(second)
    return finish(from: first, relation, constant, priority)
  }

  /// Changes the right side of a constraint, which is the cheapest change to solve for.
  ///
  /// An unusable number makes the constraint a conflict until it gets a usable one. An unknown handle has no effect.
  package mutating func setConstant(_ handle: ConstraintHandle, to constant: Double) {
    guard store.headers.indices.contains(handle.index) else { return }
    let wasUsable = store.headers[handle.index].isUsable
    if freshness != .structureChanged {
      let before = store.headers[handle.index].constant
      parametricSolution.note(Int32(truncatingIfNeeded: handle.index), from: before, to: constant)
    }
    store.headers[handle.index].constant = constant
    let refusal = store.refusal(of: store.headers[handle.index], variableCount: variableCount)
    store.headers[handle.index].refusal = refusal
    if store.headers[handle.index].isUsable != wasUsable {
      freshness = .structureChanged
    } else if freshness == .solved {
      freshness = .constantsChanged
    }
  }

  /// The ignored constraints by handle: those that cannot be used, and those that contradicted earlier required ones in
  /// the last `solve()`.
  package var conflicts: [Conflict] {
    var conflicts = contradictions
    for (index, header) in store.headers.enumerated() {
      guard let reason = header.refusal else { continue }
      let handle = ConstraintHandle(index: index)
      conflicts.append(Conflict(rejected: handle, members: [handle], reason: reason))
    }
    return conflicts.sorted { $0.rejected < $1.rejected }
  }

  private mutating func finish(
    from first: Int, _ relation: Relation, _ constant: Double, _ priority: Double
  ) -> ConstraintHandle {
    freshness = .structureChanged
    return store.finish(from: first, relation, constant, priority: priority, variableCount: variableCount)
  }
}

/// The result of a call of `Solver.solve()`.
package enum SolveStatus: Hashable, Sendable {
  /// The values satisfy all required constraints that are not in a conflict, and the levels below are optimal.
  case solved
  /// A limit of `Limits` was reached, or the arithmetic left the range of a Double.
  ///
  /// The values are those reached so far. The solver stays usable.
  case limit
}

extension Solver {
  /// The variable's value in the solution of the last `solve()`; 0 for a variable added since then.
  ///
  /// A variable that is neither determined nor settled has the value that `settleRemaining()` would give it. This is
  /// computed on a copy in each call, so settle before you read many values.
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

  /// The values of all variables after the last `solve()`, by index; nil if some may be open.
  package var determinedValues: [Double]? { face.hasOpenDirections ? nil : face.values }

  /// Whether the variable has the same value in all optimal solutions that remain after settling.
  ///
  /// False for a variable created since the last `solve()`.
  package func isDetermined(_ variable: Variable) -> Bool {
    guard face.values.indices.contains(variable.index) else { return false }
    return face.isDetermined(variable.index, reduction.elimination)
  }

  /// The same without a copy of the solver.
  ///
  /// A method call on a solver that a class stores would copy it first, which retains each of its arrays.
  package static func isDetermined(_ variable: Variable, in solver: inout Solver) -> Bool {
    solver.isDetermined(variable)
  }

  /// ``determinedValues`` without a copy of the solver.
  package static func determinedValues(in solver: inout Solver) -> [Double]? { solver.determinedValues }

  /// The value of a variable, without a copy of the solver.
  package static func value(of variable: Variable, in solver: inout Solver) -> Double {
    solver.value(of: variable)
  }

  /// The value that the variable would have after settling near `target`; the solutions stay as they are.
  ///
  /// The cost grows with the open directions that may move the variable, and not with the system.
  package static func value(of variable: Variable, settledNear target: Double, in solver: inout Solver) -> Double {
    guard solver.face.mayVary(variable.index), abs(target) <= Limits.largestMagnitude else {
      return solver.value(of: variable)
    }
    solver.catchUp()
    return solver.face.value(of: variable.index, nearest: target, solver.reduction.elimination)
  }

  /// Keeps only the optimal solutions in which the variable is nearest to `target`.
  ///
  /// Valid after `solve()` and until the next `solve()`. It has no effect on a determined variable. Each call narrows
  /// the remaining set of solutions, so the final values depend on that set and the order of the calls, and not on the
  /// order in which constraints were added. A target larger than `Limits.largestMagnitude` is ignored.
  package mutating func settle(_ variable: Variable, near target: Double) {
    guard face.values.indices.contains(variable.index), abs(target) <= Limits.largestMagnitude else { return }
    guard face.mayVary(variable.index) else { return }
    catchUp()
    if !face.settle(variable.index, near: target, reduction.elimination) { status = .limit }
  }

  /// Computes all values after several settlings, so that reading them is fast.
  package mutating func finishSettling() {
    if face.isOutdated { face.complete(reduction.elimination) }
  }

  /// Settles all variables near 0, in the order of their creation.
  package mutating func settleRemaining() {
    for index in face.values.indices { settle(Variable(index: index), near: 0) }
    finishSettling()
  }
}
