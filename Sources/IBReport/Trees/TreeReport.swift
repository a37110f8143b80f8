import IBConvert
package import IBLayout
import IBModel
package import ProposalLayout

/// A tree of SwiftUI's views that was laid out in one configuration.
package struct TreeReport: Sendable {
  /// Of the tree's file, as it was given.
  package let path: String
  package let configuration: TraitConfiguration
  package let layout: TreeLayout

  /// Lays the tree out on the configuration's window.
  package init(_ tree: ViewNode, path: String, on configuration: TraitConfiguration) {
    self.path = path
    self.configuration = configuration
    layout = TreeLayout(
      tree,
      in: TreeRequest(
        size: configuration.size, safeAreaInsets: EdgeInsets(configuration.safeArea, configuration.direction),
        environment: .measuringText(of: configuration)))
  }
}
