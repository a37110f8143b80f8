/// Which constraints a rebuild has left out so far.
struct Rejections: Sendable {
  private(set) var isRejected: [Bool]
  private(set) var conflicts: [Conflict] = []
  /// Whether a contradiction may cost another constraint than the one at which it showed.
  var mayStartOver = true

  init(constraintCount: Int) {
    isRejected = [Bool](repeating: false, count: constraintCount)
  }

  /// Leaves out the member added last of a contradiction that showed at `row`. Returns false when that is not the
  /// row's own constraint, so that the reduction has to start over.
  mutating func reject(_ contradiction: Contradiction, _ reduction: Reduction) -> Bool {
    guard let own = contradiction.row.row else { return false }
    let rows = contradiction.combination.compactMap { part in
      part.item.row.map { (row: reduction.rows[$0], multiplier: part.multiplier) }
    }
    return reject(reduction.rows[own], rows, reduction.elimination)
  }

  /// The same for a combination of reduced rows.
  mutating func reject(
    _ row: Elimination.Row, _ combination: [(row: Elimination.Row, multiplier: Double)], _ elimination: Elimination
  ) -> Bool {
    let own = ConstraintHandle(index: Int(row.constraint))
    let members = elimination.constraints(in: combination)
    let rejected = mayStartOver ? members.last ?? own : own
    isRejected[rejected.index] = true
    conflicts.append(Conflict(rejected: rejected, members: members, reason: .contradiction))
    return rejected == own
  }
}
