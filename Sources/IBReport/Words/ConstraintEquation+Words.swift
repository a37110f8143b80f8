import IBCompare
import IBModel

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
