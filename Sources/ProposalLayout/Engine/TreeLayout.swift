/// A tree that is laid out.
package struct TreeLayout: Sendable {
  /// Each before what is in it; what is under others precedes them.
  package let views: [PlacedView]
  package let issues: [TreeIssue]
  /// How many nodes the tree has, and how many sizes they were asked for.
  package let nodeCount: Int
  package let questionCount: Int

  /// Lays a tree out as the root of a window: it is offered the safe area and centered in it. See step 3 of
  /// ProposalLayout.md.
  package init(_ root: ViewNode, in request: TreeRequest) {
    var engine = TreePlacer(root, request)
    engine.place(in: request)
    self.init(engine)
  }

  private init(_ engine: TreePlacer) {
    views = engine.placed.map { placed in
      let origin = engine.tree.origins[placed.node]
      return PlacedView(
        element: origin.element, id: origin.id, place: engine.tree.place(of: placed.node), parent: placed.parent,
        frame: placed.frame, proposal: placed.proposal, direction: placed.direction, isHidden: origin.isHidden)
    }
    issues = engine.issues
    nodeCount = engine.tree.nodes.count
    questionCount = engine.evaluation.questionCount
  }

  /// The frames alone, in the order of `views`, for who lays out many trees and asks nothing else of them.
  package static func frames(of root: ViewNode, in request: TreeRequest) -> [PlacedFrame] {
    var engine = TreePlacer(root, request)
    engine.place(in: request)
    return engine.placed.map { PlacedFrame(id: engine.tree.origins[$0.node].id, frame: $0.frame) }
  }

  /// The frame of the first view with an id, in points; nil where there is none.
  package func frame(of id: String) -> ViewRect? { views.first { $0.id == id }?.frame }
}
