package import LinearSolver

/// A constraint system as a file of systems gives it, ready for a `Solver`.
package struct ConstraintSystem: Sendable {
  /// A variable whose wished value the benchmark changes, such as the root's width.
  package struct Edit: Sendable {
    package var variable: Variable
    package var priority: Double
    /// The ends of the range the value sweeps, in points.
    package var low: Double
    package var high: Double
  }

  package struct Row: Sendable {
    package var terms: [Term]
    package var relation: Relation
    package var constant: Double
    package var priority: Double

    package init(terms: [Term], relation: Relation, constant: Double, priority: Double) {
      (self.terms, self.relation, self.constant, self.priority) = (terms, relation, constant, priority)
    }
  }

  package var name: String
  package var variableCount: Int
  package var edits: [Edit] = []
  package var rows: [Row] = []

  /// Whether the system comes from a scene, and not from a generator.
  package var isReal: Bool { name.hasPrefix("real:") }

  /// A solver with all constraints added and nothing solved, and the handles: first those of `edits`, each a wish for
  /// its low end, then those of `rows`.
  package func solver() -> (solver: Solver, handles: Range<Int>) {
    var solver = Solver()
    _ = solver.addVariables(variableCount)
    for edit in edits { solver.add(Term(edit.variable, 1), .equal, edit.low, priority: edit.priority) }
    for row in rows { row.add(to: &solver) }
    return (solver, 0..<edits.count + rows.count)
  }
}

extension ConstraintSystem.Row {
  /// Adds the row, with an array of terms only where there are more than two.
  package func add(to solver: inout Solver) {
    switch terms.count {
    case 1: solver.add(terms[0], relation, constant, priority: priority)
    case 2: solver.add(terms[0], terms[1], relation, constant, priority: priority)
    default: solver.add(terms, relation, constant, priority: priority)
    }
  }
}
