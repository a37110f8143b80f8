import IBLayout
import IBModel

/// Constraints as Xcode's outline writes them.
enum ConstraintOutline {
  /// Such as `Picture.top = Safe Area.top + 24`; a constraint with a name of its own has that before it.
  ///
  /// - Parameters:
  ///   - names: what views are called, by object id; an id that is not in it stands for itself.
  ///   - varying: names of the attributes that are told elsewhere; a constant among them is left out.
  static func description(
    of constraint: ConstraintState, names: [String: String], varying: Set<String> = []
  ) -> String {
    let constant = varying.contains("constant") ? nil : constraint.constant
    var text = "\(words(of: constraint.first, names)) \(symbol(of: constraint.relation))"
    if let second = constraint.second {
      let multiplier = varying.contains("multiplier") ? 1 : constraint.multiplier
      text += multiplier == 1 ? " " : " \(number(multiplier)) × "
      text += words(of: second, names)
      if let constant, constant != 0 { text += constant > 0 ? " + \(number(constant))" : " − \(number(-constant))" }
    } else {
      text += constant.map { " \(number($0))" } ?? " …"
    }
    return constraint.label.map { "\(ObjectWords.quoted($0)), \(text)" } ?? text
  }

  /// An item's attribute, such as `Safe Area.top`.
  private static func words(of anchor: ConstraintLine.Anchor, _ names: [String: String]) -> String {
    "\(anchor.guide.map(words) ?? names[anchor.view] ?? anchor.view).\(anchor.attribute.rawValue)"
  }

  static func words(for guide: Document.LayoutGuide.Kind) -> String {
    switch guide {
    case .safeArea: "Safe Area"
    case .keyboard: "Keyboard"
    case .contentLayout: "Content Layout Guide"
    case .frameLayout: "Frame Layout Guide"
    case .top: "Top Layout Guide"
    case .bottom: "Bottom Layout Guide"
    case .unknown(let name): name
    }
  }

  static func symbol(of relation: LayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }

  private static func number(_ value: Double) -> String { DecimalText(value)?.description ?? "?" }
}
