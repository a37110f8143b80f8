/// The solution as a linear function of a few constants, valid while the active constraints stay the same.
///
/// All values and residuals depend linearly on a changed constant while each residual stays in its range: there, the
/// same constraints are active and the same directions are open. The solution for other constants is the solution at
/// the base plus, for each edited constant, its change times a column. Changes count from the base, so values do not
/// depend on the order of edits, and rounding errors do not accumulate.
struct ParametricSolution: Sendable {
  /// Whether a base has been set.
  private(set) var isReady = false
  /// The number of times that the base was moved, and not set from a full solve. Each move adds a rounding error to the
  /// values.
  private(set) var moves = 0
  /// The constants that changed since the last change of the system's structure; at most `Limits.followedConstants`.
  private var edits: [Edit] = []
  /// The number of edits, from the first one on, whose columns exist.
  private var columnCount = 0
  /// Whether more constants changed than `edits` may contain.
  private var isOverfull = false
  private var effects: [Effect] = []
  private var values: [Double] = []
  /// The guards of reduced rows, followed by those of constant rows.
  private var guards: [ResidualGuard] = []
  private var residuals: [Double] = []
  private var sensitivity = Sensitivity()

  /// The amount that one unit of a constant adds to a value or a residual.
  private struct Effect: Sendable {
    var target: Int32
    var rate: Double
  }

  private struct Edit: Sendable {
    var constraint: Int32
    /// The value of the constant at the base.
    var base: Double
    var current: Double
    /// Effects on values.
    var onValues = 0..<0
    /// Effects on guarded residuals.
    var onResiduals = 0..<0
  }

  /// Records a changed constant.
  mutating func note(_ constraint: Int32, from before: Double, to now: Double) {
    if let index = edits.firstIndex(where: { $0.constraint == constraint }) {
      edits[index].current = now
    } else if edits.count < Limits.followedConstants {
      edits.append(Edit(constraint: constraint, base: before, current: now))
    } else {
      isOverfull = true
    }
  }

  /// Drops the base, because the system has been solved in full for the current constants.
  mutating func reset(structureChanged: Bool) {
    isReady = false
    if isOverfull || structureChanged { edits.removeAll(keepingCapacity: true) }
    isOverfull = false
    for index in edits.indices { edits[index].base = edits[index].current }
  }

  /// Sets the base to a fresh, unsettled solution.
  mutating func setBase(values: [Double], tableaus: [Tableau], reduction: Reduction, tolerance: Double) {
    self.values = values
    guards.removeAll(keepingCapacity: true)
    guards.reserveCapacity(reduction.rows.count + reduction.constantRows.count)
    for _ in reduction.rows { guards.append(ResidualGuard()) }
    for row in reduction.constantRows { guards.append(ResidualGuard(row, tolerance: tolerance)) }
    for tableau in tableaus { setGuards(of: tableau) }
    residuals = [Double](repeating: 0, count: guards.count)
    dropColumns()
    (isReady, moves) = (true, 0)
  }

  /// Makes the current solution the base, after some components have been solved again.
  ///
  /// - Parameter solvedAnew: the indices of these components, in ascending order.
  mutating func moveBase(values: [Double], solvedAnew: [Int], of tableaus: [Tableau]) {
    for index in self.values.indices { self.values[index] = values[index] }
    for edit in edits {
      for index in edit.onResiduals { guards[Int(effects[index].target)].base = residuals[Int(effects[index].target)] }
    }
    var last = -1
    for component in solvedAnew where component != last {
      last = component
      setGuards(of: tableaus[component])
    }
    for index in edits.indices { edits[index].base = edits[index].current }
    dropColumns()
    moves += 1
  }

  private mutating func setGuards(of tableau: Tableau) {
    let live = tableau.hasLiveColumns ? tableau.liveColumns : []
    for (place, row) in tableau.rows.enumerated() {
      guard let index = row.id.row else { continue }
      let limitsOpenDirections = !live.isEmpty && row.mayRise != row.mayFall && tableau.canVary(row: place, along: live)
      guards[index] = ResidualGuard(row, limitsOpenDirections: limitsOpenDirections, tolerance: tableau.tolerance)
    }
  }

  private mutating func dropColumns() {
    effects.removeAll(keepingCapacity: true)
    columnCount = 0
  }

  /// Whether the column of an edit is still missing.
  var needsColumns: Bool { columnCount < edits.count }

  /// Computes the missing columns.
  mutating func addColumns(_ reduction: Reduction, _ tableaus: [Tableau]) {
    effects.reserveCapacity(effects.count + (edits.count - columnCount) * values.count)
    for index in edits.indices.dropFirst(columnCount) {
      sensitivity.change(edits[index].constraint, reduction, tableaus)
      edits[index].onValues = append(sensitivity.values) { _ in true }
      edits[index].onResiduals = append(sensitivity.residuals) { [guards] in guards[$0].isNeeded }
    }
    columnCount = edits.count
  }

  private mutating func append(_ rates: [Double], where isNeeded: (Int) -> Bool) -> Range<Int> {
    let start = effects.count
    for (index, rate) in rates.enumerated() where rate != 0 && isNeeded(index) {
      effects.append(Effect(target: Int32(truncatingIfNeeded: index), rate: rate))
    }
    return start..<effects.count
  }

  /// The components for which a parametric solution is valid with the present constants.
  enum Coverage: Equatable {
    case everywhere
    /// Everywhere except in the components of some reduced rows.
    case exceptAt([Int])
    case nowhere
  }

  /// Writes the values for the current constants. All columns must exist.
  mutating func follow(into current: inout [Double]) -> Coverage {
    // Above this magnitude, the tolerance would differ. For a NaN, this is false.
    let isOrdinary = edits.allSatisfy { max(abs($0.base), abs($0.current)) <= Limits.ordinaryMagnitude }
    guard !isOverfull, isOrdinary else { return .nowhere }
    for index in values.indices { current[index] = values[index] }
    for edit in edits {
      for index in edit.onResiduals {
        let target = Int(effects[index].target)
        residuals[target] = guards[target].base
      }
    }
    for edit in edits where edit.current != edit.base {
      let change = edit.current - edit.base
      for index in edit.onValues { current[Int(effects[index].target)] += effects[index].rate * change }
      for index in edit.onResiduals { residuals[Int(effects[index].target)] += effects[index].rate * change }
    }
    return coverage()
  }

  private func coverage() -> Coverage {
    var broken: [Int] = []
    for edit in edits {
      for index in edit.onResiduals {
        let target = Int(effects[index].target)
        if !guards[target].admits(residuals[target]) { broken.append(target) }
      }
    }
    return broken.isEmpty ? .everywhere : .exceptAt(broken)
  }
}
