import IBModel
import ProposalLayout

/// What is left where no arrangement can be proven: each view that has a place of its own as a layer, one generated
/// layout for those that follow from lines of others, and the rectangles of the first configuration for the rest.
struct FallbackCandidate {
  let node: ViewNode
  let kind: CandidateKind
  /// The views that have a rectangle of the first configuration.
  let fixed: [Item]

  init(_ items: [Item], in region: Region) {
    var layers: [(order: Int, node: ViewNode)] = []
    var rest: [Item] = []
    for item in items.sorted(by: { $0.order < $1.order }) {
      let node =
        region.hugs.isEmpty ? SingleCandidate.node(item, in: region) ?? RatioCandidate.node(item, in: region) : nil
      if let node { layers.append((item.order, node)) } else { rest.append(item) }
    }
    var partial = GeneratedCandidate.partial(rest, in: region)
    if !partial.left.isEmpty, !layers.isEmpty {
      // Views may follow from one that has a place of its own.
      let whole = GeneratedCandidate.partial(items, in: region)
      if whole.left.count < partial.left.count {
        partial = whole
        layers = []
      }
    }
    if let node = partial.node { layers.append((rest.map(\.order).min() ?? 0, node)) }
    for item in partial.left { layers.append((item.order, FixedCandidate.node([item], in: region))) }
    layers.sort { $0.order < $1.order }
    fixed = partial.left
    kind = fixed.isEmpty ? .generated : .fixed
    node =
      layers.count == 1 ? layers[0].node : ViewNode(.layers(LayeredStack()), children: layers.map(\.node))
  }
}
