extension Solver {
  /// Brings values, conflicts and determinedness up to date with all changes, and forgets what was settled before.
  @discardableResult
  package mutating func solve() -> SolveStatus {
    face.close()
    // A contradiction depends on constants, so what had to be left out is decided anew.
    if freshness == .structureChanged || !contradictions.isEmpty || !follow() { rebuild() }
    freshness = .solved
    if let reduction, !face.open(tableaus, reduction.elimination) { status = .limit }
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
    guard reduction != nil, status == .solved else { return false }
    guard let hasChanged = reduction?.refreshConstants(from: store), let reduction else { return false }
    let tolerance = tolerance
    guard reduction.contradictions(store, tolerance: tolerance).isEmpty else { return false }
    for component in tableaus.indices {
      tableaus[component].tolerance = tolerance
      // The values of a component with freedom left may have been settled.
      guard hasChanged[component] || tableaus[component].hasLiveColumns else { continue }
      guard !tableaus[component].refreshValues(from: reduction, into: &face.values) else { continue }
      var isContradicted = false
      optimise(component, reduction, tolerance: tolerance) { _ in
        isContradicted = true
        return false
      }
      guard !isContradicted else { return false }
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
    let reduction = Reduction(store, variableCount: variableCount, isRejected: rejections.isRejected, inOrder: inOrder)
    for row in reduction.contradictions(store, tolerance: tolerance) {
      // Eliminated out of order, a contradiction may show at any of its members.
      guard inOrder, rejections.reject(row, [(row, 1)], reduction.elimination) else { return false }
    }
    self.reduction = reduction
    status = .solved
    face = OptimalFace(variableCount: variableCount)
    tableaus = []
    tableaus.reserveCapacity(reduction.split.count)
    var mayGoOn = true
    for component in 0..<reduction.split.count {
      tableaus.append(Tableau(columns: [], rows: [], tolerance: tolerance))
      optimise(component, reduction, tolerance: tolerance) { contradiction in
        let rows = contradiction.combination.map { (row: reduction.rows[$0.row], multiplier: $0.multiplier) }
        mayGoOn = rejections.reject(reduction.rows[contradiction.row], rows, reduction.elimination)
        return mayGoOn
      }
      guard mayGoOn else { return false }
    }
    return true
  }

  /// Solves one component from the start, and enters the values of its parameters.
  private mutating func optimise(
    _ component: Int, _ reduction: Reduction, tolerance: Double, report: (Contradiction) -> Bool
  ) {
    guard var tableau = Tableau(component: component, of: reduction, tolerance: tolerance) else {
      status = .limit
      return
    }
    let headers = store.headers
    let relation = { (row: Int) in headers[Int(reduction.rows[row].constraint)].relation }
    let levels = self.levels(of: reduction.split.rows(of: component), reduction)
    let isComplete =
      tableau.holdRequired(levels.required, relation: relation, report: report)
      && tableau.minimiseLevels(levels.optional, relation: relation)
    if !isComplete { status = .limit }
    _ = tableau.refreshValues(from: reduction, into: &face.values)
    tableaus[component] = tableau
  }

  /// Splits a component's rows, which are sorted by falling priority.
  private func levels(of rows: ArraySlice<Int32>, _ reduction: Reduction) -> (required: Int, optional: [Range<Int>]) {
    var required = 0
    var optional: [Range<Int>] = []
    var priority = Solver.required
    for (place, row) in rows.enumerated() {
      let header = store.headers[Int(reduction.rows[Int(row)].constraint)]
      if header.isRequired {
        required = place + 1
      } else if header.priority == priority, let last = optional.last {
        optional[optional.count - 1] = last.lowerBound..<place + 1
      } else {
        optional.append(place..<place + 1)
        priority = header.priority
      }
    }
    return (required, optional)
  }
}
