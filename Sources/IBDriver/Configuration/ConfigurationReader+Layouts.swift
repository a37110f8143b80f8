import IBLayout
import IBModel
import IBSource

extension ConfigurationReader {
  // MARK: Configurations

  /// A list of what `--on` takes, and of the options for sets without their hyphens.
  static func configurations(_ node: YAMLNode) throws(ConfigurationProblem) -> ConfigurationRequest {
    guard let items = node.items ?? (node.text == nil ? nil : [node]) else {
      throw ConfigurationProblem("expected a list of configurations", at: node.position)
    }
    var request = ConfigurationRequest()
    for item in items {
      let word = try text(item)
      switch word {
      case "all-devices": request.allDevices = true
      case "all-size-classes": request.allSizeClasses = true
      case "canvas": request.canvas = true
      default:
        if case .failure(let problem) = ConfigurationSpec.parse(word) {
          throw ConfigurationProblem(problem.message, at: item.position)
        }
        request.specifications.append(word)
      }
    }
    return request
  }

  // MARK: Scenes

  /// What can be said of a scene.
  private static let sceneKeys = ["additionalSafeAreaInsets", "viewRespectsSystemMinimumLayoutMargins"]
  /// What layouts do not model yet; it is told and has no effect.
  private static let unmodelledKeys = [
    "adaptivePresentation", "cellLayoutMarginsFollowReadableWidth", "insetsContentViewsToSafeArea", "overrideTraits",
    "prefersStatusBarHidden", "searchBar", "separatorInsetReference",
  ]

  /// A mapping from ids or classes to what the app sets in code; remarks for what has no effect.
  static func scenes(
    _ node: YAMLNode
  ) throws(ConfigurationProblem) -> (SceneSettings, [ConfigurationProblem]) {
    guard let entries = node.entries else {
      throw ConfigurationProblem("'scenes' is a mapping from ids or classes to settings", at: node.position)
    }
    var scenes = SceneSettings()
    var remarks: [ConfigurationProblem] = []
    for (name, value) in entries {
      guard let members = value.entries else {
        throw ConfigurationProblem("expected a mapping", at: value.position)
      }
      var settings = ControllerSettings()
      for (key, value) in members {
        switch key.text {
        case "additionalSafeAreaInsets": settings.additionalSafeAreaInsets = try insets(value)
        case "viewRespectsSystemMinimumLayoutMargins": settings.respectsSystemMinimumMargins = try flag(value)
        case let word? where unmodelledKeys.contains(word):
          remarks.append(ConfigurationProblem("'\(word)' has no effect on layouts yet", at: key.position))
        default: throw unknown("setting of a scene", key, among: sceneKeys + unmodelledKeys)
        }
      }
      scenes.settings[try text(name)] = settings
    }
    return (scenes, remarks)
  }

  /// Points beyond any screen.
  private static let insetLimit = 10_000.0

  /// `{top: 10, left: 0, bottom: 20, right: 0}`; what is not named is 0.
  private static func insets(_ node: YAMLNode) throws(ConfigurationProblem) -> Insets {
    guard let entries = node.entries else {
      throw ConfigurationProblem("insets are such as {top: 10, bottom: 20}", at: node.position)
    }
    var insets = Insets.zero
    for (key, value) in entries {
      guard let points = Double(try text(value)), abs(points) <= insetLimit else {
        throw ConfigurationProblem("'\(value.text ?? "")' is no number of points", at: value.position)
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
