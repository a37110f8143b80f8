import IBSource

/// Constraints as equations, as Xcode's outline writes them.
package enum EquationWords {
  /// Such as `a.top = 2 × b.top + 24`, `a.width ≥ 100`.
  ///
  /// - Parameters:
  ///   - second: nil for a constraint with a constant alone.
  ///   - constant: if nil, it is left out, or an ellipsis where the right side would be empty.
  package static func text(
    _ first: String, _ relation: LayoutConstraint.Relation, _ second: String?, multiplier: Double, constant: Double?
  ) -> String {
    let left = "\(first) \(relation.symbol) "
    guard let second else { return left + (constant.map(Wording.number) ?? "…") }
    let factor = multiplier == 1 ? "" : "\(Wording.number(multiplier)) × "
    guard let constant, constant != 0 else { return left + factor + second }
    return left + factor + second + (constant > 0 ? " + " : " − ") + Wording.number(abs(constant))
  }
}

extension LayoutConstraint.Relation {
  package var symbol: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}
