import IBCompare
import IBModel
import IBSource

/// Constraints in words, seen from their subjects.
enum ConstraintWords {
  private static let opposites = [
    "top": "bottom", "bottom": "top", "leading": "trailing", "trailing": "leading", "left": "right", "right": "left",
  ]

  /// Such as `leading`, `center x`.
  static func words(of end: ConstraintTerms.End) -> String { ObjectWords.words(of: end.attribute).onOneLine }

  /// Names the constraint: `leading`, `top to Safe Area`, `top to label Title`, `width to width of view Box`.
  static func name(_ terms: ConstraintTerms) -> String {
    let attribute = ObjectWords.words(of: terms.subject.attribute).onOneLine
    guard let other = terms.other else { return attribute }
    let otherAttribute = ObjectWords.words(of: other.attribute).onOneLine
    if let guide = other.guide { return "\(attribute) to \(guide.words)" }
    let isSame = other.attribute == terms.subject.attribute
    if terms.isToSuperview {
      if isSame { return attribute }
      return other.attribute == terms.subject.attribute + "Margin"
        ? "\(attribute) to margin"
        : "\(attribute) to \(otherAttribute) of superview"
    }
    let object = other.object?.words ?? "a missing view"
    return opposites[terms.subject.attribute] == other.attribute
      ? "\(attribute) to \(object)" : "\(attribute) to \(otherAttribute) of \(object)"
  }

  /// The whole constraint, such as `width ≥ 100 at priority 750`, `width to width of view Box × 0.5`.
  static func description(_ terms: ConstraintTerms) -> String {
    var words = [name(terms)]
    if terms.relation != .equal { words.append(terms.relation.symbol) }
    if terms.multiplier != 1 { words.append("× \(Wording.number(terms.multiplier))") }
    if terms.constant != 0 || terms.other == nil || terms.relation != .equal {
      words.append(Wording.number(terms.constant))
    }
    if terms.priority != LayoutConstraint.requiredPriority {
      words.append("at priority \(Wording.number(terms.priority))")
    }
    return words.joined(separator: " ")
  }

  /// Such as `leading 16 → 20, priority 1000 → 750`.
  static func edit(_ terms: ConstraintTerms, _ changes: [ValueChange]) -> String {
    // The word `constant` is left out.
    let sorted = changes.filter { $0.path.steps == ["constant"] } + changes.filter { $0.path.steps != ["constant"] }
    let parts = sorted.map { change -> String in
      guard let before = change.before, let after = change.after else { return PropertyWords.change(change) }
      switch (change.path.name, change.path.variation) {
      case ("constant", nil): return PropertyWords.pair(before, after)
      case ("relation", _): return "\(symbol(before)) → \(symbol(after))"
      default: return PropertyWords.change(change)
      }
    }
    return "\(name(terms)) \(parts.joined(separator: ", "))"
  }

  private static func symbol(_ value: PropertyValue) -> String {
    guard case .word(let word) = value else { return "" }
    return LayoutConstraint.Relation(rawValue: word)?.symbol ?? ObjectWords.name(word)
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

extension Document.LayoutGuide.Kind {
  /// The guide as a member of its view, in the titles of pictures and in the data of pages.
  var member: String {
    switch self {
    case .safeArea: "safeArea"
    case .keyboard: "keyboard"
    case .contentLayout: "contentLayout"
    case .frameLayout: "frameLayout"
    case .top: "topLayoutGuide"
    case .bottom: "bottomLayoutGuide"
    case .unknown(let name): name
    }
  }
}
