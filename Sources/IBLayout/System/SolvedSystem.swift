import LinearSolver

/// A constraint system and its solution.
///
/// It is a value: copies share the solver until one of them is changed.
struct SolvedSystem {
  /// The solver is a few dozen arrays; a class makes copies cheap.
  private final class Storage {
    private var content: Solver

    init(_ solver: Solver) { content = solver }

    /// Borrowed, because a copy for each question would retain all the arrays.
    var solver: Solver {
      _read { yield content }
      _modify { yield &content }
    }

    /// Borrowed once for all constants and the question after them.
    func solve(_ changes: (inout Solver) -> Void) -> (reachedLimit: Bool, determinedValues: [Double]?) {
      changes(&content)
      let reachedLimit = content.solve() == .limit
      return (reachedLimit, Solver.determinedValues(in: &content))
    }

    func isDetermined(_ variable: Variable) -> Bool { Solver.isDetermined(variable, in: &content) }

    func value(of variable: Variable) -> Double { Solver.value(of: variable, in: &content) }

    func value(of variable: Variable, settledNear length: Double) -> Double {
      Solver.value(of: variable, settledNear: length, in: &content)
    }
  }

  private var storage: Storage
  /// The rows as the solver received them.
  private(set) var rows: [LinearConstraint]
  private let variableCount: Int
  /// See `LayoutLimits.system`.
  private let limit: Int
  private(set) var reachedLimit: Bool
  /// By variable, for a system without open variables. Most systems are read more often than they are solved, and
  /// reading from the solver would copy it.
  private var determinedValues: [Double]?

  /// In points. Lengths that differ less count as equal.
  static let tolerance = 1e-6

  init(_ rows: [LinearConstraint], variableCount: Int, limit: Int = LayoutLimits.usual.system) {
    var solver = Solver(tableauCells: limit)
    _ = solver.addVariables(variableCount)
    for row in rows { row.add(to: &solver) }
    reachedLimit = solver.solve() == .limit
    determinedValues = solver.determinedValues
    storage = Storage(solver)
    self.rows = rows
    self.variableCount = variableCount
    self.limit = limit
  }

  /// The solver, copied first if it is shared.
  private mutating func own() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.solver) }
    return storage
  }

  /// Solves other rows about the same variables, and undoes all settling.
  ///
  /// If rows differ from the current rows only in constants, as between passes and devices, the solver starts from the
  /// current solution. The values are the same either way.
  mutating func solve(_ rows: [LinearConstraint]) {
    guard self.rows.differInConstantsAlone(from: rows) else {
      self = SolvedSystem(rows, variableCount: variableCount, limit: limit)
      return
    }
    // Releasing the values first lets the solver change them in place.
    determinedValues = nil
    let before = self.rows
    (reachedLimit, determinedValues) = own().solve { solver in
      for index in rows.indices where rows[index].expression.constant != before[index].expression.constant {
        solver.setConstant(ConstraintHandle(index: index), to: -rows[index].expression.constant)
      }
    }
    self.rows = rows
  }

  /// The solution of a system with only some of the rows.
  func keeping(_ isKept: (LinearConstraint) -> Bool) -> SolvedSystem {
    SolvedSystem(rows.filter(isKept), variableCount: variableCount, limit: limit)
  }

  /// The value of a variable, rounded to a fine grid, because the last bits depend on the order of the computation.
  func value(_ variable: Variable) -> Double {
    Self.onGrid(determinedValues?[variable.index] ?? storage.value(of: variable))
  }

  /// The value of a variable if it were settled as close to a length as possible, on the same grid.
  func value(_ variable: Variable, settledNear length: Double) -> Double {
    Self.onGrid(determinedValues?[variable.index] ?? storage.value(of: variable, settledNear: length))
  }

  /// The nearest point of the grid.
  static func onGrid(_ value: Double) -> Double { (value * stepsPerPoint).rounded() / stepsPerPoint }

  /// A power of two, so that halves and quarters are exact. A step is 6e-8 points, less than the solver's
  /// `Limits.valueTolerance` and thousands of times its rounding errors.
  private static let stepsPerPoint = 0x1p24

  /// Whether some variable is not determined.
  var hasFreedom: Bool { determinedValues == nil }

  /// Whether the variable has the same value in every remaining solution.
  func isDetermined(_ variable: Variable) -> Bool { !hasFreedom || storage.isDetermined(variable) }

  /// Keeps only the solutions in which the variable is closest to a length.
  mutating func settle(_ variable: Variable, near length: Double) {
    guard !isDetermined(variable) else { return }
    own().solver.settle(variable, near: length)
  }

  /// Computes the values after a series of settlings, so reading each of them is cheap.
  mutating func finishSettling() {
    if hasFreedom { own().solver.finishSettling() }
  }

  /// Settles all variables that are still open.
  mutating func settleRemaining() {
    guard hasFreedom else { return }
    own().solver.settleRemaining()
  }

  /// The coordinates of a view that the constraints do not determine.
  func undetermined(_ view: Int, _ variables: IslandVariables) -> [FrameCoordinate] {
    guard hasFreedom else { return [] }
    return FrameCoordinate.allCases.filter { !isDetermined(variables.variable(view, $0)) }
  }

  /// The rows that are satisfied only because contradicting rows were left out, by index in `rows`.
  var contested: [Int] {
    let conflicts = storage.solver.conflicts.filter { $0.reason == .contradiction }
    let members = Set(conflicts.flatMap { $0.members.map(\.index) })
    return members.subtracting(conflicts.map(\.rejected.index)).sorted()
  }

  /// The rows that each omitted row contradicts.
  var conflicts: [RowConflict] {
    storage.solver.conflicts.map { conflict in
      RowConflict(
        members: conflict.members.map { rows[$0.index] }, rejected: rows[conflict.rejected.index],
        isContradiction: conflict.reason == .contradiction)
    }
  }
}

extension LinearConstraint {
  fileprivate func add(to solver: inout Solver) {
    let constant = -expression.constant
    switch expression.termCount {
    case 1: solver.add(expression.term(0), relation, constant, priority: priority)
    case 2: solver.add(expression.term(0), expression.term(1), relation, constant, priority: priority)
    default: solver.add(expression.terms, relation, constant, priority: priority)
    }
  }

  func differsInConstantAlone(from other: LinearConstraint) -> Bool {
    relation == other.relation && priority == other.priority && expression.hasTerms(of: other.expression)
  }
}

extension [LinearConstraint] {
  /// Whether each row has the terms, the relation and the priority of the row at the same position.
  func differInConstantsAlone(from rows: [LinearConstraint]) -> Bool {
    // By index, because a row is too large to copy for a comparison.
    count == rows.count && indices.allSatisfy { self[$0].differsInConstantAlone(from: rows[$0]) }
  }
}

struct RowConflict: Sendable {
  /// A minimal set, in the order of the system's rows: without any one of them, the others can be satisfied.
  let members: [LinearConstraint]
  /// The row that the layout leaves out.
  let rejected: LinearConstraint
  /// False for a row that is left out because of an invalid number, such as an infinite multiplier.
  let isContradiction: Bool
}
