import LinearSolver
import Testing

/// The solver against enumeration, on random systems small enough for it.
@Suite struct ReferenceTests {
  static let seeds = 1...400

  /// Solves, settles all variables near the targets in order, and returns the values.
  static func settled(_ solver: inout Solver, _ targets: [Double]) -> [Double] {
    #expect(solver.solve() == .solved)
    for (index, target) in targets.enumerated() { solver.settle(Variable(index: index), near: target) }
    return targets.indices.map { solver.value(of: Variable(index: $0)) }
  }

  static func targets(_ count: Int, _ dice: inout Dice) -> [Double] {
    (0..<count).map { _ in Double(dice.roll(-4...4)) }
  }

  /// The first variable whose values differ, with both; nil where none do.
  static func difference(_ left: [Double], _ right: [Double]) -> String? {
    guard left.count == right.count else { return "\(left.count) and \(right.count) values" }
    return left.indices.first { !(abs(left[$0] - right[$0]) < Reference.tolerance) }
      .map { "variable \($0): \(left[$0]) and \(right[$0])" }
  }

  @Test func settledValuesAreTheLexicographicOptimum() {
    var feasible = 0
    for seed in Self.seeds {
      var dice = Dice(seed: UInt64(seed))
      let reference = Reference(dice: &dice)
      let targets = Self.targets(reference.variableCount, &dice)
      guard let expected = reference.optimum(nearest: targets) else { continue }
      feasible += 1
      var solver = reference.solver().solver
      let values = Self.settled(&solver, targets)
      #expect(Self.difference(values, expected) == nil, "seed \(seed)")
      #expect(solver.conflicts.isEmpty, "seed \(seed)")
    }
    #expect(feasible > 200)
  }

  @Test func determinednessIsThatOfTheOptimalSet() {
    var open = 0
    for seed in Self.seeds {
      var dice = Dice(seed: UInt64(seed))
      let reference = Reference(dice: &dice)
      guard let expected = reference.determined() else { continue }
      var (solver, _) = reference.solver()
      solver.solve()
      let determined = expected.indices.map { solver.isDetermined(Variable(index: $0)) }
      #expect(determined == expected, "seed \(seed)")
      if expected.contains(false) { open += 1 }
    }
    #expect(open > 50)
  }

  @Test func orderOfConstraintsChangesNoValue() {
    for seed in Self.seeds {
      var dice = Dice(seed: UInt64(seed))
      var reference = Reference(dice: &dice)
      let targets = Self.targets(reference.variableCount, &dice)
      var (first, _) = reference.solver()
      let values = Self.settled(&first, targets)
      guard first.conflicts.isEmpty else { continue }
      reference.rows = dice.shuffle(reference.rows)
      var (second, _) = reference.solver()
      let others = Self.settled(&second, targets)
      #expect(Self.difference(values, others) == nil, "seed \(seed)")
    }
  }

  @Test func changedConstantsSolveAsAFreshSystem() {
    var followed = 0
    for seed in Self.seeds {
      var dice = Dice(seed: UInt64(seed))
      var reference = Reference(dice: &dice, requiredShare: 2)
      let targets = Self.targets(reference.variableCount, &dice)
      var (solver, handles) = reference.solver()
      _ = Self.settled(&solver, targets)
      for _ in 0..<4 {
        let changed = dice.roll(0...reference.rows.count - 1)
        reference.rows[changed].constant = Double(dice.roll(-3...6))
        solver.setConstant(handles[changed], to: reference.rows[changed].constant)
        var (fresh, _) = reference.solver()
        solver.solve()
        fresh.solve()
        let variables = targets.indices.map { Variable(index: $0) }
        #expect(variables.map(solver.isDetermined) == variables.map(fresh.isDetermined), "seed \(seed)")
        #expect(solver.conflicts == fresh.conflicts, "seed \(seed)")
        let (values, expected) = (Self.settled(&solver, targets), Self.settled(&fresh, targets))
        #expect(Self.difference(values, expected) == nil, "seed \(seed)")
        followed += 1
      }
    }
    #expect(followed == 4 * Self.seeds.count)
  }

  @Test func conflictsAreMinimalAndTheRestIsOptimal() {
    var conflicting = 0
    for seed in Self.seeds {
      var dice = Dice(seed: UInt64(seed))
      let reference = Reference(dice: &dice, requiredShare: 8)
      let origin = [Double](repeating: 0, count: reference.variableCount)
      var (solver, _) = reference.solver()
      let values = Self.settled(&solver, origin)
      var accepted = reference
      let rejected = Set(solver.conflicts.map(\.rejected.index))
      accepted.rows = reference.rows.indices.filter { !rejected.contains($0) }.map { reference.rows[$0] }
      #expect(accepted.optimum(nearest: origin).map { Self.difference($0, values) } == .some(nil), "seed \(seed)")
      for conflict in solver.conflicts {
        conflicting += 1
        Self.checkMinimal(conflict, among: Set(solver.conflicts.map(\.rejected)), in: reference, seed: seed)
      }
    }
    #expect(conflicting > 100)
  }

  private static func checkMinimal(
    _ conflict: Conflict, among rejected: Set<ConstraintHandle>, in reference: Reference, seed: Int
  ) {
    let origin = [Double](repeating: 0, count: reference.variableCount)
    var subset = reference
    subset.rows = conflict.members.map { reference.rows[$0.index] }
    #expect(subset.optimum(nearest: origin) == nil, "seed \(seed): members can hold together")
    #expect(conflict.members.filter(rejected.contains) == [conflict.rejected], "seed \(seed)")
    for left in conflict.members {
      subset.rows = conflict.members.filter { $0 != left }.map { reference.rows[$0.index] }
      #expect(subset.optimum(nearest: origin) != nil, "seed \(seed): not minimal")
    }
  }
}
