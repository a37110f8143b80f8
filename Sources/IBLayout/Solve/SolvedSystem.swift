import LinearSolver

/// A constraint system handed to the solver and solved.
struct SolvedSystem {
  private var solver = Solver()
  private let origins: [LinearConstraint.Origin]
  private(set) var reachedLimit: Bool

  /// Lengths that differ by less are the same, in points.
  static let tolerance = 1e-6

  init(_ rows: [LinearConstraint], variableCount: Int) {
    _ = solver.addVariables(variableCount)
    for row in rows {
      solver.add(row.expression.terms, row.relation, -row.expression.constant, priority: row.priority)
    }
    origins = rows.map(\.origin)
    reachedLimit = solver.solve() == .limit
  }

  func value(_ variable: Variable) -> Double { solver.value(of: variable) }

  /// Among the solutions left, takes those with the variable closest to a length.
  mutating func settle(_ variable: Variable, near length: Double) {
    guard !solver.isDetermined(variable) else { return }
    solver.settle(variable, near: length)
  }

  /// The coordinates of a view that the constraints leave open.
  func undetermined(_ view: Int, _ variables: LayoutVariables) -> [FrameCoordinate] {
    var open: [FrameCoordinate] = []
    if !solver.isDetermined(variables.x(view)) { open.append(.x) }
    if !solver.isDetermined(variables.y(view)) { open.append(.y) }
    if !solver.isDetermined(variables.width(view)) { open.append(.width) }
    if !solver.isDetermined(variables.height(view)) { open.append(.height) }
    return open
  }

  /// For each required row that had to be left out, the rows it contradicts, itself included.
  var conflicts: [[LinearConstraint.Origin]] {
    solver.conflicts.map { conflict in conflict.members.map { origins[$0.index] } }
  }
}
