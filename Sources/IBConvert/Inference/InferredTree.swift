/// A tree that was inferred for a view that is laid out by itself.
package struct InferredTree: Sendable {
  package let root: Int
  var node: ViewNode
  /// The arrangement of the views in each container, by the container's place in the scene.
  package internal(set) var arrangements: [Int: CandidateKind] = [:]
  /// Views whose frame is that of another one, which has their id.
  var aliases: [String: String] = [:]
  /// Labels whose frames are only as long as their texts on an axis, with the place of the text in the label's frame.
  var painted: [String: Guide] = [:]
  /// Edges at which a view keeps to the safe area and its background extends beyond it, by place.
  var clips: [Int: EdgeSet] = [:]
  /// Views whose size is copied from the layout, because the tree does not determine it, by place.
  var unproven: Set<Int> = []
  var scrolled: [Int: String] = [:]
  var measures: [LeafSizes]
}

extension InferredTree {
  /// The id of the view in the tree that has the frame of another one.
  func shownID(of id: String) -> String {
    var id = id
    var steps = 0
    while let other = aliases[id], other != id, steps <= aliases.count { (id, steps) = (other, steps + 1) }
    return id
  }
}

extension ViewNode {
  /// Whether a part of it is as far from an edge as the scene's margin.
  var hasSceneMargin: Bool {
    var pending = [self]
    while let next = pending.popLast() {
      for applied in next.modifiers {
        if case .neutral(let neutral) = applied.modifier, SceneMargin.insets(neutral.source, 1) != nil { return true }
        pending += applied.content
      }
      pending += next.children
    }
    return false
  }
}

/// The replacements for the leaves of a tree in one configuration: UIKit's sizes by view id, and the system's margin.
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
