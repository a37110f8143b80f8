import LinearSolver
import SystemFile
import Testing

/// The sums of deviations, level by level, against those of an independent solver.
@Suite(.enabled(if: GLPK.program != nil, GLPK.absence)) struct OptimumTests {
  /// Problems handed to one run of the other solver.
  static let batch = 100
  /// How far a higher level may be exceeded in the problem of a lower one: what the other solver takes for zero.
  static let slack = 1e-7
  /// How far sums may differ, as a share of the largest constant: the other solver lets each of the rows be missed by
  /// 1e-7 of its bound. Constants of layouts differ by thousands of times as much.
  static let tolerance = 1e-6

  /// One level of one system: the sum our values have, and the problem whose answer it should be.
  private struct Claim {
    var system: String
    var priority: Double
    var sum: Double
    var problem: GLPK.Problem
    /// The largest constant of the system, at least 1.
    var magnitude: Double
  }

  /// A claim for each level, the levels above held at the sums our values have.
  private static func claims(_ rows: [ConstraintSystem.Row], variableCount: Int, name: String) -> [Claim] {
    var solver = Solver()
    let variables = solver.addVariables(variableCount).map(Variable.init)
    for row in rows { row.add(to: &solver) }
    #expect(solver.solve() == .solved, "\(name)")
    solver.settleRemaining()
    #expect(solver.brokenRequirement == nil, "\(name)")
    let values = variables.map(solver.value)
    let rejected = Set(solver.conflicts.map(\.rejected.index))
    let accepted = rows.indices.filter { !rejected.contains($0) }.map { rows[$0] }
    let magnitude = accepted.reduce(1) { max($0, abs($1.constant)) }
    var problem = GLPK.Problem(goal: [], held: accepted.filter { $0.priority >= Solver.required })
    var claims: [Claim] = []
    for priority in Set(accepted.map(\.priority)).sorted(by: >) where priority < Solver.required {
      problem.goal = accepted.filter { $0.priority == priority }
      let sum = problem.goal.reduce(0) { $0 + $1.deviation(at: values) }
      claims.append(Claim(system: name, priority: priority, sum: sum, problem: problem, magnitude: magnitude))
      problem.bounded.append((problem.goal, sum + slack))
    }
    return claims
  }

  private static func check(_ claims: [Claim]) throws {
    for start in stride(from: 0, to: claims.count, by: batch) {
      let part = claims[start..<min(claims.count, start + batch)]
      let sums = try GLPK.leastSums(part.map(\.problem))
      for (claim, least) in zip(part, sums) {
        #expect(
          abs(claim.sum - least) <= tolerance * claim.magnitude,
          "\(claim.system), priority \(claim.priority): \(claim.sum), least \(least)")
      }
    }
  }

  @Test(.enabled(if: RealSystems.arePresent, RealSystems.absence)) func realSystemsAreOptimalLevelByLevel() throws {
    let systems = RealSystems.sample(one: 3)
    #expect(systems.count >= 300)
    var claims: [Claim] = []
    for (number, system) in systems.enumerated() {
      let edits = system.edits.map {
        ConstraintSystem.Row(
          terms: [Term($0.variable, 1)], relation: .equal, constant: $0.low, priority: $0.priority)
      }
      claims += Self.claims(edits + system.rows, variableCount: system.variableCount, name: "system \(number)")
    }
    try Self.check(claims)
    print("checked \(claims.count) levels of \(systems.count) real systems")
  }

  @Test func randomSystemsAreOptimalLevelByLevel() throws {
    var claims: [Claim] = []
    for seed in 1...1000 {
      var dice = Dice(seed: UInt64(seed) + 10_000)
      let isLarge = seed % 5 == 0
      let small = Reference(dice: &dice, requiredShare: 4)
      let rows = isLarge ? LargerSystemTests.feasible(&dice) : small.rows
      claims += Self.claims(
        rows.map(\.inSparseForm), variableCount: isLarge ? 24 : small.variableCount, name: "seed \(seed)")
    }
    try Self.check(claims)
    print("checked \(claims.count) levels of 1000 random systems")
  }
}

extension ConstraintSystem.Row {
  fileprivate func deviation(at values: [Double]) -> Double {
    let residual = terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable.index] }
    switch relation {
    case .equal: return abs(residual)
    case .lessThanOrEqual: return max(0, residual)
    case .greaterThanOrEqual: return max(0, -residual)
    }
  }
}

extension Reference.Row {
  fileprivate var inSparseForm: ConstraintSystem.Row {
    let terms = coefficients.enumerated().filter { $0.element != 0 }.map {
      Term(Variable(index: $0.offset), $0.element)
    }
    return ConstraintSystem.Row(terms: terms, relation: relation, constant: constant, priority: priority)
  }
}
