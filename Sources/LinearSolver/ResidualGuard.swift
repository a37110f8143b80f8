/// A residual at the base of a response, and the range outside which the response no longer holds.
struct ResidualGuard: Sendable {
  var base = 0.0
  private(set) var lower = -Double.infinity
  private(set) var upper = Double.infinity

  /// A residual that may take any value.
  init() {}

  /// - Parameter decidesFreedom: whether the row, where it is at the edge of its allowed side, takes part in what
  ///   is open. Then it must neither reach the edge nor leave it.
  init(_ row: Quantity, decidesFreedom: Bool, tolerance: Double) {
    base = row.value
    let isAtEdge = abs(row.value) <= tolerance
    if decidesFreedom && isAtEdge {
      (lower, upper) = (-tolerance, tolerance)
    } else {
      if !row.mayFall { lower = decidesFreedom ? tolerance : -tolerance }
      if !row.mayRise { upper = decidesFreedom ? -tolerance : tolerance }
    }
  }

  /// For a required constraint without parameters, whose residual is what its constant lacks.
  init(_ row: Elimination.Row, tolerance: Double) {
    base = -row.constant
    if row.relation.costOfFalling > 0 { lower = -tolerance }
    if row.relation.costOfRising > 0 { upper = tolerance }
  }

  var isNeeded: Bool { lower > -.infinity || upper < .infinity }

  /// Written so that a NaN is outside.
  func admits(_ residual: Double) -> Bool { residual >= lower && residual <= upper }
}
