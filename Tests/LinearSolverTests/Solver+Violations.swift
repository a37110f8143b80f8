@testable import LinearSolver

extension Solver {
  /// The first required constraint that the present values violate although it is in no conflict; nil if the values
  /// satisfy all. The values are substituted into the constraints as they were given. Valid after `solve()` returned
  /// `.solved`.
  var brokenRequirement: ConstraintHandle? {
    let rejected = contradictions.map(\.rejected.index).sorted()
    var next = 0
    for (index, header) in store.headers.enumerated() {
      if next < rejected.count, rejected[next] == index {
        next += 1
      } else if header.isUsable, header.isRequired, violation(of: header) > allowance(for: header) {
        return ConstraintHandle(index: index)
      }
    }
    return nil
  }

  /// The distance by which the current values miss a constraint, in units of its left side.
  private func violation(of header: ConstraintStore.Header) -> Double {
    let left = store.terms[header.terms].reduce(0) {
      $0 + $1.coefficient * face.value(of: Int($1.variable), reduction.elimination)
    }
    return header.relation.violation(ofResidual: left - header.constant)
  }

  /// A constraint may be missed by this many times `Limits.valueTolerance` when the final values are substituted into it,
  /// because each of its few terms may carry a rounding error.
  private static let substitutionSlack = 10.0

  /// The largest violation that counts as zero. A residual of `Limits.valueTolerance` may be multiplied by each
  /// coefficient it passes through.
  private func allowance(for header: ConstraintStore.Header) -> Double {
    let magnitude = store.terms[header.terms].reduce(abs(header.constant)) {
      max($0, abs($1.coefficient * face.value(of: Int($1.variable), reduction.elimination)))
    }
    return Self.substitutionSlack * Limits.tolerance(forMagnitude: magnitude)
  }
}
