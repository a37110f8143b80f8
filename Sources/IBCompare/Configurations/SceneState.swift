import IBLayout
import IBModel

/// What holds of a scene's objects in one configuration besides their frames.
///
/// It holds what can differ: whether constraints are active, and the properties that a variation, the text size or an
/// appearance can change. What is the same everywhere is left to the file.
struct SceneState {
  /// By index of the layout's views; within a view in a fixed order.
  let properties: [[PropertyState]]
  /// All constraints that the scene's views hold, active or not, in document order.
  let constraints: [ConstraintState]
  /// What the layout's bar items show, by their index.
  let barItems: [[PropertyState]]
}

/// A property of one object in one configuration.
struct PropertyState: Hashable {
  /// As the file calls it, such as `constant`; `font` for the font that text is shown in.
  let name: String
  let value: PropertyValue
  /// What the file says outside its variations; nil where it says nothing that can be compared.
  let written: PropertyValue?
}

/// One constraint in one configuration.
struct ConstraintState: Hashable {
  let id: String
  /// What Xcode's outline shows instead of the constraint's words; nil for one without a name.
  let label: String?
  /// Object ids of the views it needs: the holding view and those of its items, without repetition.
  let views: [String]
  let first: ConstraintLine.Anchor
  let relation: LayoutConstraint.Relation
  /// Nil for a constraint with a constant alone.
  let second: ConstraintLine.Anchor?
  let multiplier: Double
  /// In points.
  let constant: Double
  /// Whether it takes part in the layout: installed itself, as is every view it needs.
  let isActive: Bool
  /// The properties that its variations change.
  let properties: [PropertyState]
}
