import IBModel
import ProposalLayout

/// The fallback where no arrangement can be proven: a layer for each view that can be placed without the others, one
/// generated layout for the views placed by lines of others, and the nearest edges for the rest.
struct FallbackCandidate {
  var node: ViewNode
  let kind: CandidateKind
  /// The views whose place is unproven.
  let approximate: [ArrangedItem]

  /// - Parameter lost: views that are among these whatever else is known, by their places in the scene.
  init(_ all: [ArrangedItem], in region: ContainerSpace, without lost: Set<Int> = []) {
    let items = lost.isEmpty ? all : all.filter { !lost.contains($0.order) }
    var best = Self.layers(items, in: region)
    if !best.rest.isEmpty {
      // Views that nothing ties to each other may be counted from different lines.
      let groups = Components.of(items)
      if groups.count > 1 {
        var apart = Layers()
        for group in groups { apart.add(Self.layers(group, in: region)) }
        if apart.rest.count < best.rest.count { best = apart }
      }
    }
    best.rest += all.filter { lost.contains($0.order) }
    for item in best.rest { best.nodes.append((item.order, ApproximateCandidate.node(item, in: region))) }
    best.nodes.sort { $0.order < $1.order }
    approximate = best.rest
    kind = approximate.isEmpty ? .customLayout : .approximate
    node =
      best.nodes.count == 1
      ? best.nodes[0].node : ViewNode(.layers(LayeredStack()), children: best.nodes.map(\.node))
  }

  /// Nodes in drawing order, and the views that are in no node.
  private struct Layers {
    var nodes: [(order: Int, node: ViewNode)] = []
    var rest: [ArrangedItem] = []

    mutating func add(_ other: Layers) {
      nodes += other.nodes
      rest += other.rest
    }
  }

  private static func layers(_ items: [ArrangedItem], in region: ContainerSpace) -> Layers {
    var layers: [(order: Int, node: ViewNode)] = []
    var rest: [ArrangedItem] = []
    for item in items.inDrawingOrder {
      let node =
        region.contentSizedAxes.isEmpty
        ? SingleCandidate.node(item, in: region) ?? RatioCandidate.node(item, in: region) : nil
      if let node { layers.append((item.order, node)) } else { rest.append(item) }
    }
    var partial = CustomLayoutCandidate.partial(rest, in: region)
    if !partial.left.isEmpty, !layers.isEmpty {
      // Views may depend on a view that has its own layer.
      let whole = CustomLayoutCandidate.partial(items, in: region)
      if whole.left.count < partial.left.count {
        partial = whole
        layers = []
      }
    }
    if let node = partial.node { layers.append((rest.map(\.order).min() ?? 0, node)) }
    return Layers(nodes: layers, rest: partial.left)
  }
}
