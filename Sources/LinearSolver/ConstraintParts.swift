/// An unknown of a `Solver`: a real number, positive or negative.
///
/// Variables are ordered by creation, so that lists in variable order are the same in each run.
package struct Variable: Hashable, Comparable, Sendable {
  /// The position in the order of creation, from 0.
  package let index: Int

  package init(index: Int) { self.index = index }

  package static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}

/// A term on the left side of a constraint: `coefficient * variable`.
package struct Term: Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The relation between the left side of a constraint, which is a sum of terms, and its constant.
package enum Relation: Sendable {
  case lessThanOrEqual, equal, greaterThanOrEqual

  /// The cost for each unit of residual above zero. The residual is the left side minus the constant.
  var costOfRising: Double { self == .greaterThanOrEqual ? 0 : 1 }

  /// The cost for each unit of residual below zero.
  var costOfFalling: Double { self == .lessThanOrEqual ? 0 : 1 }

  /// The distance of a residual from the allowed side; 0 if the constraint is satisfied.
  func violation(ofResidual residual: Double) -> Double {
    max(0, residual * costOfRising, -residual * costOfFalling)
  }
}

/// Identifies a constraint of a `Solver`. The handle of a removed constraint is not used again.
package struct ConstraintHandle: Hashable, Comparable, Sendable {
  /// The position in the order of addition, from 0.
  package let index: Int

  package init(index: Int) { self.index = index }

  package static func < (left: ConstraintHandle, right: ConstraintHandle) -> Bool { left.index < right.index }
}
