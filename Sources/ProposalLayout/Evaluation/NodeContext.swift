/// A node that can be asked questions.
struct NodeContext {
  let evaluation: Evaluation
  let index: Int

  var environment: ViewEnvironment { evaluation.environment(of: index) }
  var gridMember: GridMember { evaluation.gridMember(of: index) }
  var listRole: ListRole { evaluation.nodes[index].listRole }
  var stackAxis: Axis? { evaluation.nodes[index].stackAxis }
  var children: NodeChildren { NodeChildren(evaluation: evaluation, indices: evaluation.nodes[index].children) }
  /// The first child. A wrapper always has one.
  var child: NodeContext {
    NodeContext(evaluation: evaluation, index: evaluation.nodes[index].children[0])
  }
  var layout: any NodeLayout { evaluation.nodes[index].layout }

  func size(for proposal: ProposedSize) -> ViewSize { evaluation.size(of: index, for: proposal) }

  func dimensions(for proposal: ProposedSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal), proposal: proposal, view: self)
  }

  func explicitGuide(_ guide: Guide, for proposal: ProposedSize) -> Double? {
    evaluation.explicitGuide(guide, of: index, for: proposal)
  }

  /// Where the children are, as far as it does not depend on where the node is.
  func placements(for proposal: ProposedSize) -> [Placement] { evaluation.placements(of: index, for: proposal) }

  var spacing: SpacingPreference { evaluation.spacing(of: index) }
  var priority: Double { evaluation.priorities[index] }

  func report(_ kind: TreeIssue.Kind) { evaluation.report(kind, at: index) }
}
