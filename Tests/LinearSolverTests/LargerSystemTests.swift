import LinearSolver
import Testing

/// Random systems of the size of a scene, too large to enumerate, judged by what must hold of any answer.
@Suite struct LargerSystemTests {
  static let seeds = 1...30

  /// Rows about 24 variables with two or three terms each; the required ones all hold at a point drawn first.
  static func feasible(_ dice: inout Dice) -> [Reference.Row] {
    let point = (0..<24).map { _ in Double(dice.roll(0...50)) }
    return (0..<60).map { _ in
      var row = Reference.Row(dice: &dice, variableCount: 24, requiredShare: 5)
      row.coefficients = row.coefficients.map { _ in 0 }
      for _ in 0..<dice.roll(1...3) { row.coefficients[dice.roll(0...23)] = [1, 1, -1, 0.5][dice.roll(0...3)] }
      let left = zip(row.coefficients, point).reduce(0) { $0 + $1.0 * $1.1 }
      let slack = row.relation == .equal ? 0 : Double(dice.roll(0...3))
      row.constant = left + (row.relation == .greaterThanOrEqual ? -slack : slack)
      if row.priority < Solver.required { row.constant += Double(dice.roll(-20...20)) }
      return row
    }
  }

  static func values(_ rows: [Reference.Row]) -> [Double] {
    var solver = Solver()
    let variables = solver.addVariables(24).map(Variable.init)
    for row in rows { _ = row.add(to: &solver) }
    #expect(solver.solve() == .solved)
    #expect(solver.conflicts.isEmpty)
    #expect(solver.brokenRequirement == nil)
    solver.settleRemaining()
    #expect(solver.brokenRequirement == nil)
    return variables.map(solver.value)
  }

  @Test func requiredConstraintsHoldWhateverTheOrder() {
    for seed in Self.seeds {
      var dice = Dice(seed: UInt64(seed))
      let rows = Self.feasible(&dice)
      let values = Self.values(rows)
      #expect(ReferenceTests.difference(values, Self.values(dice.shuffle(rows))) == nil, "seed \(seed)")
    }
  }

  @Test func changesInSequenceSolveAsAFreshSystem() {
    for seed in Self.seeds {
      var dice = Dice(seed: UInt64(seed))
      var rows = Self.feasible(&dice)
      var solver = Solver()
      let variables = solver.addVariables(24).map(Variable.init)
      let handles = rows.map { $0.add(to: &solver) }
      for _ in 0..<6 {
        solver.solve()
        for _ in 0..<4 {
          let changed = dice.roll(0...rows.count - 1)
          guard rows[changed].priority < Solver.required || rows[changed].relation == .lessThanOrEqual else { continue }
          rows[changed].constant += Double(dice.roll(0...9))
          solver.setConstant(handles[changed], to: rows[changed].constant)
        }
        solver.solve()
        solver.settleRemaining()
        #expect(ReferenceTests.difference(variables.map(solver.value), Self.values(rows)) == nil, "seed \(seed)")
      }
    }
  }
}
