import LinearSolver
import SystemFile
import Testing

/// Every conflict of every real system, at both ends of the root's sizes.
@Suite(.enabled(if: RealSystems.arePresent, RealSystems.absence)) struct RealConflictTests {
  private struct Found {
    var members: [ConstraintSystem.Row]
    var variableCount: Int
  }

  private static let found: [Found] = RealSystems.all.flatMap { system in
    var (solver, _) = system.solver()
    solver.solve()
    var found = conflicts(of: solver, in: system)
    for (index, edit) in system.edits.enumerated() {
      solver.setConstant(ConstraintHandle(index: index), to: edit.high)
    }
    solver.solve()
    found += conflicts(of: solver, in: system)
    return found
  }

  private static func conflicts(of solver: Solver, in system: ConstraintSystem) -> [Found] {
    solver.conflicts.map { conflict in
      #expect(conflict.members.contains(conflict.rejected))
      #expect(conflict.members.allSatisfy { $0.index >= system.edits.count }, "an edit is no requirement")
      let rows = conflict.members.map { system.rows[$0.index - system.edits.count] }
      return Found(members: rows, variableCount: system.variableCount)
    }
  }

  /// Whether a new solver finds no conflict among some rows.
  static func isFeasible(_ rows: [ConstraintSystem.Row], _ variableCount: Int) -> Bool {
    var solver = Solver()
    _ = solver.addVariables(variableCount)
    for row in rows { row.add(to: &solver) }
    #expect(solver.solve() == .solved)
    return solver.conflicts.isEmpty
  }

  @Test func everySystemSolves() {
    #expect(!RealSystems.all.isEmpty)
    for (number, system) in RealSystems.all.enumerated() {
      var (solver, _) = system.solver()
      #expect(solver.solve() == .solved, "system \(number)")
      #expect(solver.brokenRequirement == nil, "system \(number)")
    }
  }

  @Test func everyConflictIsMinimal() {
    for conflict in Self.found {
      #expect(!Self.isFeasible(conflict.members, conflict.variableCount))
      for left in conflict.members.indices {
        var others = conflict.members
        others.remove(at: left)
        #expect(Self.isFeasible(others, conflict.variableCount))
      }
    }
    #expect(!Self.found.isEmpty)
    print("checked \(Self.found.count) conflicts, \(Self.found.reduce(0) { $0 + $1.members.count }) members")
  }

  @Test(.enabled(if: GLPK.program != nil, GLPK.absence)) func anotherSolverAgrees() throws {
    #expect(!Self.found.isEmpty)
    // The least sum by which the rows miss: above zero for all of them, zero without any one.
    for conflict in Self.found {
      let without = conflict.members.indices.map { left in
        GLPK.Problem(goal: conflict.members.indices.filter { $0 != left }.map { conflict.members[$0] })
      }
      let sums = try GLPK.leastSums([GLPK.Problem(goal: conflict.members)] + without)
      #expect(sums.first.map { $0 > 1e-3 } == true)
      #expect(sums.dropFirst().allSatisfy { $0 < 1e-6 })
    }
  }
}
