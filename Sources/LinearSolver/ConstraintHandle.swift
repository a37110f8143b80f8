/// Names a constraint of a `Solver`; stays valid, and is never given out again, when the constraint is removed.
package struct ConstraintHandle: Hashable, Comparable, Sendable {
  /// Position in the order of addition, starting at 0.
  package let index: Int

  package init(index: Int) { self.index = index }

  package static func < (left: ConstraintHandle, right: ConstraintHandle) -> Bool { left.index < right.index }
}
