extension Solver {
  /// Brings values, conflicts and determinedness up to date with all changes, and forgets what was settled before.
  @discardableResult
  package mutating func solve() -> SolveStatus {
    face.close()
    // A contradiction depends on constants, so what had to be left out is decided anew.
    if freshness == .structureChanged || !contradictions.isEmpty || !follow() { rebuild() }
    freshness = .solved
    if !face.open(tableaus, reduction.elimination) { status = .limit }
    if !face.values.allSatisfy(\.isFinite) { status = .limit }
    return status
  }

  private var tolerance: Double {
    var magnitude = 0.0
    for header in store.headers where header.isUsable { magnitude = max(magnitude, abs(header.constant)) }
    return Limits.tolerance(forMagnitude: magnitude)
  }

  /// Solves for changed constants alone. Returns false when a contradiction shows, which takes a rebuild.
  private mutating func follow() -> Bool {
    guard status == .solved else { return false }
    let hasChanged = reduction.refreshConstants(from: store)
    let tolerance = tolerance
    guard reduction.contradictions(tolerance: tolerance).isEmpty else { return false }
    for component in tableaus.indices {
      // The values of a component with freedom left may have been settled.
      guard hasChanged[component] || tableaus[component].hasLiveColumns else { continue }
      tableaus[component].tolerance = tolerance
      if tableaus[component].refreshValues(from: reduction, into: &face.values) { continue }
      tableaus[component].release()
      var mayGoOn = true
      improve(component) { _ in
        mayGoOn = false
        return false
      }
      let isWorn = tableaus[component].exchangeCount > Limits.exchangesBeforeRebuild
      guard mayGoOn, status == .solved, !isWorn else { return false }
    }
    return true
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
      guard let tableau = Tableau(component: component, of: reduction, tolerance: tolerance) else {
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

  /// Optimises one component from where its tableau stands, and enters the values of its parameters.
  private mutating func improve(_ component: Int, report: (Contradiction) -> Bool) {
    let isComplete =
      tableaus[component].holdRequired(reduction.required, report: report)
      && tableaus[component].minimiseLevels(reduction.levels)
    if !isComplete { status = .limit }
    // From the active constraints alone, values do not depend on the way the exchanges went.
    _ = tableaus[component].refreshValues(from: reduction, into: &face.values)
  }
}
