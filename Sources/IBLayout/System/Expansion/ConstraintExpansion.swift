import IBModel
import LinearSolver

/// Turns a constraint of the file into a row of the system.
enum ConstraintExpansion {
  /// Nil for a constraint that refers to views outside the island or to an attribute that its item does not have.
  static func row(_ constraint: ResolvedConstraint, anchors: Anchors<ExpressionFrames>) -> LinearConstraint? {
    let scene = anchors.scene
    let variables = anchors.frames.variables
    let firstView = constraint.first.view
    let secondView = constraint.second?.view
    guard variables.contains(constraint.holder) else { return nil }
    // A view arranges its immediate content, so the direction is that of the view that has the constraint, not of an
    // item (UIKit's documentation of effectiveUserInterfaceLayoutDirection).
    let direction = scene.views[constraint.holder].direction
    let isCommon =
      scene.reaches(firstView, from: constraint.holder)
      && secondView.map { scene.reaches($0, from: constraint.holder) } ?? true
    let reference = isCommon ? constraint.holder : variables.root
    guard
      let left = anchors.value(
        constraint.first, constraint.firstAttribute, partner: secondView, reference: reference, direction: direction)
    else { return nil }
    var right = LinearExpression(constraint.constant)
    if let second = constraint.second {
      guard
        let value = anchors.value(
          second, constraint.secondAttribute, partner: firstView, reference: reference, direction: direction)
      else { return nil }
      right = value * constraint.multiplier + constraint.constant
    }
    return LinearConstraint(
      left, constraint.relation.relation, right, priority: constraint.priority, origin: .document(constraint.id))
  }
}

extension ResolvedScene {
  /// Whether a view is `ancestor` or is inside it.
  fileprivate func reaches(_ view: Int, from ancestor: Int) -> Bool { view == ancestor || isInside(view, ancestor) }
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
