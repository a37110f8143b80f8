import IBModel
import LinearSolver

/// Turns a constraint of the file into a row of the system.
enum ConstraintExpansion {
  /// Nil for a constraint that refers to an attribute that its item does not have.
  static func row(_ member: IslandConstraint, anchors: Anchors<ExpressionFrames>) -> LinearConstraint? {
    let constraint = member.constraint
    guard
      let left = anchors.value(
        constraint.first, constraint.firstAttribute, partner: constraint.second?.view, reference: member.reference,
        direction: member.direction)
    else { return nil }
    var right = LinearExpression(constraint.constant)
    if let second = constraint.second {
      guard
        let value = anchors.value(
          second, constraint.secondAttribute, partner: constraint.first.view, reference: member.reference,
          direction: member.direction)
      else { return nil }
      right = value * constraint.multiplier + constraint.constant
    }
    return LinearConstraint(
      left, constraint.relation.relation, right, priority: constraint.priority, origin: .document(constraint.id))
  }
}

extension LayoutConstraint.Relation {
  var relation: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
