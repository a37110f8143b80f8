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
    views = engine.views
    issues = engine.issues
    nodeCount = engine.tree.nodes.count
    questionCount = engine.evaluation.questionCount
  }

  /// The frame of the first view with an id, in points; nil where there is none.
  package func frame(of id: String) -> ViewRect? { views.first { $0.id == id }?.frame }
}
