import IBLayout
import IBModel
import IBSource

extension ConfigurationReader {
  // MARK: Configurations

  /// A list of values for `--on`, and of the options for sets without their hyphens.
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
}
