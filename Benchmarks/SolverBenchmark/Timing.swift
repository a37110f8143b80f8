import LinearSolver
import SystemFile

/// How long one system takes, in microseconds, medians over repetitions.
struct Timing {
  /// A new solver, all constraints added, solved.
  var build = 0.0
  /// Every edited constant changed, solved again.
  var resolve = 0.0
  /// The same, then everything left open settled and every value read.
  var settled = 0.0
  var rejected = 0
  /// Sum of values, so that no work can be left out unnoticed.
  var checksum = 0.0

  /// Sizes that one repetition solves for.
  static let steps = 20
  /// CPU time spent on one system, in microseconds, and the repetitions at least and at most.
  static let budget = (real: 3_000.0, synthetic: 400_000.0)
  static let repetitions = 3...200

  init(_ system: ConstraintSystem) {
    var (builds, resolves, settles): ([Double], [Double], [Double]) = ([], [], [])
    var spent = 0.0
    let budget = system.isReal ? Self.budget.real : Self.budget.synthetic
    while builds.count < Self.repetitions.lowerBound
      || (spent < budget && builds.count < Self.repetitions.upperBound)
    {
      let start = Clock.now()
      var solver = system.solver().solver
      solver.solve()
      let built = Clock.now()
      for step in 0..<Self.steps { resolve(system, step, &solver) }
      let resolved = Clock.now()
      for step in 0..<Self.steps {
        resolve(system, step, &solver)
        solver.settleRemaining()
        for variable in 0..<system.variableCount { checksum += solver.value(of: Variable(index: variable)) }
      }
      let end = Clock.now()
      builds.append(built - start)
      resolves.append((resolved - built) / Double(Self.steps))
      settles.append((end - resolved) / Double(Self.steps))
      rejected = solver.conflicts.count
      spent += end - start
    }
    (build, resolve, settled) = (median(builds), median(resolves), median(settles))
  }

  /// Gives each edited variable another value of its range and solves.
  private func resolve(_ system: ConstraintSystem, _ step: Int, _ solver: inout Solver) {
    for (index, edit) in system.edits.enumerated() {
      // 7 and 20 have no common divisor, so all steps come up, and neighbors are far apart.
      let share = Double(step * 7 % Self.steps) / Double(Self.steps)
      solver.setConstant(ConstraintHandle(index: index), to: edit.low + (edit.high - edit.low) * share)
    }
    solver.solve()
  }
}
