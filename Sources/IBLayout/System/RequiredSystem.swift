import LinearSolver

/// Decides, one configuration at a time, whether all required rows of an island can be satisfied together.
struct RequiredSystem {
  private let variableCount: Int
  /// See `LayoutLimits.system`.
  private let limit: Int
  private var check: FeasibilityCheck
  private var rows: [LinearConstraint] = []
  /// The answer for these rows.
  private var holds = true

  init(variableCount: Int, limit: Int) {
    self.variableCount = variableCount
    self.limit = limit
    check = FeasibilityCheck(variableCount: variableCount, tableauCells: limit)
  }

  /// If only constants differ from the rows of the previous call, the check starts from its solution.
  mutating func canHold(_ rows: [LinearConstraint]) -> Bool {
    if self.rows.differInConstantsAlone(from: rows) {
      guard follow(rows) else { return holds }
    } else {
      check = FeasibilityCheck(variableCount: variableCount, tableauCells: limit)
      for row in rows {
        check.add(row.expression.terms, row.relation, -row.expression.constant, priority: row.priority)
      }
    }
    self.rows = rows
    holds = check.canHold()
    return holds
  }

  /// The only value of a variable that satisfies the required equalities, after `canHold` returned true; nil if they do
  /// not determine it.
  func fixedValue(of variable: Variable) -> Double? { check.fixedValue(of: variable).map(SolvedSystem.onGrid) }

  /// Copies the constants; returns whether any of them changed.
  private mutating func follow(_ rows: [LinearConstraint]) -> Bool {
    var isOther = false
    for index in rows.indices where rows[index].expression.constant != self.rows[index].expression.constant {
      check.setConstant(index, to: -rows[index].expression.constant)
      isOther = true
    }
    return isOther
  }
}
