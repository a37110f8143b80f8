import IBModel
import ProposalLayout

extension Inference {
  /// The same with views that are as long as what is inside of them, and a layout that is: both are written only where
  /// nothing simpler can be proven. Nil where these cannot be either.
  mutating func reachingContent(
    of container: Int, _ parts: Parts, _ regions: [Region], depth: Int
  ) -> (node: ViewNode, region: Int)? {
    guard scene.isLaidOut else { return nil }
    let (before, known) = (tree, reaching)
    if let other = reachingParts(parts, regions, depth: depth) {
      if let found = arranged(container, other, regions) ?? reachingLayout(of: container, other, regions) {
        return found
      }
      (tree, reaching) = (before, known)
    }
    return reachingLayout(of: container, parts, regions)
  }

  /// The views with those as long as what is inside of them that can be; nil where none more can.
  private mutating func reachingParts(_ parts: Parts, _ regions: [Region], depth: Int) -> Parts? {
    let all = parts.items.map(\.order)
    var views = all.filter { !unreached[$0, default: []].isEmpty && reaching[$0] == nil }
    let (before, known) = (tree, reaching)
    while !views.isEmpty, views.allSatisfy({ spend(on: $0) }) {
      for view in views { reaching[view] = unreached[view] }
      let other = self.parts(all, regions, depth: depth)
      let proven = views.filter { tree.kinds[$0] != .approximate }
      if proven.count == views.count { return other }
      (tree, reaching) = (before, known)
      views = proven
    }
    return nil
  }

  /// All views in one layout, as long as they are together; in one that fills where all views inside are
  /// proven then.
  private mutating func reachingLayout(
    of container: Int, _ parts: Parts, _ regions: [Region]
  ) -> (node: ViewNode, region: Int)? {
    var check = parts.check
    for (index, region) in regions.enumerated() {
      if region.hugs.isEmpty {
        guard let fallback = fallback(parts, in: region), fallback.approximate.isEmpty else { continue }
        tree.kinds[container] = fallback.kind
        return (fallback.node.replacingLeaves(parts.nodes), index)
      }
      let layout = GeneratedCandidate.partial(parts.items, in: region)
      guard layout.left.isEmpty, let node = layout.node, check.holds(node, in: region, parts.targets) else {
        continue
      }
      tree.kinds[container] = .generated
      return (node.replacingLeaves(parts.nodes), index)
    }
    return nil
  }
}
