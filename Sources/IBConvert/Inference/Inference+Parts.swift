import IBModel
import ProposalLayout

extension Inference {
  /// What a container's views are while they are arranged.
  struct Parts {
    var items: [Item] = []
    /// What takes the place of the stubs, by their ids.
    var nodes: [String: ViewNode] = [:]
    var check: LocalCheck
    /// By the ids of views.
    var targets: [String: [Rect]] = [:]
  }

  mutating func parts(_ children: [Int], _ regions: [Region], depth: Int) -> Parts {
    if let region = regions.last { noteGrowing(children, in: region) }
    var measures = seen.map { Measures(margin: scene.views[tree.root].margins[$0]) }
    var items: [Item] = []
    var nodes: [String: ViewNode] = [:]
    var targets: [String: [Rect]] = [:]
    for child in children {
      let built = view(
        child, hugs: regions.first?.hugs ?? [], isInSafeArea: regions.last?.isWhole == true, depth: depth + 1)
      for index in seen { measures[index].leaves[built.id] = built.stubs[index] }
      nodes[built.id] = built.node
      items.append(built.item)
      targets[scene.views[child].id] = built.item.rects
    }
    let check = LocalCheck(environments: Array(environments.prefix(scene.seenCount)), measures: measures)
    return Parts(items: items, nodes: nodes, check: check, targets: targets)
  }

  /// The views arranged in the first of some regions in which that can be proven.
  mutating func arranged(
    _ container: Int, _ parts: Parts, _ regions: [Region]
  ) -> (node: ViewNode, region: Int)? {
    guard scene.isLaidOut else { return nil }
    let ids = Dictionary(
      parts.items.map { ($0.order, scene.views[$0.order].id) }, uniquingKeysWith: { first, _ in first })
    for (index, region) in regions.enumerated() {
      var arranger = Arranger(parts.check, targets: parts.targets, ids: ids, firstAxis: firstAxis(of: container))
      guard let found = arranger.arrange(parts.items, in: region) else { continue }
      tree.kinds[container] = found.kind
      return (found.node.replacingLeaves(parts.nodes), index)
    }
    return nil
  }
}
