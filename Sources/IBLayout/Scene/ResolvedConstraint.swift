import IBModel

/// A constraint with a configuration's variations applied and every default explicit.
struct ResolvedConstraint: Sendable {
  typealias Attribute = LayoutConstraint.Attribute

  /// The view or guide of an attribute.
  enum Item: Hashable, Sendable {
    /// Local index of a view.
    case view(Int)
    /// The index of a guide in the document, and the local index of its view.
    case guide(Int, of: Int)
  }

  let id: String
  /// Index in the document's constraints.
  let index: Int
  /// The local index of the view that has the constraint.
  let holder: Int
  let first: Item
  let firstAttribute: LayoutConstraint.Attribute
  /// Nil for a constraint with only a constant.
  let second: Item?
  let secondAttribute: LayoutConstraint.Attribute
  let relation: LayoutConstraint.Relation
  let multiplier: Double
  /// In points.
  let constant: Double
  /// Whether a variation gives another constant than the file.
  let hasOtherConstant: Bool
  /// From 1 to 1000.
  let priority: Double

  /// Whether the constraint refers to the position of text, which depends on Keyline's figures for fonts.
  var usesBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  /// Whether the constraint refers to a guide, such as the safe area.
  var usesGuide: Bool { first.isGuide || (second?.isGuide ?? false) }
}

extension ResolvedConstraint.Item {
  fileprivate var isGuide: Bool { if case .guide = self { true } else { false } }
}

extension LayoutConstraint.Attribute {
  fileprivate var isBaseline: Bool {
    switch self {
    case .baseline, .firstBaseline, .lastBaseline: true
    default: false
    }
  }
}
