import LinearSolver

/// A constraint system handed to the solver and solved.
struct SolvedSystem: Sendable {
  private var solver = Solver()
  /// As handed to the solver; a natural size may since have been changed there.
  let rows: [LinearConstraint]
  private(set) var reachedLimit: Bool

  /// Lengths that differ by less are the same, in points.
  static let tolerance = 1e-6

  init(_ rows: [LinearConstraint], variableCount: Int) {
    _ = solver.addVariables(variableCount)
    for row in rows {
      solver.add(row.expression.terms, row.relation, -row.expression.constant, priority: row.priority)
    }
    self.rows = rows
    reachedLimit = solver.solve() == .limit
  }

  func value(_ variable: Variable) -> Double { solver.value(of: variable) }

  /// Whether the variable has the same value in every solution that is left.
  func isDetermined(_ variable: Variable) -> Bool { solver.isDetermined(variable) }

  /// Among the solutions left, takes those with the variable closest to a length.
  mutating func settle(_ variable: Variable, near length: Double) {
    guard !solver.isDetermined(variable) else { return }
    solver.settle(variable, near: length)
  }

  /// The coordinates of a view that the constraints leave open.
  func undetermined(_ view: Int, _ variables: LayoutVariables) -> [FrameCoordinate] {
    FrameCoordinate.allCases.filter { !solver.isDetermined(variables.variable(view, $0)) }
  }

  /// For each row that had to be left out, the rows it contradicts.
  var conflicts: [RowConflict] {
    solver.conflicts.map { conflict in
      RowConflict(
        members: conflict.members.map { rows[$0.index] }, rejected: rows[conflict.rejected.index],
        isContradiction: conflict.reason == .contradiction)
    }
  }

  /// Solves again with other natural sizes of views, by local index, and forgets what was settled. A size where there
  /// was none, or none where there was one, changes nothing.
  mutating func solve(naturalSizes sizes: [IntrinsicSize], _ variables: LayoutVariables) {
    for (index, row) in rows.enumerated() {
      guard case .intrinsic(let view) = row.origin, let variable = row.expression.terms.first?.variable
      else { continue }
      let natural = variable == variables.width(view) ? sizes[view].width : sizes[view].height
      if let natural { solver.setConstant(ConstraintHandle(index: index), to: natural) }
    }
    reachedLimit = solver.solve() == .limit
  }
}

/// Rows of which at least one has to give way.
struct RowConflict: Sendable {
  /// A smallest set: without any one of them the others can hold. In the order of the system's rows.
  let members: [LinearConstraint]
  /// The member the layout does without.
  let rejected: LinearConstraint
  /// False for a row that is left out for its own numbers, such as a multiplier of infinity.
  let isContradiction: Bool
}
