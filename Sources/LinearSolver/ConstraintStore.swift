/// The constraints as the caller added them, in flat storage: headers by handle, and one list of all terms.
struct ConstraintStore: Sendable {
  struct Header: Sendable {
    var firstTerm: Int32
    var endOfTerms: Int32
    var relation: Relation
    /// The reason why the constraint is ignored; nil if it is used.
    var refusal: Conflict.Reason?
    var constant: Double
    var priority: Double

    var terms: Range<Int> { Int(firstTerm)..<Int(endOfTerms) }
    var isUsable: Bool { refusal == nil }
    var isRequired: Bool { priority >= Solver.required }
  }

  struct StoredTerm: Sendable {
    var variable: Int32
    var coefficient: Double
  }

  var headers: [Header] = []
  var terms: [StoredTerm] = []

  /// Appends the header of a constraint. Its terms are those that were appended since `firstTerm`.
  mutating func finish(
    from firstTerm: Int, _ relation: Relation, _ constant: Double, priority: Double, variableCount: Int
  ) -> ConstraintHandle {
    var header = Header(
      firstTerm: Int32(clamping: firstTerm), endOfTerms: Int32(clamping: terms.count), relation: relation,
      constant: constant, priority: priority)
    header.refusal = refusal(of: header, variableCount: variableCount)
    headers.append(header)
    return ConstraintHandle(index: headers.count - 1)
  }

  mutating func appendTerm(_ term: Term) {
    terms.append(StoredTerm(variable: Int32(clamping: term.variable.index), coefficient: term.coefficient))
  }

  /// The reason why a constraint must be ignored; nil if it can be used. For a NaN, the comparisons are false.
  func refusal(of header: Header, variableCount: Int) -> Conflict.Reason? {
    guard header.priority > 0, header.priority <= Solver.required else { return .priorityOutOfRange }
    guard abs(header.constant) <= Limits.largestMagnitude else { return .unusableNumber }
    for index in header.terms {
      guard terms[index].variable >= 0, Int(terms[index].variable) < variableCount else { return .unknownVariable }
      guard abs(terms[index].coefficient) <= Limits.largestMagnitude else { return .unusableNumber }
    }
    return nil
  }

  /// The largest residual in points that counts as zero. It grows with the largest constant.
  var tolerance: Double {
    var magnitude = 0.0
    for header in headers where header.isUsable { magnitude = max(magnitude, abs(header.constant)) }
    return Limits.tolerance(forMagnitude: magnitude)
  }
}
