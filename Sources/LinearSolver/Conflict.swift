/// A constraint that was left out of the system, and why.
package struct Conflict: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The required constraints among the members cannot hold together.
    case contradiction
    /// A coefficient or the constant is not a number, infinite, or larger than `Limits.largestMagnitude`.
    case unusableNumber
    /// A term names a variable this solver has not made.
    case unknownVariable
    /// The priority is not in `0 < priority <= 1000`.
    case priorityOutOfRange
  }

  /// The constraint that was left out: of a contradiction the member added last.
  package let rejected: ConstraintHandle
  /// An infeasible set, sorted, including `rejected`; dropping any one member makes the others satisfiable.
  /// For the other reasons, `rejected` alone.
  package let members: [ConstraintHandle]
  package let reason: Reason

  package init(rejected: ConstraintHandle, members: [ConstraintHandle], reason: Reason) {
    self.rejected = rejected
    self.members = members
    self.reason = reason
  }
}
