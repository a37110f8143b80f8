/// How a call of `Solver.solve()` ended.
package enum SolveStatus: Hashable, Sendable {
  /// Every required constraint that is not in a conflict holds, and the levels below are optimal.
  case solved
  /// A limit of `Limits` was reached, or the arithmetic left the range of a Double. Values are those reached so far;
  /// the solver stays usable.
  case limit
}
