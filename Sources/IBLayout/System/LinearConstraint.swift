import LinearSolver

/// One row of a scene's constraint system, with its origin.
struct LinearConstraint: Sendable {
  /// The origin of a row. Ids come from the file, indices from the resolved scene.
  enum Origin: Hashable, Sendable {
    /// A constraint of the file, by object id.
    case document(String)
    /// The frame and mask of a view that uses autoresizing.
    case autoresizing(Int)
    /// The intrinsic size of a control, with its hugging or compression resistance.
    case intrinsic(Int)
    /// A stack view's arrangement of its subviews.
    case stackView(Int)
    /// A size from a container, such as the window or a cell's row, or the height that a table keeps for its header.
    case container(Int)
    /// A view's length must not be negative.
    case length(Int)
  }

  /// Left side minus right side, compared with zero.
  private(set) var expression: LinearExpression
  let relation: Relation
  /// From 1 to 1000.
  let priority: Double
  let origin: Origin

  /// `left` relation `right`.
  init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Double = Solver.required, origin: Origin
  ) {
    expression = left - right
    self.relation = relation
    self.priority = priority
    self.origin = origin
  }

  /// The row of an intrinsic content size with another length. Nil leaves it unchanged.
  func with(intrinsicLength length: Double?) -> LinearConstraint {
    guard let length else { return self }
    var row = self
    row.expression.constant = -length
    return row
  }
}

extension LinearConstraint {
  /// The row that keeps a length of a view from being negative.
  static func nonNegative(_ length: Variable, of view: Int) -> LinearConstraint {
    LinearConstraint(LinearExpression(length), .greaterThanOrEqual, LinearExpression(0), origin: .length(view))
  }
}
