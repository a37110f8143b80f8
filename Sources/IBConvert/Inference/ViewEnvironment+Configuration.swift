package import IBLayout
import IBModel
package import ProposalLayout

extension ViewEnvironment {
  /// What views are laid out in on a configuration, still without anything to measure text with.
  package init(of configuration: TraitConfiguration) {
    self.init()
    direction = configuration.direction
    generation =
      switch configuration.systemRelease.swiftUI {
      case .first: .iOS13
      case .second: .iOS17
      case .third: .iOS26
      }
    displayScale = configuration.scale
    isAccessibilitySize = configuration.textSize.isAccessibilitySize
    isRegularWidth = configuration.horizontal == .regular
    isRegularHeight = configuration.vertical == .regular
  }

  /// The same with text as it is measured on the configuration.
  package static func measuringText(of configuration: TraitConfiguration) -> ViewEnvironment {
    var environment = ViewEnvironment(of: configuration)
    environment.text = TreeText(configuration)
    return environment
  }
}
