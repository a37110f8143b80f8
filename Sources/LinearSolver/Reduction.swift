/// A system without its required equalities: the part that does not depend on the values of constants.
///
/// The input is the constraints, without those already rejected. The output is the elimination, the other constraints
/// reduced to parameters and ordered by level, and their split into components.
struct Reduction: Sendable {
  private(set) var elimination: Elimination
  /// The constraints with at least one parameter: required inequalities first, then by falling priority.
  ///
  /// Within a level, they are in the order of addition.
  private(set) var rows: [Elimination.Row] = []
  /// The required constraints without any parameter. Only their constants decide whether they are satisfied.
  private(set) var constantRows: [Elimination.Row] = []
  private(set) var split: ComponentSplit
  /// The required inequalities, as a range of `rows`.
  private(set) var required: Range<Int> = 0..<0
  /// The rejected constraints under review, as a range of `rows`.
  private(set) var rejected: Range<Int> = 0..<0
  /// The levels below required, by falling priority, as ranges of `rows`.
  private(set) var levels: [Range<Int>] = []
  /// For each of `rows`, its index in `levels`; -1 for a required one.
  private(set) var levelOfRow: [Int32] = []
  /// Whether all constraints were reduced; false if `mostVisits` was reached.
  private(set) var isComplete = true
  /// The number of entries that the substitution may visit; see `Limits.entryVisits(forCells:)`.
  private let mostVisits: Int

  /// The reduction of the required constraints, followed by the rejected ones as `rejected`.
  ///
  /// A rejected equality is not eliminated, so that how much it is violated can be minimized.
  init(reviewing rejections: Rejections, in store: ConstraintStore, variableCount: Int, cells: Int) {
    var isSkipped = rejections.isRejected
    for index in store.headers.indices where !store.headers[index].isRequired { isSkipped[index] = true }
    self.init(store, variableCount: variableCount, isRejected: isSkipped, inOrder: false, cells: cells)
    let accepted = rows.count
    for index in store.headers.indices where store.headers[index].isUsable && rejections.isRejected[index] {
      keep(Int32(index), store)
    }
    rejected = accepted..<rows.count
    levelOfRow += repeatElement(-1, count: rejected.count)
    split = ComponentSplit(rows, elimination)
  }

  /// The reduction of an empty system.
  init() {
    mostVisits = 0
    elimination = Elimination(variableCount: 0)
    split = ComponentSplit([], elimination)
  }

  /// - Parameters:
  ///   - inOrder: whether to eliminate strictly in the order of addition. A contradiction among equalities is then
  ///     found at the last added one. Otherwise, equalities that fix a single variable come first, which keeps rows
  ///     short.
  ///   - cells: the number of cells that a tableau may have, which limits substitution.
  init(_ store: ConstraintStore, variableCount: Int, isRejected: [Bool], inOrder: Bool, cells: Int) {
    mostVisits = Limits.entryVisits(forCells: cells)
    elimination = Elimination(variableCount: variableCount)
    var equalities: [Int32] = []
    var others: [Int32] = []
    for index in store.headers.indices where store.headers[index].isUsable && !isRejected[index] {
      let header = store.headers[index]
      let isEquality = header.isRequired && header.relation == .equal
      if isEquality { equalities.append(Int32(index)) } else { others.append(Int32(index)) }
    }
    split = ComponentSplit([], elimination)
    eliminate(equalities, store, inOrder: inOrder)
    sortByLevel(&others, store)
    rows.reserveCapacity(others.count)
    for index in others { keep(index, store) }
    split = ComponentSplit(rows, elimination)
    findLevels(store)
  }

  private mutating func eliminate(_ equalities: [Int32], _ store: ConstraintStore, inOrder: Bool) {
    let occurrences = Self.occurrences(store, variableCount: elimination.pivotOfVariable.count)
    var pending = equalities
    for _ in 0..<(inOrder ? 0 : Limits.fixingPasses) {
      var later: [Int32] = []
      for index in pending {
        if openTerms(of: index, store) <= 1 { use(index, store, occurrences) } else { later.append(index) }
      }
      let foundNone = later.count == pending.count
      pending = later
      if foundNone || later.isEmpty { break }
    }
    for index in pending { use(index, store, occurrences) }
  }

  private mutating func use(_ index: Int32, _ store: ConstraintStore, _ occurrences: [Int32]) {
    guard let row = reduce(index, store) else { return }
    if row.entries.isEmpty {
      constantRows.append(row)
    } else {
      elimination.eliminate(with: row, occurrences: occurrences)
    }
  }

  private mutating func reduce(_ index: Int32, _ store: ConstraintStore) -> Elimination.Row? {
    isComplete = isComplete && elimination.visits < mostVisits
    return isComplete ? elimination.reduce(index, in: store) : nil
  }

  private mutating func keep(_ index: Int32, _ store: ConstraintStore) {
    guard let row = reduce(index, store) else { return }
    if !row.entries.isEmpty {
      rows.append(row)
    } else if store.headers[Int(row.constraint)].isRequired {
      constantRows.append(row)
    }
  }

  private mutating func findLevels(_ store: ConstraintStore) {
    var start = 0
    while start < rows.count {
      let priority = store.headers[Int(rows[start].constraint)].priority
      var end = start + 1
      while end < rows.count, store.headers[Int(rows[end].constraint)].priority == priority { end += 1 }
      let isRequired = priority >= Solver.required
      if isRequired { required = start..<end } else { levels.append(start..<end) }
      levelOfRow += repeatElement(isRequired ? -1 : Int32(truncatingIfNeeded: levels.count - 1), count: end - start)
      start = end
    }
  }

  private func openTerms(of index: Int32, _ store: ConstraintStore) -> Int {
    var count = 0
    for term in store.headers[Int(index)].terms where !elimination.isFixed(store.terms[term].variable) { count += 1 }
    return count
  }

  private static func occurrences(_ store: ConstraintStore, variableCount: Int) -> [Int32] {
    var occurrences = [Int32](repeating: 0, count: variableCount)
    for header in store.headers where header.isUsable {
      for term in header.terms { occurrences[Int(store.terms[term].variable)] += 1 }
    }
    return occurrences
  }

  private func sortByLevel(_ constraints: inout [Int32], _ store: ConstraintStore) {
    constraints.sort {
      let (left, right) = (store.headers[Int($0)].priority, store.headers[Int($1)].priority)
      return left == right ? $0 < $1 : left > right
    }
  }
}

extension Reduction {
  /// Reads the present constants in the store. Returns, for each component, whether any of its right sides changed.
  mutating func refreshConstants(from store: ConstraintStore) -> [Bool] {
    elimination.refreshPivots(from: store)
    for index in constantRows.indices {
      constantRows[index].constant = elimination.constant(of: constantRows[index], in: store)
    }
    var hasChanged = [Bool](repeating: false, count: split.count)
    for index in rows.indices {
      let constant = elimination.constant(of: rows[index], in: store)
      guard constant != rows[index].constant else { continue }
      rows[index].constant = constant
      hasChanged[component(of: rows[index])] = true
    }
    return hasChanged
  }

  /// The required constraints without parameters that their constants violate.
  func contradictions(tolerance: Double) -> [Elimination.Row] {
    var found: [Elimination.Row] = []
    for row in constantRows {
      // For a NaN, this is true.
      if !(row.relation.violation(ofResidual: -row.constant) <= tolerance) { found.append(row) }
    }
    return found
  }

  /// The component of a row with parameters.
  func component(of row: Elimination.Row) -> Int {
    Int(split.componentOfVariable[Int(elimination.entries[Int(row.entries.lowerBound)].variable)])
  }
}
