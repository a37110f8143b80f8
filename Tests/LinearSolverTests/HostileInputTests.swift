import LinearSolver
import Testing

/// Input no document should produce, but some file will.
@Suite struct HostileInputTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func unusableNumbersAreRefusedWithAReason(_ number: Double) {
    var solver = Solver()
    let x = solver.addVariable()
    let good = solver.add(Term(x, 1), .equal, 7, priority: Solver.required)
    let refused = [
      solver.add(Term(x, 1), .equal, number, priority: Solver.required),
      solver.add(Term(x, number), .equal, 1, priority: 250),
    ]
    #expect(solver.solve() == .solved)
    #expect(solver.conflicts.map(\.rejected) == refused)
    #expect(solver.conflicts.allSatisfy { $0.reason == .unusableNumber && $0.members == [$0.rejected] })
    #expect(solver.value(of: x) == 7)
    solver.setConstant(good, to: number)
    solver.solve()
    #expect(solver.conflicts.map(\.rejected).first == good)
    solver.setConstant(good, to: 9)
    solver.solve()
    #expect(solver.value(of: x) == 9)
  }

  @Test(arguments: [0, -1, 1000.5, .nan])
  func prioritiesOutsideTheScaleAreRefused(_ priority: Double) {
    var solver = Solver()
    let x = solver.addVariable()
    solver.add(Term(x, 1), .equal, 7, priority: priority)
    solver.solve()
    #expect(solver.conflicts.map(\.reason) == [.priorityOutOfRange])
  }

  @Test func strangersAreRefusedOrIgnored() {
    var solver = Solver()
    _ = solver.addVariables(2)
    solver.add(Term(Variable(index: 2), 1), .equal, 7, priority: 1000)
    solver.add(Term(Variable(index: -1), 1), .equal, 7, priority: 1000)
    solver.setConstant(ConstraintHandle(index: -1), to: 1)
    solver.solve()
    solver.settle(Variable(index: 99), near: 1)
    #expect(solver.conflicts.map(\.reason) == [.unknownVariable, .unknownVariable])
    #expect(solver.value(of: Variable(index: -1)) == 0)
    #expect(solver.addVariables(-5).isEmpty)
  }

  @Test func zeroCoefficientsSayNothingAboutAVariable() {
    var solver = Solver()
    let x = solver.addVariable()
    solver.add(Term(x, 0), .equal, 0, priority: Solver.required)
    let impossible = solver.add(Term(x, 0), .equal, 1, priority: Solver.required)
    solver.add([], .greaterThanOrEqual, 1, priority: 300)
    solver.solve()
    #expect(!solver.isDetermined(x))
    #expect(solver.conflicts == [Conflict(rejected: impossible, members: [impossible], reason: .contradiction)])
  }

  @Test func anEmptySolverSolves() {
    var solver = Solver()
    #expect(solver.solve() == .solved)
  }

  /// Klee and Minty's cube, on which the steepest choice may visit all 2^n corners.
  @Test func aCubeMadeToMisleadTheSimplexEnds() {
    var solver = Solver()
    let size = 12
    let variables = (0..<size).map { _ in solver.addVariable() }
    for (row, variable) in variables.enumerated() {
      solver.add(Term(variable, 1), .greaterThanOrEqual, 0, priority: Solver.required)
      let terms = (0..<row).map { Term(variables[$0], Double(1 << (row - $0 + 1))) } + [Term(variable, 1)]
      solver.add(terms, .lessThanOrEqual, Double(pow5(row)), priority: Solver.required)
    }
    let objective = variables.enumerated().map { Term($0.element, Double(1 << (size - 1 - $0.offset))) }
    solver.add(objective, .greaterThanOrEqual, 1e9, priority: 500)
    #expect(solver.solve() == .solved)
    #expect(solver.brokenRequirement == nil)
    // The optimum has all but the last at 0 and the last at 5^11.
    let corner = Array(repeating: 0, count: size - 1) + [Double(pow5(size - 1))]
    #expect(variables.map(solver.value) == corner)
  }

  private func pow5(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { power, _ in power * 5 } }

  /// Beale's example, on which the plain steepest choice goes round for ever.
  @Test func bealesCycleIsBroken() {
    var solver = Solver()
    let x = (0..<4).map { _ in solver.addVariable() }
    for variable in x { solver.add(Term(variable, 1), .greaterThanOrEqual, 0, priority: Solver.required) }
    func add(_ coefficients: [Double], _ relation: Relation, _ constant: Double, _ priority: Double) {
      solver.add(zip(x, coefficients).map { Term($0, $1) }, relation, constant, priority: priority)
    }
    add([0.25, -60, -0.04, 9], .lessThanOrEqual, 0, Solver.required)
    add([0.5, -90, -0.02, 3], .lessThanOrEqual, 0, Solver.required)
    add([0, 0, 1, 0], .lessThanOrEqual, 1, Solver.required)
    add([0.75, -150, 0.02, -6], .greaterThanOrEqual, 1000, 500)
    #expect(solver.solve() == .solved)
    // Beale (1955): the optimum is 0.05 at x = (0.04, 0, 1, 0).
    for (variable, expected) in zip(x, [0.04, 0, 1, 0]) { #expect(abs(solver.value(of: variable) - expected) < 1e-9) }
  }

  @Test func coefficientsOfAllMagnitudesEndWithoutTrap() {
    for seed in 1...60 {
      var dice = Dice(seed: UInt64(seed))
      var solver = Solver()
      let variables = (0..<12).map { _ in solver.addVariable() }
      for _ in 0..<40 {
        let terms = (0..<dice.roll(1...4)).map { _ in
          Term(variables[dice.roll(0...11)], [1, -1, 1e9, 1e-9, -3e5, 0.333][dice.roll(0...5)])
        }
        let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][dice.roll(0...2)]
        solver.add(
          terms, relation, [0, 1, 1e9, -1e9, 1e-9][dice.roll(0...4)], priority: [1000, 500, 1][dice.roll(0...2)])
      }
      solver.solve()
      solver.settleRemaining()
      #expect(solver.conflicts.allSatisfy { $0.members.contains($0.rejected) })
    }
  }

  @Test func aLargeTangleEnds() {
    // 150 sums of four random variables each, among 100: dense after a few dozen substitutions.
    var dice = Dice(seed: 7)
    var solver = Solver()
    let variables = solver.addVariables(100).map(Variable.init)
    for index in 0..<150 {
      let terms = (0..<4).map { _ in Term(variables[dice.roll(0...99)], Double(dice.roll(1...3))) }
      let priority = index % 2 == 0 ? Solver.required : 500
      solver.add(terms, index % 3 == 0 ? .lessThanOrEqual : .equal, Double(dice.roll(0...99)), priority: priority)
    }
    #expect(solver.solve() == .solved)
    #expect(solver.brokenRequirement == nil)
  }
}
