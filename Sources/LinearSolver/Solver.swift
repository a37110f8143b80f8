/// An incremental solver for systems of linear constraints with priorities, as Auto Layout poses them.
///
/// In: real variables of either sign, and linear constraints, each required or optional with a priority. Out: values
/// such that all required constraints hold and the optional ones hold as well as they can, strictly level by level: no
/// sum of lower priorities outweighs a higher one, and within a level the sum of absolute deviations is least. Also:
/// which constraints contradict each other, and which values are undetermined.
///
/// The stages: required equalities are eliminated (`Elimination`); the rest is split into independent components
/// (`ComponentSplit`); each component is optimized level by level on a small dense tableau (`Tableau`); the solutions
/// that remain are kept as an `OptimalFace` for the caller to settle. When constants change, the active constraints of
/// the last solution are tried first; a component is optimized again only if they no longer fit.
///
/// Left to the caller: views, rounding to pixels, and any rule for ties. Units are the caller's too; tolerances are
/// chosen for points (see `Limits`).
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
  /// Whether the values were computed from the parametric solution, for newer constants than the reduction and the
  /// tableaus.
  var valuesAreAhead = false
  var contradictions: [Conflict] = []
  var status = SolveStatus.solved

  /// Cells of one component's tableau; see `Limits.tableauCells`.
  private(set) var tableauCells = Limits.tableauCells

  package init() {}

  /// - Parameter tableauCells: numbers that a component's tableau may have, 8 bytes each; `solve` returns `.limit` for a
  ///   larger one, and where the equalities leave sums that are too long for it.
  package init(tableauCells: Int) { self.tableauCells = tableauCells }

  package mutating func addVariable() -> Variable { Variable(index: addVariables(1).lowerBound) }

  /// Makes variables with consecutive indices. A negative count makes none.
  package mutating func addVariables(_ count: Int) -> Range<Int> {
    let first = variableCount
    variableCount += max(0, count)
    freshness = .structureChanged
    return first..<variableCount
  }

  /// Adds `sum of terms relation constant` at a priority in `0 < priority <= 1000`. A variable may occur in several
  /// terms. A constraint that cannot be used (see `Conflict.Reason`) is ignored and listed in `conflicts`.
  @discardableResult
  package mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double
  ) -> ConstraintHandle {
    let first = store.terms.count
    for term in terms { store.appendTerm(term) }
    return finish(from: first, relation, constant, priority)
  }

  /// As `add` with an array, without the array.
  @discardableResult
  package mutating func add(
    _ term: Term, _ relation: Relation, _ constant: Double, priority: Double
  ) -> ConstraintHandle {
    let first = store.terms.count
    store.appendTerm(term)
    return finish(from: first, relation, constant, priority)
  }

  /// As `add` with an array, without the array.
  @discardableResult
  package mutating func add(
    _ term: Term, _ second: Term, _ relation: Relation, _ constant: Double, priority: Double
  ) -> ConstraintHandle {
    let first = store.terms.count
    store.appendTerm(term)
    store.appendTerm(second)
    return finish(from: first, relation, constant, priority)
  }

  /// Changes the right side of a constraint, the change that is cheapest to solve for. An unusable number makes the
  /// constraint a conflict until it is given a usable one. An unknown handle changes nothing.
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

  /// Removes a constraint from the system permanently. An unknown handle changes nothing.
  package mutating func remove(_ handle: ConstraintHandle) {
    guard store.headers.indices.contains(handle.index) else { return }
    store.headers[handle.index].isRemoved = true
    freshness = .structureChanged
  }

  /// The ignored constraints, by handle: those that could never be used, and those that contradicted required
  /// constraints added before them at the last `solve()`.
  package var conflicts: [Conflict] {
    var conflicts = contradictions
    for (index, header) in store.headers.enumerated() where !header.isRemoved {
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
