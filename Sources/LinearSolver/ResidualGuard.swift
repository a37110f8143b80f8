/// A residual at the base of a parametric solution, and the range in which that solution is valid.
struct ResidualGuard: Sendable {
  var base = 0.0
  private(set) var lower = -Double.infinity
  private(set) var upper = Double.infinity

  /// A guard that allows any value.
  init() {}

  /// - Parameter limitsOpenDirections: whether the row limits the open directions while it is at the edge of its
  ///   allowed side. If so, it must neither reach the edge nor leave it.
  init(_ row: Quantity, limitsOpenDirections: Bool, tolerance: Double) {
    base = row.value
    let isAtEdge = abs(row.value) <= tolerance
    if limitsOpenDirections && isAtEdge {
      (lower, upper) = (-tolerance, tolerance)
    } else {
      if !row.mayFall { lower = limitsOpenDirections ? tolerance : -tolerance }
      if !row.mayRise { upper = limitsOpenDirections ? -tolerance : tolerance }
    }
  }

  /// A guard for a required constraint without parameters, whose residual is the negative of its constant.
  init(_ row: Elimination.Row, tolerance: Double) {
    base = -row.constant
    if row.relation.costOfFalling > 0 { lower = -tolerance }
    if row.relation.costOfRising > 0 { upper = tolerance }
  }

  var isNeeded: Bool { lower > -.infinity || upper < .infinity }

  /// Whether the residual is in the range; false for a NaN.
  func admits(_ residual: Double) -> Bool { residual >= lower && residual <= upper }
}
