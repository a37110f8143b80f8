/// Identifies a constraint of a `Solver`. After the constraint is removed its handle is not reused.
package struct ConstraintHandle: Hashable, Comparable, Sendable {
  /// Position in the order of addition, starting at 0.
  package let index: Int

  package init(index: Int) { self.index = index }

  package static func < (left: ConstraintHandle, right: ConstraintHandle) -> Bool { left.index < right.index }
}
