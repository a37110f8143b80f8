struct NodeContext {
  let evaluation: Evaluation
  let index: Int

  var environment: ViewEnvironment { evaluation.environment }
  var stackAxis: Axis? { evaluation.nodes[index].stackAxis }
  var children: NodeChildren {
    evaluation.nodes[index].children.lazy.map { [evaluation] in NodeContext(evaluation: evaluation, index: $0) }
  }
  /// The first child, which each wrapper has.
  var child: NodeContext {
    NodeContext(evaluation: evaluation, index: evaluation.nodes[index].children[0])
  }
  var layout: any NodeLayout { evaluation.nodes[index].layout }

  func size(for proposal: ProposedSize) -> Size { evaluation.size(of: index, for: proposal) }

  func dimensions(for proposal: ProposedSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal), proposal: proposal, view: self)
  }

  func explicitGuide(_ guide: Guide, for proposal: ProposedSize) -> Double? {
    evaluation.explicitGuide(guide, of: index, for: proposal)
  }

  /// The positions of the children, without the effects of the node's own position.
  func placements(for proposal: ProposedSize) -> [ChildPlacement] { evaluation.placements(of: index, for: proposal) }

  var spacing: SpacingPreference { evaluation.spacing(of: index) }
  var priority: Double { evaluation.priorities[index] }
}

/// The nodes inside a node. They are made when they are needed, because most are not.
typealias NodeChildren = LazyMapCollection<[Int], NodeContext>

/// The size and the guides of a view for a proposal.
struct ViewDimensions {
  let size: Size
  let proposal: ProposedSize
  let view: NodeContext

  /// The position of a guide in points from the leading or top edge: the view's own value, otherwise the default.
  subscript(_ guide: Guide) -> Double {
    view.explicitGuide(guide, for: proposal) ?? guide.standard(in: size)
  }
}

extension Alignment {
  /// The top leading corner in points of a view whose guides are aligned with the default guides of a larger or smaller
  /// area.
  func origin(of view: ViewDimensions, in place: Size) -> Point {
    Point(
      x: horizontal.standard(in: place) - view[horizontal],
      y: vertical.standard(in: place) - view[vertical])
  }
}
