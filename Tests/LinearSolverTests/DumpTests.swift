import LinearSolver
import Testing

@Suite struct DumpTests {
  @Test func aDumpShowsTheSystemAndItsSolution() {
    var solver = Solver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    solver.add(Term(x, 1), .equal, 8, priority: Solver.required)
    solver.add(Term(y, 1), Term(x, -2), .greaterThanOrEqual, 44, priority: Solver.required)
    solver.add(Term(x, -1), .equal, -9, priority: Solver.required)
    let removed = solver.add([], .lessThanOrEqual, 1, priority: 250)
    solver.remove(removed)
    solver.add(Term(y, 1), .lessThanOrEqual, 57, priority: 250.5)
    solver.add(Term(z, 1), .equal, .infinity, priority: 250)
    solver.solve()
    // y >= 44 + 2 * 8 = 60, three more than the 57 wished for.
    #expect(
      solver.dump() == """
        c0 required: 1.0 x0 = 8.0
        c1 required: 1.0 x1 - 2.0 x0 >= 44.0
        c2 required: -1.0 x0 = -9.0 (rejected: c0 c2)
        c3 250.0: 0 <= 1.0 (removed)
        c4 250.5: 1.0 x1 <= 57.0 (off by 3.0)
        c5 250.0: 1.0 x2 = inf (refused: unusableNumber)
        x0 = 8.0
        x1 = 60.0
        x2 = 0.0 open

        """)
  }
}
