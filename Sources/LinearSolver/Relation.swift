/// The relation between a constraint's left side, its sum of terms, and its constant.
package enum Relation: Sendable {
  case lessThanOrEqual, equal, greaterThanOrEqual

  /// The cost of one unit of residual above zero, the residual being left side minus constant.
  var costOfRising: Double { self == .greaterThanOrEqual ? 0 : 1 }

  /// The cost of one unit of residual below zero.
  var costOfFalling: Double { self == .lessThanOrEqual ? 0 : 1 }

  /// How far a residual is on the forbidden side; 0 when the relation holds.
  func violation(ofResidual residual: Double) -> Double {
    max(0, residual * costOfRising, -residual * costOfFalling)
  }
}
