import IBLayout
import IBModel
import IBSource

/// Views and constraints in words.
enum ViewWords {
  /// The name of a view: its label, else its class, else its element.
  static func name(of view: ViewLayout) -> String { view.label ?? view.customClass ?? view.element }

  /// Such as `label 'Sign up' [4wC-3U-i0d] at 16, 20, 353 × 18`.
  static func description(of view: ViewLayout) -> String {
    var words = [view.customClass ?? view.element]
    if let label = view.label { words.append("'\(label)'") }
    words.append("[\(view.id)]")
    if view.hidden { words.append("hidden") }
    if let frame = view.frame {
      let number = Wording.number
      words.append("at \(number(frame.x)), \(number(frame.y)), \(Wording.size(frame.width, frame.height))")
    }
    if !view.kept.isEmpty { words.append("kept \(view.kept.map(\.rawValue).joined(separator: " "))") }
    return words.joined(separator: " ")
  }

  /// Such as `constraint a: b.leading = c.trailing + 8 at priority 750`.
  static func description(of constraint: ConstraintLine) -> String {
    let equation = EquationWords.text(
      anchor(constraint.first), constraint.relation, constraint.second.map(anchor), multiplier: constraint.multiplier,
      constant: constraint.constant)
    let text = "constraint \(constraint.id): \(equation)"
    return constraint.isRequired ? text : text + " at priority \(Wording.number(constraint.priority))"
  }

  private static func anchor(_ anchor: ConstraintLine.Anchor) -> String {
    let guide = anchor.guide.map { ".\($0.member)" } ?? ""
    return "\(anchor.view)\(guide).\(anchor.attribute.rawValue)"
  }

  static func word(for shape: ConstraintLine.Shape) -> String {
    switch shape {
    case .distance: "distance"
    case .alignment: "alignment"
    case .size: "size"
    }
  }
}

extension ConstraintLine {
  var isRequired: Bool { priority >= LayoutConstraint.requiredPriority }
}
