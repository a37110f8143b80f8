import IBLayout
import IBModel

/// The state of a scene's objects in one configuration, without their frames.
///
/// It contains only facts that can differ: whether constraints are active, and the properties that a variation, the
/// text size or an appearance can change.
struct SceneState {
  /// The properties of each view, by its index in the layout. Their order within a view is fixed.
  let properties: [[PropertyState]]
  /// All constraints of the scene's views in document order, whether active or not.
  let constraints: [ConstraintState]
  /// The images of each bar item, by its index in the layout.
  let barItems: [[PropertyState]]
  /// The bars of the scene's controller that have variations.
  let bars: [(name: ObjectName, properties: [PropertyState])]
}

struct PropertyState: Hashable {
  /// The name in the file, such as `constant`; `font` stands for the font in which the text is shown.
  let name: String
  let value: PropertyValue
  /// The value that the file sets outside variations; nil without one that can be compared.
  let written: PropertyValue?
}

struct ConstraintState: Hashable {
  let id: String
  /// The name that Xcode's outline shows instead of the equation; nil without one.
  let label: String?
  /// The ids of the views that the constraint depends on, each once: the view that contains it, and the views of its
  /// items.
  let views: [String]
  let first: ConstraintLine.Anchor
  let relation: LayoutConstraint.Relation
  /// The second item; nil for a constraint with only a constant.
  let second: ConstraintLine.Anchor?
  let multiplier: Double
  /// The constant in points.
  let constant: Double
  /// Whether the constraint and all views that it depends on are installed.
  let isActive: Bool
  let properties: [PropertyState]
}
