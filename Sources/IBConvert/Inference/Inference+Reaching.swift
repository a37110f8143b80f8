import IBModel
import ProposalLayout

extension Inference {
  /// The content where some views, or the layout, are as long as their own content: written only if nothing simpler can
  /// be proven. Nil if this cannot be proven either.
  mutating func reachingContent(
    of container: Int, _ parts: ContainerParts, _ regions: [ContainerSpace], depth: Int
  ) -> (node: ViewNode, region: Int)? {
    guard scene.isLaidOut else { return nil }
    let numbered = regions.enumerated().map { (index: $0, region: $1) }
    let all = parts.items.map(\.order)
    let views = all.filter { !unreached[$0, default: []].isEmpty && reaching[$0] == nil }
    // The tree is copied where another one may be taken instead, and only there.
    if !views.isEmpty {
      let (before, known) = (tree, reaching)
      if let other = reachingParts(all, views, regions, depth: depth) {
        if let found = arranged(container, other, regions) ?? reachingLayout(of: container, other, numbered) {
          return found
        }
      }
      (tree, reaching) = (before, known)
    }
    // One that fills is tried after this one anyway.
    return reachingLayout(of: container, parts, numbered.filter { !$0.region.contentSizedAxes.isEmpty })
  }

  /// All views, those that can be as long as their content; nil if none can.
  private mutating func reachingParts(
    _ all: [Int], _ views: [Int], _ regions: [ContainerSpace], depth: Int
  ) -> ContainerParts? {
    let (before, known) = (tree, reaching)
    var views = views
    while !views.isEmpty, views.allSatisfy({ spend(on: $0) }) {
      for view in views { reaching[view] = unreached[view] }
      let other = self.parts(all, regions, depth: depth)
      let proven = views.filter { tree.arrangements[$0] != .approximate }
      if proven.count == views.count { return other }
      (tree, reaching) = (before, known)
      views = proven
    }
    return nil
  }

  /// All views in one layout, as long as they are together; in one that fills where all views inside are
  /// proven then.
  private mutating func reachingLayout(
    of container: Int, _ parts: ContainerParts, _ regions: [(index: Int, region: ContainerSpace)]
  ) -> (node: ViewNode, region: Int)? {
    var check = parts.check
    for (index, region) in regions {
      if region.contentSizedAxes.isEmpty {
        guard let fallback = fallback(parts, in: region), fallback.approximate.isEmpty else { continue }
        tree.arrangements[container] = fallback.kind
        return (fallback.node.replacingLeaves(parts.nodes), index)
      }
      let layout = CustomLayoutCandidate.partial(parts.items, in: region)
      guard layout.left.isEmpty, let node = layout.node, check.holds(node, in: region, parts.targets) else {
        continue
      }
      tree.arrangements[container] = .customLayout
      return (node.replacingLeaves(parts.nodes), index)
    }
    return nil
  }
}
