/// The tree that was inferred for a view with a separate layout.
package struct InferredTree: Sendable {
  package let root: Int
  var node: ViewNode
  /// The kind of arrangement in each container, by the container's index in the scene.
  package internal(set) var arrangements: [Int: CandidateKind] = [:]
  /// Views that have the frame of another view, by their ids; the values are the ids of the other views.
  var aliases: [String: String] = [:]
  /// Labels and containers whose frame is only as long as their text or their views on an axis, with the position of
  /// these in their own frame.
  var painted: [String: Guide] = [:]
  /// The edges at which a view keeps to the safe area while its background extends beyond it, by index.
  var clips: [Int: EdgeSet] = [:]
  /// The indices of views whose size is copied from the layout, because the tree does not determine it.
  var unproven: Set<Int> = []
  var scrolled: [Int: String] = [:]
  /// The expressions for leaves that fill their frames, by the ids of the leaves and the axes.
  var stretched: [String: [AxisSet: String]] = [:]
  var measures: [LeafSizes]

  /// The id of the view in the tree that has the frame of another view.
  func shownID(of id: String) -> String {
    var id = id
    var steps = 0
    while let other = aliases[id], other != id, steps <= aliases.count { (id, steps) = (other, steps + 1) }
    return id
  }
}

/// The values that replace the leaves of a tree in one configuration: UIKit's sizes by view id, and the system's
/// margin.
struct LeafSizes: Sendable {
  var leaves: [String: HostedLeaf] = [:]
  var ratios: [String: Double] = [:]
  var margin = 0.0

  func applied(to node: ViewNode) -> ViewNode {
    var result = node.mapChildren(applied)
    if let id = node.id, node.children.isEmpty, let leaf = leaves[id] { result.content = .hosted(leaf) }
    for (index, applied) in node.modifiers.enumerated() {
      guard case .neutral(let neutral) = applied.modifier else { continue }
      if let insets = SceneMargin.insets(neutral.source, margin) {
        result.modifiers[index].modifier = .padding(Padding(insets: insets))
      } else if let scaling = ImageScaling(rawValue: neutral.source), let ratio = node.id.flatMap({ ratios[$0] }) {
        result.modifiers[index].modifier = .aspectRatio(
          AspectRatio(ratio: ratio, mode: scaling == .fit ? .fit : .fill))
      }
    }
    return result
  }
}
