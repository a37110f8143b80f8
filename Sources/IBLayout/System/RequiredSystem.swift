import LinearSolver

/// Rows of an island, asked from configuration to configuration whether those that are required can all hold.
struct RequiredSystem {
  private let variableCount: Int
  private var check: FeasibilityCheck
  private var rows: [LinearConstraint] = []
  /// The answer for these rows.
  private var holds = true

  init(variableCount: Int) {
    self.variableCount = variableCount
    check = FeasibilityCheck(variableCount: variableCount)
  }

  /// Rows that differ from those asked about before in their constants alone start from what was found for them.
  mutating func canHold(_ rows: [LinearConstraint]) -> Bool {
    if self.rows.count == rows.count, zip(self.rows, rows).allSatisfy({ $0.differsInConstantAlone(from: $1) }) {
      guard follow(rows) else { return holds }
    } else {
      check = FeasibilityCheck(variableCount: variableCount)
      for row in rows {
        check.add(row.expression.terms, row.relation, -row.expression.constant, priority: row.priority)
      }
    }
    self.rows = rows
    holds = check.canHold()
    return holds
  }

  /// The value that required equalities give a variable, after `canHold` has said yes; nil where they leave it open.
  func fixedValue(of variable: Variable) -> Double? { check.fixedValue(of: variable).map(SolvedSystem.onGrid) }

  /// Takes over the constants; says whether any is another.
  private mutating func follow(_ rows: [LinearConstraint]) -> Bool {
    var isOther = false
    for (index, row) in rows.enumerated() where row.expression.constant != self.rows[index].expression.constant {
      check.setConstant(index, to: -row.expression.constant)
      isOther = true
    }
    return isOther
  }
}
