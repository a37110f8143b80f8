extension Solver {
  /// Updates values, conflicts and determinedness after changes, and undoes earlier settling.
  @discardableResult
  package mutating func solve() -> SolveStatus {
    // Whether constraints contradict each other depends on constants, so rejected constraints must be determined again.
    if freshness == .structureChanged || !contradictions.isEmpty || status != .solved {
      solveInFull(fromScratch: true)
    } else if !followConstants() {
      solveInFull(fromScratch: false)
      setParametricBase()
    }
    freshness = .solved
    return status
  }

  /// Computes the solution for changed constants from the parametric solution. Returns false if too little of it is
  /// still valid.
  private mutating func followConstants() -> Bool {
    if !parametricSolution.isReady && !face.isSettled { setParametricBase() }
    guard parametricSolution.isReady else { return false }
    if parametricSolution.needsColumns { parametricSolution.addColumns(reduction, tableaus) }
    let coverage = parametricSolution.follow(into: &face.values)
    valuesAreAhead = true
    face.unsettle()
    switch coverage {
    case .everywhere: return true
    case .nowhere: return false
    case .exceptAt(let rows):
      // A tableau cannot be used again after its computation was stopped.
      if !repair(rows) { solveInFull(fromScratch: true) }
      return true
    }
  }

  /// Solves the components of some reduced rows again; all other values are right. Returns false if that fails.
  private mutating func repair(_ rows: [Int]) -> Bool {
    guard parametricSolution.moves < Limits.basesBeforeFullSolve,
      rows.allSatisfy(reduction.rows.indices.contains)
    else {
      return false
    }
    _ = reduction.refreshConstants(from: store)
    // Copied once: if one part of the solver is used while another part changes, each use would count references.
    let reduction = reduction
    var components = rows.map { reduction.component(of: reduction.rows[$0]) }
    components.sort()
    var last = -1
    for component in components where component != last {
      last = component
      guard reoptimize(component, reduction, valuesAreFollowed: true) else { return false }
      let parameters = reduction.split.parameters(of: component)
      guard face.reopen(tableaus[component], parameters: parameters) else { return false }
    }
    face.complete(reduction.elimination)
    parametricSolution.moveBase(values: face.values, solvedAnew: components, of: tableaus)
    return face.values.allSatisfy(\.isFinite)
  }

  /// Makes the present values the base of the parametric solution. A full solve must have just computed them.
  private mutating func setParametricBase() {
    guard status == .solved, contradictions.isEmpty else { return }
    parametricSolution.setBase(values: face.values, tableaus: tableaus, reduction: reduction, tolerance: tolerance)
  }

  /// Updates everything that settling needs for the constants of the parametric solution.
  mutating func catchUp() {
    guard valuesAreAhead else { return }
    valuesAreAhead = false
    _ = reduction.refreshConstants(from: store)
    for component in tableaus.indices { _ = tableaus[component].refreshValues(from: reduction, into: &face.values) }
    face.refresh(from: reduction)
  }

  /// Solves the whole system.
  ///
  /// If only constants changed, it starts from the previous active constraints, unless it finds a contradiction.
  private mutating func solveInFull(fromScratch: Bool) {
    parametricSolution.reset(structureChanged: fromScratch)
    face.close()
    if fromScratch || !reoptimize() { rebuild() }
    valuesAreAhead = false
    if !face.open(tableaus, reduction.elimination) { status = .limit }
    if !face.values.allSatisfy(\.isFinite) { status = .limit }
  }

  private var tolerance: Double { store.tolerance }

  /// Solves again after only constants changed. Returns false if a rebuild is needed.
  private mutating func reoptimize() -> Bool {
    let hasChanged = reduction.refreshConstants(from: store)
    let tolerance = tolerance
    guard reduction.contradictions(tolerance: tolerance).isEmpty else { return false }
    let reduction = reduction
    for component in tableaus.indices {
      // The tableau of a component may be older than its values, or its undetermined values may have been settled.
      guard hasChanged[component] || valuesAreAhead || tableaus[component].hasLiveColumns else { continue }
      tableaus[component].tolerance = tolerance
      guard reoptimize(component, reduction, valuesAreFollowed: false) else { return false }
    }
    return true
  }

  /// Solves one component for changed constants, starting from its previous active constraints.
  ///
  /// Returns false at a contradiction or a limit, or if too many rounding errors may have accumulated.
  ///
  /// - Parameter valuesAreFollowed: whether the values already belong to these constants.
  private mutating func reoptimize(_ component: Int, _ reduction: Reduction, valuesAreFollowed: Bool) -> Bool {
    tableaus[component].noteSides()
    let holds =
      valuesAreFollowed
      ? tableaus[component].follow(face.values, reduction)
      : tableaus[component].refreshValues(from: reduction, into: &face.values)
    if holds { return true }
    guard restore(component, reduction) || solveAnew(component) else { return false }
    return tableaus[component].exchangeCount <= Limits.exchangesBeforeRebuild
  }

  /// Continues from the last optimum of a component. Returns false if that does not lead to a unique solution.
  private mutating func restore(_ component: Int, _ reduction: Reduction) -> Bool {
    guard !face.isOpen(reduction.split.parameters(of: component)),
      tableaus[component].restoreOptimum(levelCount: reduction.levels.count)
    else { return false }
    // These values are computed only from the active constraints, so they do not depend on the order of the exchanges.
    _ = tableaus[component].refreshValues(from: reduction, into: &face.values)
    return true
  }

  /// Optimizes a component level by level from the state of its tableau. Returns false at a contradiction or a limit.
  private mutating func solveAnew(_ component: Int) -> Bool {
    tableaus[component].release()
    var mayGoOn = true
    improve(component) { _ in
      mayGoOn = false
      return false
    }
    return mayGoOn && status == .solved
  }

  /// Solves from scratch, and rejects the member of each contradiction that was added last.
  ///
  /// If the contradiction was found at another constraint, the reduction starts over without the rejected one.
  private mutating func rebuild() {
    var rejections = Rejections(constraintCount: store.headers.count)
    attemptOften(&rejections)
    if !rejections.conflicts.isEmpty, status == .solved, var reviewed = reviewed(rejections) {
      let accepts = reviewed.conflicts.count < rejections.conflicts.count
      // Again with those that were accepted later.
      if accepts { reviewed = self.reviewed(reviewed) ?? reviewed }
      rejections = reviewed
      if accepts { attemptOften(&rejections) }
    }
    contradictions = rejections.conflicts
  }

  private mutating func attemptOften(_ rejections: inout Rejections) {
    for restart in 0...Limits.restarts {
      rejections.mayStartOver = restart < Limits.restarts
      if attempt(inOrder: restart > 0, &rejections) { break }
    }
  }

  /// Tests each rejected constraint, in the order of addition, against all that the values satisfy; nil at a limit.
  ///
  /// The first set that is found for a constraint may contain others that are rejected later. A constraint without a
  /// contradiction is accepted again. The conflict of any other has the members that prevent a smaller violation.
  private func reviewed(_ rejections: Rejections) -> Rejections? {
    let reduction = Reduction(
      reviewing: rejections, in: store, variableCount: variableCount, cells: tableauCells)
    guard reduction.isComplete else { return nil }
    var reviewed = Rejections(constraintCount: store.headers.count)
    reviewed.mayStartOver = false
    for row in reduction.contradictions(tolerance: tolerance) {
      guard rejections.isRejected[Int(row.constraint)] else { return nil }
      _ = reviewed.reject(row, [(row, 1)], reduction.elimination)
    }
    let places = Dictionary(grouping: reduction.rejected) { reduction.component(of: reduction.rows[$0]) }
    for (component, rejected) in places.sorted(by: { $0.key < $1.key }) {
      guard var tableau = Tableau(component: component, of: reduction, tolerance: tolerance, limit: tableauCells),
        tableau.holdRequired(reduction.required, report: { _ in false })
      else { return nil }
      for place in rejected {
        let isDone = tableau.holdRequired(place..<place + 1) { contradiction in
          _ = reviewed.reject(contradiction, reduction)
          return true
        }
        guard isDone else { return nil }
      }
    }
    return reviewed
  }

  /// Tries to rebuild. Returns false if the rebuild must start over.
  private mutating func attempt(inOrder: Bool, _ rejections: inout Rejections) -> Bool {
    let tolerance = tolerance
    reduction = Reduction(
      store, variableCount: variableCount, isRejected: rejections.isRejected, inOrder: inOrder,
      cells: tableauCells)
    for row in reduction.contradictions(tolerance: tolerance) {
      // An elimination that is not in order may find a contradiction at any of its members.
      guard inOrder, rejections.reject(row, [(row, 1)], reduction.elimination) else { return false }
    }
    status = reduction.isComplete ? .solved : .limit
    face = OptimalFace(variableCount: variableCount)
    tableaus = []
    tableaus.reserveCapacity(reduction.split.count)
    var mayGoOn = true
    for component in 0..<reduction.split.count {
      guard let tableau = Tableau(component: component, of: reduction, tolerance: tolerance, limit: tableauCells)
      else {
        tableaus.append(Tableau(columns: [], rows: [], tolerance: tolerance))
        status = .limit
        continue
      }
      tableaus.append(tableau)
      let reduction = reduction
      improve(component) { contradiction in
        mayGoOn = rejections.reject(contradiction, reduction)
        return mayGoOn
      }
      guard mayGoOn else { return false }
    }
    return true
  }

  /// Optimizes one component from the current state of its tableau, and writes the values of its parameters.
  private mutating func improve(_ component: Int, report: (Contradiction) -> Bool) {
    let isComplete =
      tableaus[component].holdRequired(reduction.required, report: report)
      && tableaus[component].minimizeLevels(reduction.levels)
    if !isComplete { status = .limit }
    // These values are computed only from the active constraints, so they do not depend on the order of the exchanges.
    _ = tableaus[component].refreshValues(from: reduction, into: &face.values)
  }
}
