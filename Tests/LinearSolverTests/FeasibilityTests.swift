import LinearSolver
import SystemFile
import Testing

/// What can hold is what solving finds no conflict in, whatever was asked before.
@Suite struct FeasibilityTests {
  private static func check(_ rows: [ConstraintSystem.Row], variableCount: Int) -> FeasibilityCheck {
    var check = FeasibilityCheck(variableCount: variableCount)
    for row in rows { check.add(row.terms, row.relation, row.constant, priority: row.priority) }
    return check
  }

  @Test func constantsSwungBetweenWhatHoldsAndWhatDoesNot() {
    var (holding, failing) = (0, 0)
    for seed in 1...300 {
      var dice = Dice(seed: UInt64(seed) + 5000)
      let reference = Reference(dice: &dice, requiredShare: 8)
      var rows = reference.rows.map { row in
        ConstraintSystem.Row(
          terms: row.coefficients.enumerated().map { Term(Variable(index: $0), $1) }, relation: row.relation,
          constant: row.constant, priority: row.priority)
      }
      var check = Self.check(rows, variableCount: reference.variableCount)
      for step in 0..<12 {
        let expected = RealConflictTests.isFeasible(rows, reference.variableCount)
        let answer = check.canHold()
        #expect(answer == expected, "seed \(seed), step \(step)")
        if expected { holding += 1 } else { failing += 1 }
        let edited = dice.roll(0...rows.count - 1)
        rows[edited].constant = Double(dice.roll(-30...60)) / 4
        check.setConstant(edited, to: rows[edited].constant)
      }
    }
    #expect(holding > 300 && failing > 300)
  }

  @Test(.enabled(if: RealSystems.arePresent, RealSystems.absence)) func realSystems() {
    var failing = 0
    for (number, system) in RealSystems.all.enumerated() {
      let expected = RealConflictTests.isFeasible(system.rows, system.variableCount)
      var check = Self.check(system.rows, variableCount: system.variableCount)
      let answer = check.canHold()
      #expect(answer == expected, "system \(number)")
      failing += expected ? 0 : 1
    }
    #expect(failing > 0)
  }

  @Test func whatCannotBeUsedNeverHolds() {
    let term = [Term(Variable(index: 0), 1)]
    for (constant, priority) in [(Double.nan, 1000.0), (.infinity, 250), (1, 0), (1, 1001), (1, .nan)] {
      var check = FeasibilityCheck(variableCount: 1)
      check.add(term, .equal, constant, priority: priority)
      let answer = check.canHold()
      #expect(!answer, "\(constant) at \(priority)")
    }
    var check = FeasibilityCheck(variableCount: 1)
    check.add(term, .equal, .nan, priority: 1000)
    check.setConstant(7, to: 1)
    let unchanged = check.canHold()
    check.setConstant(0, to: 1)
    let usable = check.canHold()
    check.add([Term(Variable(index: 3), 1)], .equal, 1, priority: 1000)
    let unknown = check.canHold()
    #expect([unchanged, usable, unknown] == [false, true, false])
  }

  /// Optional constraints contradict what they like.
  @Test func onlyWhatIsRequiredHasToHold() {
    var check = FeasibilityCheck(variableCount: 1)
    check.add([Term(Variable(index: 0), 1)], .equal, 1, priority: 1000)
    check.add([Term(Variable(index: 0), 1)], .equal, 2, priority: 999)
    let answer = check.canHold()
    #expect(answer)
  }

  /// x = 3 and y = x + 4; nothing decides z.
  @Test func valuesThatFollowFromEqualitiesAreKnown() {
    var check = FeasibilityCheck(variableCount: 3)
    let variables = (0..<3).map { Variable(index: $0) }
    check.add([Term(variables[0], 1)], .equal, 3, priority: 1000)
    check.add([Term(variables[1], 1), Term(variables[0], -1)], .equal, 4, priority: 1000)
    check.add([Term(variables[2], 1)], .greaterThanOrEqual, 1, priority: 1000)
    #expect(check.fixedValue(of: variables[0]) == nil)
    let holds = check.canHold()
    #expect(holds)
    #expect(variables.map { check.fixedValue(of: $0) } == [3, 7, nil])
  }
}
