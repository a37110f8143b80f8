package import IBLayout
import IBModel
package import ProposalLayout

extension ViewEnvironment {
  /// What views are laid out in on a configuration, still without anything to measure text with.
  package init(of configuration: TraitConfiguration) {
    self.init()
    direction = configuration.direction == .rightToLeft ? .rightToLeft : .leftToRight
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
}
