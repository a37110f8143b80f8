import IBModel
import ProposalLayout

/// Where no stack can be proven: a layer for each view that can be placed without the others, and the nearest edges for
/// the rest.
struct FallbackCandidate {
  var node: ViewNode
  /// The views whose place is unproven.
  let approximate: [ArrangedItem]

  /// - Parameter lost: views that are among these whatever else is known, by their places in the scene.
  init(_ all: [ArrangedItem], in region: ContainerSpace, without lost: Set<Int> = []) {
    var approximate: [ArrangedItem] = []
    let nodes = all.inDrawingOrder.map { item in
      if !lost.contains(item.order), region.contentSizedAxes.isEmpty,
        let node = SingleCandidate.node(item, in: region) ?? RatioCandidate.node(item, in: region)
      {
        return node
      }
      approximate.append(item)
      return ApproximateCandidate.node(item, in: region)
    }
    self.approximate = approximate
    node = nodes.count == 1 ? nodes[0] : ViewNode(.layers(LayeredStack()), children: nodes)
  }

  var kind: CandidateKind { approximate.isEmpty ? .layers : .approximate }
}
