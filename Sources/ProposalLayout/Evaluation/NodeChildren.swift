/// The children of a node, in order.
struct NodeChildren: RandomAccessCollection {
  let evaluation: Evaluation
  private let nodes: ChildIndices

  init(evaluation: Evaluation, indices: ChildIndices) {
    self.evaluation = evaluation
    nodes = indices
  }

  var startIndex: Int { 0 }
  var endIndex: Int { nodes.count }

  subscript(_ position: Int) -> NodeContext { NodeContext(evaluation: evaluation, index: nodes[position]) }
}
