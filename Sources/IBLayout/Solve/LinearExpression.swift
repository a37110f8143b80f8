import LinearSolver

/// A sum of variables with coefficients and a constant; lengths in points.
struct LinearExpression: Sendable {
  private(set) var terms: [Term] = []
  var constant = 0.0

  init(_ constant: Double = 0) {
    self.constant = constant
  }

  init(_ variable: Variable, _ coefficient: Double = 1) {
    terms = [Term(variable, coefficient)]
  }

  /// Adds a variable; a variable that is there already has its coefficients summed, and goes where the sum is zero.
  mutating func add(_ variable: Variable, _ coefficient: Double) {
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].coefficient += coefficient
      if terms[index].coefficient == 0 { terms.remove(at: index) }
    } else {
      terms.append(Term(variable, coefficient))
    }
  }

  static func + (a: Self, b: Self) -> Self { a.adding(b, times: 1) }
  static func - (a: Self, b: Self) -> Self { a.adding(b, times: -1) }
  static func + (a: Self, b: Double) -> Self { a.adding(LinearExpression(b), times: 1) }
  static func - (a: Self, b: Double) -> Self { a.adding(LinearExpression(b), times: -1) }
  static func * (a: Self, factor: Double) -> Self { LinearExpression().adding(a, times: factor) }

  private func adding(_ other: Self, times factor: Double) -> Self {
    var sum = self
    for term in other.terms { sum.add(term.variable, term.coefficient * factor) }
    sum.constant += other.constant * factor
    return sum
  }
}
