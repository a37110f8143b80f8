import LinearSolver

/// A sum of variables with coefficients and a constant; lengths in points.
///
/// A few terms are stored inline, because most sums are short and a layout makes thousands of them.
struct LinearExpression: Sendable {
  private static let roomInPlace = 4

  private var inPlace = InlineArray<4, Term>(repeating: Term(Variable(index: 0), 0))
  /// The terms that do not fit inline.
  private var others: [Term] = []
  private(set) var termCount = 0
  var constant = 0.0

  init(_ constant: Double = 0) {
    self.constant = constant
  }

  init(_ variable: Variable, _ coefficient: Double = 1) {
    inPlace[0] = Term(variable, coefficient)
    termCount = 1
  }

  /// In the order in which the variables were added.
  var terms: [Term] { (0..<termCount).map(term) }

  func term(_ index: Int) -> Term {
    index < Self.roomInPlace ? inPlace[index] : others[index - Self.roomInPlace]
  }

  /// Adds a variable. The coefficients of a repeated variable are summed, and it is removed if the sum is zero.
  mutating func add(_ variable: Variable, _ coefficient: Double) {
    for index in 0..<termCount where term(index).variable == variable {
      let sum = term(index).coefficient + coefficient
      if sum == 0 { remove(index) } else { set(index, Term(variable, sum)) }
      return
    }
    termCount += 1
    if termCount > Self.roomInPlace { others.append(Term(variable, coefficient)) }
    set(termCount - 1, Term(variable, coefficient))
  }

  private mutating func set(_ index: Int, _ term: Term) {
    if index < Self.roomInPlace { inPlace[index] = term } else { others[index - Self.roomInPlace] = term }
  }

  private mutating func remove(_ index: Int) {
    for later in index..<(termCount - 1) { set(later, term(later + 1)) }
    termCount -= 1
    if termCount >= Self.roomInPlace { others.removeLast() }
  }

  static func + (a: Self, b: Self) -> Self { a.adding(b, times: 1) }
  static func - (a: Self, b: Self) -> Self { a.adding(b, times: -1) }
  static func * (a: Self, factor: Double) -> Self { LinearExpression().adding(a, times: factor) }

  static func + (a: Self, b: Double) -> Self {
    var sum = a
    sum.constant += b
    return sum
  }

  static func - (a: Self, b: Double) -> Self { a + (-b) }

  private func adding(_ other: Self, times factor: Double) -> Self {
    var sum = self
    for index in 0..<other.termCount { sum.add(other.term(index).variable, other.term(index).coefficient * factor) }
    sum.constant += other.constant * factor
    return sum
  }

  /// Whether the two differ at most in their constants.
  func hasTerms(of other: Self) -> Bool {
    guard termCount == other.termCount else { return false }
    for index in 0..<termCount {
      let (one, two) = (term(index), other.term(index))
      guard one.variable == two.variable, one.coefficient == two.coefficient else { return false }
    }
    return true
  }
}
