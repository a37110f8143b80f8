import LinearSolver

/// Two solutions of one system in which a variable has different values: the evidence that it is not determined.
struct Witness {
  /// One solution settled near the first target, one near the second.
  let solutions: (SolvedSystem, SolvedSystem)
  /// The variable's value in each solution, in points.
  let values: (Double, Double)

  /// Nil if the variable is determined. If both targets are on one side of all solutions, the second solution is
  /// searched for on either side of the first.
  init?(_ variable: Variable, in system: SolvedSystem, near first: Double, and second: Double) {
    guard !system.isDetermined(variable) else { return nil }
    let one = system.settled(variable, near: first)
    let value = one.value(variable)
    for target in [second, value + Self.step, value - Self.step] {
      let other = system.settled(variable, near: target)
      guard abs(other.value(variable) - value) > SolvedSystem.tolerance else { continue }
      solutions = (one, other)
      values = (value, other.value(variable))
      return
    }
    return nil
  }

  /// In points; large enough to be visible in a message.
  private static let step = 100.0
}

extension SolvedSystem {
  /// A copy in which the variable is as close to a length as possible.
  func settled(_ variable: Variable, near length: Double) -> SolvedSystem {
    var copy = self
    copy.settle(variable, near: length)
    return copy
  }
}
