package import IBModel

/// What holds of a scene's objects in one configuration besides their frames, so that configurations can be compared.
///
/// It holds what can differ: whether constraints are active, and the properties that a variation, the text size or an
/// appearance can change. What is the same everywhere is left to the file.
package struct SceneState: Sendable {
  /// The scene's own, which a container or a presentation can make others than the window's.
  package var sizeClasses: SizeClasses
  /// By index of the layout's views; within a view in a fixed order.
  package var properties: [[PropertyState]]
  /// All constraints that the scene's views hold, active or not, in document order.
  package var constraints: [ConstraintState]
  /// What the layout's bar items show, by their index.
  package var barItems: [[PropertyState]]

  package init(
    sizeClasses: SizeClasses, properties: [[PropertyState]], constraints: [ConstraintState],
    barItems: [[PropertyState]] = []
  ) {
    self.sizeClasses = sizeClasses
    self.properties = properties
    self.constraints = constraints
    self.barItems = barItems
  }

  /// Adds the state of views that come behind the others.
  mutating func append(_ other: SceneState) {
    properties += other.properties
    constraints += other.constraints
  }
}

/// A property of one object in one configuration.
package struct PropertyState: Hashable, Sendable {
  /// As the file calls it, such as `constant`; `font` for the font that text is shown in.
  package var name: String
  package var value: Value
  /// What the file says outside its variations; nil where it says nothing that can be compared.
  package var written: Value?

  package init(name: String, value: Value, written: Value?) {
    self.name = name
    self.value = value
    self.written = written
  }
}

extension PropertyState {
  /// What a property is in one configuration.
  package enum Value: Hashable, Sendable {
    /// The property has no value: the attribute is absent, or the element is `nil`.
    case none
    case flag(Bool)
    case number(Double)
    case text(String)
    case font(Font)
    case color(ColorReference)
    case image(ImageChoice)
  }
}

/// An image as a configuration shows it, at a scale that is the same for all configurations, so that two of them differ
/// only where more than the screen's scale does.
package struct ImageChoice: Hashable, Sendable {
  package var name: String
  /// The path of the chosen file; nil where the name's set has none that the configuration shows.
  package var file: String?
  /// In points; nil where nothing tells it.
  package var size: Size?

  package init(name: String, file: String?, size: Size?) {
    self.name = name
    self.file = file
    self.size = size
  }
}

/// A colour as the file names it.
package enum ColorReference: Hashable, Sendable {
  /// A name, of a colour set or of the system, and what it stands for in the configuration.
  case shown(String, DisplayColor)
  /// A colour set of an asset catalog.
  case named(String)
  /// One of the system's colours, such as `labelColor`.
  case system(String)
  case components(DisplayColor)
}

/// One constraint in one configuration.
package struct ConstraintState: Hashable, Sendable {
  package var id: String
  /// What Xcode's outline shows instead of the constraint's words; nil where nobody named it.
  package var label: String?
  /// Object ids of the views it needs: the holder and those it speaks of, without repetition.
  package var views: [String]
  package var first: ConstraintLine.Anchor
  package var relation: LayoutConstraint.Relation
  /// Nil for a constraint with a constant alone.
  package var second: ConstraintLine.Anchor?
  package var multiplier: Double
  /// In points.
  package var constant: Double
  /// From 1 to 1000.
  package var priority: Double
  /// Whether it takes part in the layout: installed itself, as is every view it needs.
  package var isActive: Bool
  /// The properties that its variations change.
  package var properties: [PropertyState]

  package init(
    id: String, label: String?, views: [String], first: ConstraintLine.Anchor,
    relation: LayoutConstraint.Relation, second: ConstraintLine.Anchor?, multiplier: Double, constant: Double,
    priority: Double, isActive: Bool, properties: [PropertyState]
  ) {
    self.id = id
    self.label = label
    self.views = views
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.isActive = isActive
    self.properties = properties
  }
}
