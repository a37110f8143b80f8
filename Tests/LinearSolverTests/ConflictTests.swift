import LinearSolver
import Testing

/// Required constraints that cannot hold together, and changes that end or begin a conflict.
@Suite struct ConflictTests {
  @Test func theLaterOfTwoEqualitiesIsRejected() {
    var solver = Solver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    let first = solver.add(Term(a, 1), .equal, 1, priority: Solver.required)
    let second = solver.add(Term(a, 1), .equal, 2, priority: Solver.required)
    solver.add(Term(b, 1), Term(a, -1), .equal, 5, priority: Solver.required)
    #expect(solver.solve() == .solved)
    #expect(
      solver.conflicts == [Conflict(rejected: second, members: [first, second], reason: .contradiction)])
    #expect([a, b].map(solver.value) == [1, 6])
    #expect(solver.brokenRequirement == nil)
  }

  /// What counts as zero is 1e-7 points for the sizes of layouts and grows with larger constants, because rounding errors
  /// do; it does not shrink with smaller ones.
  @Test(arguments: [
    (100.0, 5e-8, false), (100, 2e-6, true), (1, 5e-8, false), (1e8, 1e-5, false), (1e8, 1e-2, true),
  ])
  func constantsThatDisagreeByARoundingErrorContradictNothing(
    constant: Double, difference: Double, isContradiction: Bool
  ) {
    var solver = Solver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    solver.add(Term(a, 1), .equal, constant, priority: Solver.required)
    solver.add(Term(b, 1), Term(a, -1), .equal, constant, priority: Solver.required)
    solver.add(Term(b, 1), Term(a, -1), .equal, constant + difference, priority: Solver.required)
    #expect(solver.solve() == .solved)
    #expect(solver.conflicts.count == (isContradiction ? 1 : 0))
  }

  /// `count` views side by side, each 10 wide, from 0; returns the solver, its handles and the far edge.
  private func chain(_ count: Int) -> (solver: Solver, handles: [ConstraintHandle], edge: Variable) {
    var solver = Solver()
    var edge = solver.addVariable()
    var handles = [solver.add(Term(edge, 1), .equal, 0, priority: Solver.required)]
    for _ in 0..<count {
      let next = solver.addVariable()
      handles.append(solver.add(Term(next, 1), Term(edge, -1), .equal, 10, priority: Solver.required))
      edge = next
    }
    return (solver, handles, edge)
  }

  @Test func theMembersOfAChainAreAllNamed() {
    // Nine steps of 10 end at 90, so an edge of at most 80 contradicts the start and every step.
    var (solver, handles, edge) = chain(9)
    let bystander = solver.addVariable()
    solver.add(Term(bystander, 1), .greaterThanOrEqual, 3, priority: Solver.required)
    handles.append(solver.add(Term(edge, 1), .lessThanOrEqual, 80, priority: Solver.required))
    solver.solve()
    #expect(solver.conflicts.map(\.members) == [handles])
    #expect(solver.value(of: edge) == 90)
  }

  /// The first contradiction that is found also contains the last height. The solver accepts it again without the square.
  @Test func aConstraintHoldsIfTheOneThatItContradictsIsLeftOutAnyway() {
    var solver = Solver()
    let (width, height, one, two) = (
      solver.addVariable(), solver.addVariable(), solver.addVariable(), solver.addVariable()
    )
    let least = [height, one, two].map { solver.add(Term($0, 1), .greaterThanOrEqual, 0, priority: Solver.required) }
    let wide = solver.add(Term(width, 1), .equal, 300, priority: Solver.required)
    let whole = solver.add(
      [Term(height, 1), Term(one, 1), Term(two, 1)], .equal, 100, priority: Solver.required)
    let square = solver.add(Term(width, 1), Term(height, -1), .equal, 0, priority: Solver.required)
    let heights = [one, two].map { solver.add(Term($0, 1), .equal, 20, priority: Solver.required) }
    #expect(solver.solve() == .solved)
    // The members are those that prevent a smaller violation, 240 points: the heights, not that they cannot be negative.
    #expect(
      solver.conflicts == [
        Conflict(rejected: square, members: [wide, whole, square] + heights, reason: .contradiction)
      ])
    #expect([width, height, one, two].map(solver.value) == [300, 60, 20, 20])
    #expect(least.count == 3)
  }

  @Test func anEqualityAddedAfterAnInequalityIsTheOneRejected() {
    var solver = Solver()
    let x = solver.addVariable()
    let floor = solver.add(Term(x, 1), .greaterThanOrEqual, 10, priority: Solver.required)
    let value = solver.add(Term(x, 1), .equal, 5, priority: Solver.required)
    solver.solve()
    #expect(solver.conflicts == [Conflict(rejected: value, members: [floor, value], reason: .contradiction)])
    #expect(solver.value(of: x) == 10)  // Open above 10; nearest to 0.
  }

  @Test func inequalitiesConflictAmongThemselves() {
    // x >= y + 1, y >= z + 1, z >= x: going round gains 2 out of nothing.
    var solver = Solver()
    let variables = (0..<3).map { _ in solver.addVariable() }
    let (x, y, z) = (variables[0], variables[1], variables[2])
    let ring = [
      solver.add(Term(x, 1), Term(y, -1), .greaterThanOrEqual, 1, priority: Solver.required),
      solver.add(Term(y, 1), Term(z, -1), .greaterThanOrEqual, 1, priority: Solver.required),
      solver.add(Term(z, 1), Term(x, -1), .greaterThanOrEqual, 0, priority: Solver.required),
    ]
    solver.solve()
    #expect(solver.conflicts.map(\.members) == [ring])
    #expect(solver.conflicts.map(\.rejected) == [ring[2]])
    #expect(solver.brokenRequirement == nil)
  }

  @Test func changedConstantsBeginAndEndAConflict() {
    var (solver, _, edge) = chain(3)
    let limit = solver.add(Term(edge, 1), .lessThanOrEqual, 30, priority: Solver.required)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    solver.setConstant(limit, to: 29)
    #expect(solver.solve() == .solved)
    #expect(solver.conflicts.map(\.rejected) == [limit])
    #expect(solver.value(of: edge) == 30)
    solver.setConstant(limit, to: 31)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }

  @Test func repeatedAndImpliedRequirementsAreNoConflict() {
    var (solver, _, edge) = chain(4)
    solver.add(Term(edge, 1), .equal, 40, priority: Solver.required)
    solver.add(Term(edge, 2), .equal, 80, priority: Solver.required)
    solver.add(Term(edge, 1), Term(edge, -1), .equal, 0, priority: Solver.required)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: edge) == 40)
  }

  @Test func manyConflictsAreAllFoundAndTheSolverStaysUsable() {
    // 200 times x = i after x >= 500: only x >= 500 stays, and each equality contradicts it alone.
    var solver = Solver()
    let x = solver.addVariable()
    solver.add(Term(x, 1), .greaterThanOrEqual, 500, priority: Solver.required)
    for constant in 0..<200 { solver.add(Term(x, 1), .equal, Double(constant), priority: Solver.required) }
    #expect(solver.solve() == .solved)
    #expect(solver.brokenRequirement == nil)
    #expect(solver.conflicts.count == 200)
    #expect(solver.value(of: x) == 500)
    solver.add(Term(x, 1), .greaterThanOrEqual, 600, priority: Solver.required)
    #expect(solver.solve() == .solved)
    #expect(solver.value(of: x) == 600)
  }
}
