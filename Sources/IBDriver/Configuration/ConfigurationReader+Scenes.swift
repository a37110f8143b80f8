import IBContent
import IBLayout
import IBModel

extension ConfigurationReader {
  /// Reads a mapping from ids or classes to the settings that the app makes in code.
  static func scenes(_ node: YAMLNode) throws(ConfigurationProblem) -> SceneSettings {
    guard let entries = node.entries else {
      throw ConfigurationProblem("'scenes' must be a mapping from ids or classes to settings", at: node.position)
    }
    var scenes = SceneSettings()
    for (name, value) in entries {
      var settings = ControllerSettings()
      for (key, value) in try members(value) { try read(key, value, into: &settings) }
      scenes.settings[try text(name)] = settings
    }
    return scenes
  }

  private static func read(
    _ key: YAMLNode, _ value: YAMLNode, into settings: inout ControllerSettings
  ) throws(ConfigurationProblem) {
    switch try word(key, of: "setting of a scene") as ControllerSettings.Key {
    case .additionalSafeAreaInsets: settings.additionalSafeAreaInsets = try insets(value)
    case .viewRespectsSystemMinimumLayoutMargins: settings.viewRespectsSystemMinimumLayoutMargins = try flag(value)
    case .overrideTraits: settings.overrideTraits = try traits(value)
    case .prefersStatusBarHidden: settings.prefersStatusBarHidden = try flag(value)
    case .searchBar: settings.searchBar = try searchBar(value)
    case .adaptivePresentation: settings.adaptivePresentation = try word(value, of: "presentation")
    case .insetsContentViewsToSafeArea: settings.insetsContentViewsToSafeArea = try flag(value)
    case .cellLayoutMarginsFollowReadableWidth: settings.cellLayoutMarginsFollowReadableWidth = try flag(value)
    case .separatorInsetReference: settings.separatorInsetReference = try word(value, of: "reference")
    }
  }

  private static func members(
    _ node: YAMLNode
  ) throws(ConfigurationProblem) -> [(key: YAMLNode, value: YAMLNode)] {
    guard let members = node.entries else { throw ConfigurationProblem("expected a mapping", at: node.position) }
    return members
  }

  /// Reads a case of an enumeration by its name.
  private static func word<Value: RawRepresentable & CaseIterable>(
    _ node: YAMLNode, of kind: String
  ) throws(ConfigurationProblem) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: try text(node)) else {
      throw unknown(kind, node, among: Value.allCases.map(\.rawValue))
    }
    return value
  }

  private static func choice<Value>(
    _ node: YAMLNode, of kind: String, _ values: [(word: String, value: Value)]
  ) throws(ConfigurationProblem) -> Value {
    let word = try text(node)
    guard let value = values.first(where: { $0.word == word })?.value else {
      throw unknown(kind, node, among: values.map(\.word))
    }
    return value
  }

  // MARK: Traits

  /// `{horizontalSizeClass: compact, preferredContentSizeCategory: AX3}`. Missing traits are not overridden.
  private static func traits(_ node: YAMLNode) throws(ConfigurationProblem) -> TraitOverrides {
    var traits = TraitOverrides()
    for (key, value) in try members(node) {
      switch try word(key, of: "trait") as TraitOverrides.Key {
      case .horizontalSizeClass: traits.horizontalSizeClass = try sizeClass(value)
      case .verticalSizeClass: traits.verticalSizeClass = try sizeClass(value)
      case .userInterfaceStyle:
        traits.userInterfaceStyle = try choice(value, of: "style", [("light", .light), ("dark", .dark)])
      case .preferredContentSizeCategory:
        traits.preferredContentSizeCategory = try word(value, of: "content size category")
      case .layoutDirection:
        traits.layoutDirection = try choice(value, of: "direction", [("ltr", .leftToRight), ("rtl", .rightToLeft)])
      }
    }
    return traits
  }

  private static func sizeClass(_ node: YAMLNode) throws(ConfigurationProblem) -> SizeClass {
    try choice(node, of: "size class", [("compact", .compact), ("regular", .regular)])
  }

  // MARK: Bars

  /// `true`, `false`, or `{hidesSearchBarWhenScrolling: false}`.
  private static func searchBar(_ node: YAMLNode) throws(ConfigurationProblem) -> ControllerSettings.SearchBarVisibility
  {
    guard let entries = node.entries else { return try flag(node) ? .hidesWhenScrolling : .none }
    var hides = true
    for (key, value) in entries {
      guard key.text == "hidesSearchBarWhenScrolling" else {
        throw unknown("setting of a search bar", key, among: ["hidesSearchBarWhenScrolling"])
      }
      hides = try flag(value)
    }
    return hides ? .hidesWhenScrolling : .shown
  }

  // MARK: Insets

  /// The largest inset in points, larger than any screen.
  private static let insetLimit = 10_000.0

  /// `{top: 10, left: 0, bottom: 20, right: 0}`. Missing edges are 0.
  private static func insets(_ node: YAMLNode) throws(ConfigurationProblem) -> Insets {
    guard let entries = node.entries else {
      throw ConfigurationProblem("expected insets such as {top: 10, bottom: 20}", at: node.position)
    }
    var insets = Insets.zero
    for (key, value) in entries {
      guard let points = Double(try text(value)), abs(points) <= insetLimit else {
        throw ConfigurationProblem("'\(value.text ?? "")' is not a number of points", at: value.position)
      }
      switch key.text {
      case "top": insets.top = points
      case "left": insets.left = points
      case "bottom": insets.bottom = points
      case "right": insets.right = points
      default: throw unknown("edge", key, among: ["bottom", "left", "right", "top"])
      }
    }
    return insets
  }
}
