import LinearSolver
import Testing

/// How priorities decide, on systems worked by hand.
@Suite struct LevelTests {
  @Test func aHigherLevelIsNeverOutweighed() {
    var solver = Solver()
    let x = solver.addVariable()
    solver.add(Term(x, 1), .equal, 10, priority: 251)
    for _ in 0..<1000 { solver.add(Term(x, 1), .equal, 0, priority: 250) }
    #expect(solver.solve() == .solved)
    #expect(solver.value(of: x) == 10)
    #expect(solver.isDetermined(x))
  }

  @Test func fractionsOfAPriorityAreLevelsOfTheirOwn() {
    var solver = Solver()
    let x = solver.addVariable()
    solver.add(Term(x, 1), .equal, 1, priority: 249.5)
    solver.add(Term(x, 1), .equal, 2, priority: 249.75)
    solver.solve()
    #expect(solver.value(of: x) == 2)
  }

  @Test func deviationsOfALevelAreAddedAsAbsolutes() {
    // |x - 0| + |x - 0| + |x - 9| is least at the median 0, where least squares would give 3.
    var solver = Solver()
    let x = solver.addVariable()
    for constant in [0.0, 0, 9] { solver.add(Term(x, 1), .equal, constant, priority: 500) }
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.isDetermined(x))
  }

  @Test func aTieWithinALevelLeavesTheRangeBetweenOpen() {
    // |x - 10| + |x - 20| is 10 everywhere from 10 to 20.
    var solver = Solver()
    let x = solver.addVariable()
    solver.add(Term(x, 1), .equal, 10, priority: 500)
    solver.add(Term(x, 1), .equal, 20, priority: 500)
    solver.solve()
    #expect(!solver.isDetermined(x))
    #expect(solver.value(of: x) == 10)  // Nearest to 0.
    solver.settle(x, near: 14)
    #expect(solver.value(of: x) == 14)
    #expect(solver.isDetermined(x))
  }

  /// A label of intrinsic width 50 between 8-point margins in a view of a given width.
  private func labelWidth(inside width: Double, isPinned: Bool) -> Double {
    var solver = Solver()
    let (leading, label) = (solver.addVariable(), solver.addVariable())
    solver.add(Term(leading, 1), .equal, 8, priority: Solver.required)
    solver.add(Term(label, 1), .greaterThanOrEqual, 0, priority: Solver.required)
    let relation: Relation = isPinned ? .equal : .lessThanOrEqual
    solver.add(Term(leading, 1), Term(label, 1), relation, width - 8, priority: Solver.required)
    solver.add(Term(label, 1), .lessThanOrEqual, 50, priority: 251)
    solver.add(Term(label, 1), .greaterThanOrEqual, 50, priority: 750)
    solver.solve()
    #expect(solver.isDetermined(label))
    return solver.value(of: label)
  }

  @Test func aLabelHugsResistsAndYields() {
    #expect(labelWidth(inside: 200, isPinned: false) == 50)  // Room to spare: hugging holds it at 50.
    #expect(labelWidth(inside: 200, isPinned: true) == 184)  // 200 - 8 - 8: required edges beat hugging.
    #expect(labelWidth(inside: 40, isPinned: false) == 24)  // 40 - 8 - 8: required edges beat compression.
  }

  @Test func theLabelWithTheHigherCompressionResistanceKeepsItsWidth() {
    // 60 + 70 do not fit into 100: the first, at 751, keeps 60, the second gets the remaining 40.
    var solver = Solver()
    let (first, second) = (solver.addVariable(), solver.addVariable())
    solver.add(Term(first, 1), Term(second, 1), .equal, 100, priority: Solver.required)
    solver.add(Term(first, 1), .greaterThanOrEqual, 60, priority: 751)
    solver.add(Term(second, 1), .greaterThanOrEqual, 70, priority: 750)
    solver.add(Term(first, 1), .lessThanOrEqual, 60, priority: 250)
    solver.add(Term(second, 1), .lessThanOrEqual, 70, priority: 250)
    solver.solve()
    #expect(solver.value(of: first) == 60)
    #expect(solver.value(of: second) == 40)
  }

  @Test func equalHuggingLeavesTheStretchOpenBetweenTheLabels() {
    // 100 for two labels of 30 each: 40 to give away, at the same cost to either.
    var solver = Solver()
    let (first, second) = (solver.addVariable(), solver.addVariable())
    let sum = solver.addVariable()
    solver.add([Term(first, 1), Term(second, 1), Term(sum, -1)], .equal, 0, priority: Solver.required)
    solver.add(Term(sum, 1), .equal, 100, priority: Solver.required)
    for label in [first, second] {
      solver.add(Term(label, 1), .lessThanOrEqual, 30, priority: 250)
      solver.add(Term(label, 1), .greaterThanOrEqual, 30, priority: 750)
    }
    solver.solve()
    #expect([first, second, sum].map(solver.isDetermined) == [false, false, true])
    solver.settle(first, near: 1000)
    #expect([first, second].map(solver.value) == [70, 30])
  }
}
