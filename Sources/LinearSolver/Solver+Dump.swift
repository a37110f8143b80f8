extension Solver {
  /// The system and its solution as text, for people and for bug reports; not a format to parse.
  ///
  /// One line for each constraint, in the order of addition, then one for each variable:
  ///
  ///     c0 required: 1.0 x0 = 8.0
  ///     c1 750.0: 1.0 x1 - 2.0 x0 >= 44.0 (off by 3.0)
  ///     c2 required: 1.0 x0 = 9.0 (rejected: c0 c2)
  ///     x0 = 8.0
  ///     x1 = 57.0 open
  ///
  /// A note in parentheses gives the distance by which an optional constraint is missed, `removed`, `refused` with the
  /// reason, or `rejected` with the members of the conflict. `open` marks variables that have other values in other
  /// optimal solutions. Values are those of the last `solve()` and the settling since.
  package func dump() -> String {
    let lines = store.headers.indices.map(describeConstraint) + face.values.indices.map(describeVariable)
    return lines.map { $0 + "\n" }.joined()
  }

  private func describeConstraint(_ index: Int) -> String {
    let header = store.headers[index]
    let priority = header.isRequired ? "required" : "\(header.priority)"
    var line = "c\(index) \(priority):"
    for (place, term) in store.terms[header.terms].enumerated() {
      let isNegative = term.coefficient < 0
      line += place == 0 ? (isNegative ? " -" : " ") : (isNegative ? " - " : " + ")
      line += "\(abs(term.coefficient)) x\(term.variable)"
    }
    if header.terms.isEmpty { line += " 0" }
    line += " \(symbol(header.relation)) \(header.constant)"
    if let note = note(on: index) { line += " (\(note))" }
    return line
  }

  private func note(on index: Int) -> String? {
    let header = store.headers[index]
    if header.isRemoved { return "removed" }
    if let reason = header.refusal { return "refused: \(reason)" }
    if let conflict = contradictions.first(where: { $0.rejected.index == index }) {
      return "rejected: " + conflict.members.map { "c\($0.index)" }.joined(separator: " ")
    }
    guard store.terms[header.terms].allSatisfy({ Int($0.variable) < face.values.count }) else {
      return "not solved yet"
    }
    let missed = violation(of: header)
    return missed > allowance(for: header) ? "off by \(missed)" : nil
  }

  private func describeVariable(_ index: Int) -> String {
    "x\(index) = \(face.value(of: index, reduction.elimination))"
      + (isDetermined(Variable(index: index)) ? "" : " open")
  }

  private func symbol(_ relation: Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension Solver {
  /// The first required constraint that the present values violate although it is in no conflict; nil if the values
  /// satisfy all. The values are substituted into the constraints as they were given. Valid after `solve()` returned
  /// `.solved`.
  package var brokenRequirement: ConstraintHandle? {
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
  func violation(of header: ConstraintStore.Header) -> Double {
    let left = store.terms[header.terms].reduce(0) {
      $0 + $1.coefficient * face.value(of: Int($1.variable), reduction.elimination)
    }
    return header.relation.violation(ofResidual: left - header.constant)
  }

  /// The largest violation that counts as zero. A residual of `Limits.valueTolerance` may be multiplied by each
  /// coefficient it passes through.
  func allowance(for header: ConstraintStore.Header) -> Double {
    let magnitude = store.terms[header.terms].reduce(abs(header.constant)) {
      max($0, abs($1.coefficient * face.value(of: Int($1.variable), reduction.elimination)))
    }
    return Limits.substitutionSlack * Limits.tolerance(forMagnitude: magnitude)
  }
}
