import IBLayout
import IBModel

/// The state of a scene's objects in one configuration, without their frames.
///
/// It contains only the facts that can differ: whether constraints are active, and the properties that a variation, the
/// text size or an appearance can change.
struct SceneState {
  /// By index of the layout's views; the order within a view is fixed.
  let properties: [[PropertyState]]
  /// All constraints of the scene's views, active or not, in document order.
  let constraints: [ConstraintState]
  /// The images of the layout's bar items, by their index.
  let barItems: [[PropertyState]]
  /// The bars of the scene's controller that have variations.
  let bars: [(name: ObjectName, properties: [PropertyState])]
}

struct PropertyState: Hashable {
  /// The name in the file, such as `constant`; `font` for the font that text is shown in.
  let name: String
  let value: PropertyValue
  /// The value that the file sets outside its variations; nil if it sets none that can be compared.
  let written: PropertyValue?
}

struct ConstraintState: Hashable {
  let id: String
  /// The name that Xcode's outline shows instead of the equation; nil for a constraint without one.
  let label: String?
  /// Object ids of the views that the constraint depends on, each once: the view that contains it and the views of its
  /// items.
  let views: [String]
  let first: ConstraintLine.Anchor
  let relation: LayoutConstraint.Relation
  /// Nil for a constraint with only a constant.
  let second: ConstraintLine.Anchor?
  let multiplier: Double
  /// In points.
  let constant: Double
  /// Whether the constraint and every view it depends on are installed.
  let isActive: Bool
  let properties: [PropertyState]
}
