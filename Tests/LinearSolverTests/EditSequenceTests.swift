import LinearSolver
import SystemFile
import Testing

/// Long sequences of edits, after each of which the solver must be where a fresh one would.
@Suite struct EditSequenceTests {
  /// A solver that has followed edits, beside one that is built anew for the same constants.
  private struct Pair {
    var followed: Solver
    var fresh: Solver
    let variables: [Variable]

    /// Determinedness before settling, conflicts, and values after.
    mutating func check(_ comment: Comment) {
      followed.solve()
      fresh.solve()
      #expect(variables.map(followed.isDetermined) == variables.map(fresh.isDetermined), comment)
      #expect(followed.conflicts == fresh.conflicts, comment)
      settle(comment)
    }

    private mutating func settle(_ comment: Comment) {
      var settled = followed
      settled.settleRemaining()
      fresh.settleRemaining()
      #expect(ReferenceTests.difference(variables.map(settled.value), variables.map(fresh.value)) == nil, comment)
      #expect(settled.brokenRequirement == nil, comment)
    }
  }

  @Test func smallSystemsSwungBetweenConstants() {
    for seed in 1...150 {
      var dice = Dice(seed: UInt64(seed))
      var reference = Reference(dice: &dice, requiredShare: 2)
      let (solver, handles) = reference.solver()
      var pair = Pair(
        followed: solver, fresh: solver, variables: (0..<reference.variableCount).map { Variable(index: $0) })
      pair.followed.solve()
      let edited = (0..<2).map { _ in dice.roll(0...handles.count - 1) }
      for step in 0..<30 {
        for row in edited {
          reference.rows[row].constant = Double(dice.roll(-30...60)) / 4
          pair.followed.setConstant(handles[row], to: reference.rows[row].constant)
        }
        pair.fresh = reference.solver().solver
        // Sometimes settled, so that the next solve has something to forget.
        if step % 3 == 2 { pair.followed.settleRemaining() }
        pair.check("seed \(seed), step \(step)")
      }
    }
  }

  @Test func sceneSizedSystemsOverHundredsOfEdits() {
    for seed in 1...2 {
      var dice = Dice(seed: UInt64(seed))
      var rows = LargerSystemTests.feasible(&dice)
      let edited = rows.indices.filter { rows[$0].priority < Solver.required }.prefix(5)
      var (solver, _) = Self.solver(rows)
      solver.solve()
      for step in 0..<250 {
        let row = edited[edited.startIndex + dice.roll(0...edited.count - 1)]
        rows[row].constant += Double(dice.roll(-8...8)) / 4
        solver.setConstant(ConstraintHandle(index: row), to: rows[row].constant)
        var pair = Pair(followed: solver, fresh: Self.solver(rows).solver, variables: Self.solver(rows).variables)
        pair.check("seed \(seed), step \(step)")
        solver = pair.followed
      }
    }
  }

  /// Labels in rows of two that share a width: each size makes others of them yield, the weaker of a row first, and at
  /// some sizes two residuals reach zero at once.
  @Test func labelsThatCompeteForRoom() {
    for seed in 1...12 {
      var dice = Dice(seed: UInt64(seed))
      let texts = (0..<16).map { _ in (length: Double(dice.roll(20...240)), stays: Double(dice.roll(749...751))) }
      var (followed, size) = Self.labels(texts, width: 320)
      followed.solve()
      for step in 0..<40 {
        let width = Double(dice.roll(60...500))
        followed.setConstant(size, to: width)
        if step % 5 == 4 { followed.settleRemaining() }
        var pair = Pair(
          followed: followed, fresh: Self.labels(texts, width: width).solver,
          variables: (0...2 * texts.count).map(Variable.init))
        pair.check("seed \(seed), step \(step), \(width) wide")
        followed = pair.followed
      }
    }
  }

  private static func labels(
    _ texts: [(length: Double, stays: Double)], width: Double
  ) -> (solver: Solver, size: ConstraintHandle) {
    var solver = Solver()
    let root = solver.addVariable()
    let size = solver.add(Term(root, 1), .equal, width, priority: 999)
    var end = root
    for (index, text) in texts.enumerated() {
      let (left, length) = (solver.addVariable(), solver.addVariable())
      if index.isMultiple(of: 2) {
        solver.add(Term(left, 1), .equal, 16, priority: Solver.required)
      } else {
        // Beside the label before it.
        let before = Variable(index: end.index - 1)
        solver.add(
          [Term(left, 1), Term(before, -1), Term(end, -1)], .equal, 8, priority: Solver.required)
        solver.add(
          [Term(left, 1), Term(length, 1), Term(root, -1)], .lessThanOrEqual, -16, priority: Solver.required)
      }
      solver.add(Term(length, 1), .greaterThanOrEqual, 0, priority: Solver.required)
      solver.add(Term(length, 1), .lessThanOrEqual, text.length, priority: 250)
      solver.add(Term(length, 1), .greaterThanOrEqual, text.length, priority: text.stays)
      end = length
    }
    return (solver, size)
  }

  /// More constants than a parametric solution follows, changed one after the other and all at once.
  @Test func moreEditsThanAreFollowed() {
    // A chain of 40 gaps: the far edge is their sum.
    var solver = Solver()
    let variables = solver.addVariables(41).map(Variable.init)
    solver.add(Term(variables[0], 1), .equal, 0, priority: Solver.required)
    let gaps = (0..<40).map {
      solver.add(Term(variables[$0 + 1], 1), Term(variables[$0], -1), .equal, 1, priority: Solver.required)
    }
    solver.solve()
    #expect(solver.value(of: variables[40]) == 40)
    for (index, gap) in gaps.enumerated() {
      solver.setConstant(gap, to: 2)
      solver.solve()
      #expect(solver.value(of: variables[40]) == 41 + Double(index))
    }
    for gap in gaps { solver.setConstant(gap, to: 0.5) }
    solver.solve()
    #expect(solver.value(of: variables[40]) == 20)
  }

  @Test func anEditThatWidensTheToleranceIsSolvedInFull() {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let size = solver.add(Term(x, 1), .equal, 100, priority: 750)
    solver.add(Term(y, 1), Term(x, -0.5), .equal, 0, priority: Solver.required)
    for width in [320, 430, 2e8, 375, -9e8, 1] {
      solver.solve()
      solver.setConstant(size, to: width)
      #expect(solver.solve() == .solved)
      #expect(solver.value(of: y) == width / 2)
    }
    solver.setConstant(size, to: .nan)
    solver.solve()
    #expect(solver.conflicts.map(\.rejected) == [size])
    solver.setConstant(size, to: 8)
    solver.solve()
    #expect(solver.value(of: y) == 4)
  }

  private static func solver(_ rows: [Reference.Row]) -> (solver: Solver, variables: [Variable]) {
    var solver = Solver()
    let variables = solver.addVariables(24).map(Variable.init)
    for row in rows { _ = row.add(to: &solver) }
    return (solver, variables)
  }
}

/// The same on the systems of real scenes, where there are any.
@Suite(.enabled(if: RealSystems.arePresent, RealSystems.absence)) struct RealEditSequenceTests {
  @Test func sweepsOfTheRootSizeSolveAsFreshSystems() {
    for (number, original) in RealSystems.sample(one: 12).enumerated() {
      var system = original
      var (solver, _) = system.solver()
      solver.solve()
      for step in 0..<6 {
        for index in system.edits.indices {
          let edit = original.edits[index]
          system.edits[index].low = edit.low + (edit.high - edit.low) * Double(step * 5 % 6) / 6
          solver.setConstant(ConstraintHandle(index: index), to: system.edits[index].low)
        }
        var (fresh, _) = system.solver()
        solver.solve()
        fresh.solve()
        let variables = (0..<system.variableCount).map { Variable(index: $0) }
        #expect(variables.map(solver.isDetermined) == variables.map(fresh.isDetermined), "\(number), step \(step)")
        #expect(solver.conflicts == fresh.conflicts, "\(number), step \(step)")
        let determined = variables.filter(fresh.isDetermined)
        #expect(
          ReferenceTests.difference(determined.map(solver.value), determined.map(fresh.value)) == nil, "\(number)")
      }
    }
  }
}
