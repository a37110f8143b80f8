/// An unknown of a `Solver`: a real number of either sign.
///
/// Ordered by creation, so lists in variable order are the same in every run.
package struct Variable: Hashable, Comparable, Sendable {
  /// Position in the order of creation, starting at 0.
  package let index: Int

  package init(index: Int) { self.index = index }

  package static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}

/// One summand of a constraint's left side: `coefficient * variable`.
package struct Term: Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The relation between a constraint's left side, its sum of terms, and its constant.
package enum Relation: Sendable {
  case lessThanOrEqual, equal, greaterThanOrEqual

  /// The cost of one unit of residual above zero, the residual being left side minus constant.
  var costOfRising: Double { self == .greaterThanOrEqual ? 0 : 1 }

  /// The cost of one unit of residual below zero.
  var costOfFalling: Double { self == .lessThanOrEqual ? 0 : 1 }

  /// The distance of a residual from the allowed side; 0 if the relation is satisfied.
  func violation(ofResidual residual: Double) -> Double {
    max(0, residual * costOfRising, -residual * costOfFalling)
  }
}

/// Identifies a constraint of a `Solver`. After the constraint is removed its handle is not reused.
package struct ConstraintHandle: Hashable, Comparable, Sendable {
  /// Position in the order of addition, starting at 0.
  package let index: Int

  package init(index: Int) { self.index = index }

  package static func < (left: ConstraintHandle, right: ConstraintHandle) -> Bool { left.index < right.index }
}
