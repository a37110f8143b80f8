import IBLayout
import IBModel

/// Views and constraints in words.
enum ViewWords {
  /// What people call a view: its label, else its class, else its element.
  static func name(of view: ViewLayout) -> String { view.label ?? view.customClass ?? view.element }

  /// Such as `label 'Sign up' [4wC-3U-i0d] at 16, 20, 353 × 18`.
  static func description(of view: ViewLayout) -> String {
    var words = [view.customClass ?? view.element]
    if let label = view.label { words.append("'\(label)'") }
    words.append("[\(view.id)]")
    if view.hidden { words.append("hidden") }
    if let frame = view.frame {
      let number = SVGGeometry.number
      words.append("at \(number(frame.x)), \(number(frame.y)), \(number(frame.width)) × \(number(frame.height))")
    }
    if !view.kept.isEmpty { words.append("kept \(view.kept.map(\.rawValue).joined(separator: " "))") }
    return words.joined(separator: " ")
  }

  /// Such as `constraint a: b.leading = c.trailing + 8 at priority 750`.
  static func description(of constraint: ConstraintLine) -> String {
    var text = "constraint \(constraint.id): \(anchor(constraint.first)) \(symbol(constraint.relation)) "
    let constant = SVGGeometry.number(constraint.constant)
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += "\(SVGGeometry.number(constraint.multiplier)) × " }
      text += anchor(second)
      if constraint.constant > 0 { text += " + \(constant)" }
      if constraint.constant < 0 { text += " − \(SVGGeometry.number(-constraint.constant))" }
    } else {
      text += constant
    }
    return constraint.isRequired ? text : text + " at priority \(SVGGeometry.number(constraint.priority))"
  }

  private static func anchor(_ anchor: ConstraintLine.Anchor) -> String {
    let guide = anchor.guide.map { ".\(word(for: $0))" } ?? ""
    return "\(anchor.view)\(guide).\(anchor.attribute.rawValue)"
  }

  static func word(for guide: Document.LayoutGuide.Kind) -> String {
    switch guide {
    case .safeArea: "safeArea"
    case .keyboard: "keyboard"
    case .contentLayout: "contentLayout"
    case .frameLayout: "frameLayout"
    case .top: "topLayoutGuide"
    case .bottom: "bottomLayoutGuide"
    case .unknown(let name): name
    }
  }

  static func word(for shape: ConstraintLine.Shape) -> String {
    switch shape {
    case .distance: "distance"
    case .alignment: "alignment"
    case .size: "size"
    }
  }

  static func symbol(_ relation: LayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}

extension ConstraintLine {
  /// Source: UILayoutPriority.required.
  var isRequired: Bool { priority >= 1000 }
}
