import LinearSolver
import Testing

/// Settling many variables of one system.
@Suite struct SettlingTests {
  /// A chain: each place is the one before it plus an open length that is not negative.
  private static func chain(_ count: Int, tableauCells: Int = 1 << 20) -> (Solver, [Variable], [Variable]) {
    var solver = Solver(tableauCells: tableauCells)
    let all = Array(solver.addVariables(2 * count)).map(Variable.init)
    let (places, lengths) = (Array(all.prefix(count)), Array(all.suffix(count)))
    solver.add(Term(places[0], 1), .equal, 1, priority: 1000)
    for index in 1..<count {
      let terms = [Term(places[index], 1), Term(places[index - 1], -1), Term(lengths[index - 1], -1)]
      solver.add(terms, .equal, 1, priority: 1000)
    }
    for length in lengths { solver.add([Term(length, 1)], .greaterThanOrEqual, 0, priority: 1000) }
    return (solver, places, lengths)
  }

  @Test func valuesAreTheSameBeforeAndAfterTheyAreWorkedOut() {
    var (solver, places, lengths) = Self.chain(40)
    #expect(solver.solve() == .solved)
    for index in 0..<40 {
      solver.settle(lengths[index], near: Double(index % 7))
      solver.settle(places[index], near: 3)
    }
    let early = (places + lengths).map { solver.value(of: $0) }
    solver.finishSettling()
    let late = (places + lengths).map { solver.value(of: $0) }
    #expect(zip(early, late).allSatisfy { abs($0 - $1) < 1e-9 })
    // 1 + the sum of the lengths before, each with a point between.
    let expected = (0..<40).map { index in 1 + (0..<index).reduce(0.0) { $0 + Double($1 % 7) + 1 } }
    #expect(zip(late, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect((places + lengths).allSatisfy { solver.isDetermined($0) })
  }

  @Test func theValueAfterSettlingIsTheSameWithoutSettling() {
    var (solver, places, lengths) = Self.chain(12)
    solver.add(lengths.map { Term($0, 1) }, .equal, 50, priority: 700)
    #expect(solver.solve() == .solved)
    solver.settle(lengths[3], near: 4)
    for variable in places + lengths {
      for target in [-10, 3, 1000.0] {
        let asked = Solver.value(of: variable, settledNear: target, in: &solver)
        var copy = solver
        copy.settle(variable, near: target)
        #expect(abs(asked - copy.value(of: variable)) < 1e-9, "\(variable) near \(target)")
      }
    }
    #expect(!solver.isDetermined(lengths[0]))
  }

  @Test func whatIsSettledIsForgottenByTheNextSolution() {
    var (solver, places, lengths) = Self.chain(5)
    solver.solve()
    for length in lengths { solver.settle(length, near: 9) }
    solver.setConstant(ConstraintHandle(index: 0), to: 2)
    solver.solve()
    #expect(!solver.isDetermined(lengths[0]))
    #expect(solver.value(of: places[4]) == 6)
  }

  @Test func aSystemBeyondTheLimitIsRefusedAndASmallerOneIsNot() {
    func competing(_ count: Int, _ cells: Int) -> Solver {
      var solver = Solver(tableauCells: cells)
      let all = Array(solver.addVariables(count)).map(Variable.init)
      for variable in all { solver.add([Term(variable, 1)], .equal, 10, priority: 250) }
      solver.add(all.map { Term($0, 1) }, .equal, 5, priority: 750)
      return solver
    }
    var (small, large) = (competing(10, 1000), competing(100, 1000))
    #expect(small.solve() == .solved)
    #expect(large.solve() == .limit)
  }
}
