/// A constraint that was left out of the system, and the reason.
package struct Conflict: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The required constraints among the members contradict each other.
    case contradiction
    /// A coefficient or the constant is not a number, infinite, or larger than `Limits.largestMagnitude`.
    case unusableNumber
    /// A term refers to a variable that this solver has not created.
    case unknownVariable
    /// The priority is not in `0 < priority <= 1000`.
    case priorityOutOfRange
  }

  /// The constraint that was left out. All other members hold.
  package let rejected: ConstraintHandle
  /// The members of the conflict, sorted, including `rejected`.
  ///
  /// For a contradiction, they cannot all be satisfied, but without any one of them the others can. For other reasons,
  /// `rejected` is the only member.
  package let members: [ConstraintHandle]
  package let reason: Reason

  package init(rejected: ConstraintHandle, members: [ConstraintHandle], reason: Reason) {
    self.rejected = rejected
    self.members = members
    self.reason = reason
  }
}

/// The constraints that a rebuild has rejected so far.
struct Rejections: Sendable {
  private(set) var isRejected: [Bool]
  private(set) var conflicts: [Conflict] = []
  /// Whether a contradiction may be resolved by rejecting another constraint than the one at which it was found.
  var mayStartOver = true

  init(constraintCount: Int) {
    isRejected = [Bool](repeating: false, count: constraintCount)
  }

  /// Rejects the member of a contradiction that was added last. Returns false if it is not the constraint of `row`.
  ///
  /// In this case, the reduction must start over.
  mutating func reject(_ contradiction: Contradiction, _ reduction: Reduction) -> Bool {
    guard let own = contradiction.row.row else { return false }
    let rows = contradiction.combination.compactMap { part in
      part.id.row.map { (row: reduction.rows[$0], multiplier: part.multiplier) }
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
