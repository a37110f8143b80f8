extension Solver {
  /// Brings values, conflicts and determinedness up to date with all changes, and forgets what was settled before.
  @discardableResult
  package mutating func solve() -> SolveStatus {
    // A contradiction depends on constants, so what had to be left out is decided anew.
    if freshness == .structureChanged || !contradictions.isEmpty || status != .solved {
      solveInFull(fromScratch: true)
    } else if !respond() {
      solveInFull(fromScratch: false)
      takeResponse()
    }
    freshness = .solved
    return status
  }

  /// Follows the response to changed constants. Returns false when too little of it holds for them.
  private mutating func respond() -> Bool {
    if !response.isReady && !face.isSettled { takeResponse() }
    guard response.isReady else { return false }
    if response.needsColumns { response.addColumns(reduction, tableaus) }
    let reach = response.follow(into: &face.values)
    isAhead = true
    face.unsettle()
    switch reach {
    case .everywhere: return true
    case .nowhere: return false
    case .exceptAt(let rows):
      // A tableau given up midway is none to start from.
      if !repair(rows) { solveInFull(fromScratch: true) }
      return true
    }
  }

  /// Solves the components of some reduced rows anew, the values of all others being right. Returns false when that
  /// does not do.
  private mutating func repair(_ rows: [Int]) -> Bool {
    guard response.moves < Limits.basesBeforeFullSolve, rows.allSatisfy(reduction.rows.indices.contains) else {
      return false
    }
    _ = reduction.refreshConstants(from: store)
    let components = Set(rows.map { reduction.component(of: reduction.rows[$0]) }).sorted()
    for component in components {
      guard reoptimise(component) else { return false }
      let parameters = reduction.split.parameters(of: component)
      guard face.reopen(tableaus[component], parameters: parameters) else { return false }
    }
    face.complete(reduction.elimination)
    response.moveBase(values: face.values, solvedAnew: components.map { tableaus[$0] })
    return face.values.allSatisfy(\.isFinite)
  }

  /// Takes the response at the values now reached, those of the last full solve. A constant changed since may make the
  /// tolerance another only where `follow` refuses it.
  private mutating func takeResponse() {
    guard status == .solved, contradictions.isEmpty else { return }
    response.take(values: face.values, tableaus: tableaus, reduction: reduction, tolerance: tolerance)
  }

  /// Brings everything that settling needs to the constants that the response was followed to.
  mutating func catchUp() {
    guard isAhead else { return }
    isAhead = false
    _ = reduction.refreshConstants(from: store)
    for component in tableaus.indices { _ = tableaus[component].refreshValues(from: reduction, into: &face.values) }
    face.refresh(from: reduction)
  }

  /// Solves from scratch, or for changed constants alone from what was active before as long as no contradiction shows.
  private mutating func solveInFull(fromScratch: Bool) {
    response.reset(structureChanged: fromScratch)
    face.close()
    if fromScratch || !reoptimise() { rebuild() }
    isAhead = false
    if !face.open(tableaus, reduction.elimination) { status = .limit }
    if !face.values.allSatisfy(\.isFinite) { status = .limit }
  }

  private var tolerance: Double { store.tolerance }

  /// Solves for changed constants alone. Returns false when that takes a rebuild.
  private mutating func reoptimise() -> Bool {
    let hasChanged = reduction.refreshConstants(from: store)
    let tolerance = tolerance
    guard reduction.contradictions(tolerance: tolerance).isEmpty else { return false }
    for component in tableaus.indices {
      // The values of a component may be ahead, and those of one with freedom left may have been settled.
      guard hasChanged[component] || isAhead || tableaus[component].hasLiveColumns else { continue }
      tableaus[component].tolerance = tolerance
      guard reoptimise(component) else { return false }
    }
    return true
  }

  /// Solves one component for changed constants, from what was active before. Returns false when a contradiction or a
  /// limit shows, or too much rounding may have gathered.
  private mutating func reoptimise(_ component: Int) -> Bool {
    guard !tableaus[component].refreshValues(from: reduction, into: &face.values) else { return true }
    tableaus[component].release()
    var mayGoOn = true
    improve(component) { _ in
      mayGoOn = false
      return false
    }
    return mayGoOn && status == .solved && tableaus[component].exchangeCount <= Limits.exchangesBeforeRebuild
  }

  /// Solves from scratch. Each contradiction costs the member added last; if that is not the constraint at which it
  /// showed, the reduction starts over without it.
  private mutating func rebuild() {
    var rejections = Rejections(constraintCount: store.headers.count)
    for restart in 0...Limits.restarts {
      rejections.mayStartOver = restart < Limits.restarts
      if attempt(inOrder: restart > 0, &rejections) { break }
    }
    contradictions = rejections.conflicts
  }

  /// One try at a rebuild. Returns false when it has to start over.
  private mutating func attempt(inOrder: Bool, _ rejections: inout Rejections) -> Bool {
    let tolerance = tolerance
    reduction = Reduction(store, variableCount: variableCount, isRejected: rejections.isRejected, inOrder: inOrder)
    for row in reduction.contradictions(tolerance: tolerance) {
      // Eliminated out of order, a contradiction may show at any of its members.
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

  /// Optimizes one component from the current state of its tableau, and enters the values of its parameters.
  private mutating func improve(_ component: Int, report: (Contradiction) -> Bool) {
    let isComplete =
      tableaus[component].holdRequired(reduction.required, report: report)
      && tableaus[component].minimiseLevels(reduction.levels)
    if !isComplete { status = .limit }
    // From the active constraints alone, values do not depend on the way the exchanges went.
    _ = tableaus[component].refreshValues(from: reduction, into: &face.values)
  }
}
