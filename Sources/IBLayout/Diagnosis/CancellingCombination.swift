import LinearSolver

/// The combination of expressions in which all variables cancel out.
enum CancellingCombination {
  /// Smaller factors are rounding errors.
  static let least = 1e-9
  /// The largest number of expressions. The cost grows with its cube.
  private static let most = 60

  /// A factor for each expression, unique up to a common factor; nil if no combination cancels, or several do.
  ///
  /// Steps: 1. each variable gives an equation in the unknown factors; 2. elimination with the largest pivot; 3. the
  /// one factor without a pivot is 1, and the other factors follow.
  static func factors(of expressions: [LinearExpression]) -> [Double]? {
    let count = expressions.count
    guard count <= most else { return nil }
    // 1.
    var rows: [Variable: [Double]] = [:]
    for (place, expression) in expressions.enumerated() {
      for term in expression.terms {
        rows[term.variable, default: Array(repeating: 0, count: count)][place] += term.coefficient
      }
    }
    var equations = rows.sorted { $0.key.index < $1.key.index }.map(\.value)
    // 2.
    var pivots: [Int] = []
    var free: Int?
    for column in 0..<count {
      let rest = pivots.count..<equations.count
      guard let best = rest.max(by: { abs(equations[$0][column]) < abs(equations[$1][column]) }),
        abs(equations[best][column]) > least
      else {
        guard free == nil else { return nil }
        free = column
        continue
      }
      equations.swapAt(best, pivots.count)
      let pivot = equations[pivots.count]
      for row in equations.indices where row != pivots.count && equations[row][column] != 0 {
        let factor = equations[row][column] / pivot[column]
        for place in 0..<count { equations[row][place] -= factor * pivot[place] }
      }
      pivots.append(column)
    }
    // 3.
    guard let free else { return nil }
    var factors = Array(repeating: 0.0, count: count)
    factors[free] = 1
    for (row, column) in pivots.enumerated() { factors[column] = -equations[row][free] / equations[row][column] }
    return factors
  }
}
