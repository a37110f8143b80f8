import IBCompare
import IBLayout
import IBModel
import IBSource

/// Constraints as equations, as Xcode's outline writes them.
enum EquationWords {
  /// Such as `a.top = 2 × b.top + 24`, `a.width ≥ 100`.
  ///
  /// - Parameters:
  ///   - second: nil for a constraint with a constant alone.
  ///   - constant: if nil, it is left out, or an ellipsis where the right side would be empty.
  static func text(
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
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}

extension ConstraintEquation {
  /// Such as `Picture.top = Safe Area.top + 24`; the constraint's own name, if it has one, precedes it. Numbers that
  /// differ between configurations are left out.
  var words: String {
    let text = EquationWords.text(
      first.words, relation, second?.words, multiplier: multiplier ?? 1, constant: constant)
    return label.map { "\(ObjectWords.quoted($0)), \(text)" } ?? text
  }
}

extension ConstraintTerms.End {
  /// An item's attribute, such as `Safe Area.top`.
  fileprivate var words: String { "\(guide?.words ?? object?.outlineName ?? "?").\(attribute)" }
}
