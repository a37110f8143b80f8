package import ProposalLayout

/// A tree that was inferred for a view that is laid out by itself.
package struct InferredTree: Sendable {
  /// The view whose content it is, by its place in the scene.
  package let root: Int
  package internal(set) var node: ViewNode
  /// How the views of each container are arranged, by the container's place in the scene.
  package internal(set) var kinds: [Int: CandidateKind] = [:]
  /// Views whose frame is that of another one, which has their id.
  package internal(set) var aliases: [String: String] = [:]
  /// Edges at which a view keeps to the safe area and its background goes on beyond, by place and configuration.
  var clips: [Int: [EdgeSet]] = [:]
  /// Views that are in the tree although they are not on all configurations.
  var varying: Set<Int> = []
  /// Views whose size is taken from the layout and follows from nothing in the tree, by place.
  var copied: Set<Int> = []
  /// The content of scroll views, by place.
  var scrolled: [Int: String] = [:]
  /// What is used for the leaves, by configuration.
  package internal(set) var measures: [Measures]
}

extension InferredTree {
  /// How many scroll views have a geometry reader around them.
  package var geometryReaderCount: Int {
    var count = 0
    var pending = [node]
    while let next = pending.popLast() {
      if case .scroll(let scroll) = next.content, !scroll.filled.isEmpty { count += 1 }
      pending += next.children + next.modifiers.flatMap(\.content)
    }
    return count
  }
}
