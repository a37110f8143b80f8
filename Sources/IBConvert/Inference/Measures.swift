package import ProposalLayout

/// What takes the place of the leaves of a tree on one configuration: UIKit's sizes by the ids of views, and the
/// system's margin.
package struct Measures: Sendable {
  var leaves: [String: HostedLeaf] = [:]
  /// Beside the safe area, in points.
  var margin = 0.0

  /// The tree as it is laid out.
  ///
  /// - Parameter replaced: what takes the place of leaves instead of their sizes here, by their ids.
  package func applied(to node: ViewNode, replacing replaced: [String: ViewNode] = [:]) -> ViewNode {
    var result = node
    if let id = node.id, node.children.isEmpty, let leaf = leaves[id] { result.content = .hosted(leaf) }
    result.children = node.children.map { applied(to: $0, replacing: replaced) }
    for index in node.modifiers.indices {
      if case .neutral(let neutral) = node.modifiers[index].modifier,
        let insets = SceneMargin.insets(neutral.source, margin)
      {
        result.modifiers[index].modifier = .padding(Padding(insets))
      }
      if !node.modifiers[index].content.isEmpty {
        result.modifiers[index].content = node.modifiers[index].content.map { applied(to: $0, replacing: replaced) }
      }
    }
    guard let id = node.id, node.children.isEmpty, leaves[id] != nil, var other = replaced[id] else { return result }
    other = other.id(id)
    other.modifiers += result.modifiers
    return other
  }
}
