import LinearSolver
import Testing

/// What a system leaves open, and how settling narrows it.
@Suite struct FreedomTests {
  @Test func aDifferenceOfOpenVariablesCanBeDetermined() {
    // first + gap = second and gap = 5, so the sum below, first - second, is -5 although neither end is known.
    var solver = Solver()
    let (first, second, gap, difference) = (
      solver.addVariable(), solver.addVariable(), solver.addVariable(), solver.addVariable()
    )
    solver.add([Term(first, 1), Term(gap, 1), Term(second, -1)], .equal, 0, priority: Solver.required)
    solver.add([Term(first, 1), Term(second, -1), Term(difference, -1)], .equal, 0, priority: Solver.required)
    solver.add(Term(gap, 1), .equal, 5, priority: 400)
    solver.solve()
    #expect([first, second, gap, difference].map(solver.isDetermined) == [false, false, true, true])
    #expect(solver.value(of: difference) == -5)
    solver.settle(second, near: 105)
    #expect(solver.value(of: first) == 100)
    #expect(solver.isDetermined(first))
  }

  @Test func opposingInequalitiesDetermineAtTheirMeeting() {
    // y <= x, x <= y and x + y >= 0 >= x + y: degenerate, but all that is left is x = y = 0.
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    solver.add(Term(x, 1), Term(y, -1), .lessThanOrEqual, 0, priority: Solver.required)
    solver.add(Term(x, 1), Term(y, -1), .greaterThanOrEqual, 0, priority: Solver.required)
    solver.solve()
    #expect(!solver.isDetermined(x) && !solver.isDetermined(y))
    solver.add(Term(x, 1), Term(y, 1), .lessThanOrEqual, 0, priority: Solver.required)
    solver.add(Term(x, 1), Term(y, 1), .greaterThanOrEqual, 0, priority: Solver.required)
    solver.solve()
    #expect(solver.isDetermined(x) && solver.isDetermined(y))
  }

  @Test func settlingStopsAtTheNearestAllowedValue() {
    var solver = Solver()
    let x = solver.addVariable()
    solver.add(Term(x, 1), .greaterThanOrEqual, 10, priority: Solver.required)
    solver.add(Term(x, 1), .lessThanOrEqual, 20, priority: 250)
    solver.solve()
    solver.settle(x, near: 35)
    #expect(solver.value(of: x) == 20)
    solver.settle(x, near: 12)  // Nothing is left to choose.
    #expect(solver.value(of: x) == 20)
    solver.solve()  // Forgets the settling.
    solver.settle(x, near: 12)
    #expect(solver.value(of: x) == 12)
  }

  @Test func settlingReachesAcrossIndependentParts() {
    // right = left + width; both parts are free and share no other row. 30 = 12 + 18.
    var solver = Solver()
    let (left, width, right) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    solver.add([Term(left, 1), Term(width, 1), Term(right, -1)], .equal, 0, priority: Solver.required)
    solver.add(Term(width, 1), .lessThanOrEqual, 18, priority: 250)
    solver.solve()
    solver.settle(right, near: 30)
    #expect(!solver.isDetermined(left) && solver.isDetermined(right))
    solver.settle(width, near: 500)
    #expect([left, width, right].map(solver.value) == [12, 18, 30])
  }

  @Test func whatNobodySettlesIsNearestToZeroInVariableOrder() {
    // x + y >= 10: x takes 0, y then 10.
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    solver.add(Term(y, 1), Term(x, 1), .greaterThanOrEqual, 10, priority: Solver.required)
    solver.solve()
    #expect([x, y].map(solver.value) == [0, 10])
    #expect(!solver.isDetermined(x) && !solver.isDetermined(y))
    solver.settleRemaining()
    #expect([x, y].map(solver.value) == [0, 10])
    #expect(solver.isDetermined(x) && solver.isDetermined(y))
  }

  @Test func aVariableWithoutConstraintsIsOpen() {
    var solver = Solver()
    let x = solver.addVariable()
    solver.solve()
    #expect(!solver.isDetermined(x))
    solver.settle(x, near: -3.5)
    #expect(solver.value(of: x) == -3.5)
    let late = solver.addVariable()
    #expect(!solver.isDetermined(late))
    #expect(solver.value(of: late) == 0)
  }
}
