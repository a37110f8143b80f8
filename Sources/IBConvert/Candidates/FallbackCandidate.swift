import IBModel
import ProposalLayout

/// What is left where no arrangement can be proven: each view that has a place of its own as a layer, one generated
/// layout for those that follow from lines of others, and the edges that they are nearest to for the rest.
struct FallbackCandidate {
  var node: ViewNode
  let kind: CandidateKind
  /// The views whose place nothing proves.
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

  /// Nodes in drawing order, and the views that none of them has.
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
      // Views may follow from one that has a place of its own.
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
