import ProposalLayout

extension Inference {
  /// A container's views in one arrangement for some size classes and in another one for the others, where the document
  /// is not the same in all of them (Measurements/SwiftUI.md#size-class-questions).
  mutating func choice(_ container: Int, _ regions: [ContainerSpace], depth: Int) -> (node: ViewNode, region: Int)? {
    guard let variation = variation(of: container) else { return nil }
    for (choice, groups) in choices(by: variation) {
      for (index, region) in regions.enumerated() {
        var both: [(tree: InferredTree, node: ViewNode)] = []
        for group in groups {
          guard spend(on: container) else { return nil }
          guard let found = arrangement(of: container, region, on: group, depth: depth) else { break }
          both.append(found)
        }
        guard both.count == 2 else { continue }
        tree.forget(viewsInside(container), of: scene)
        for (group, branch) in zip(groups, both) { tree.add(branch.tree, on: group, of: scene) }
        tree.arrangements[container] = .sizeClasses
        return (ViewNode(.choice(choice), children: both.map(\.node)), index)
      }
    }
    return nil
  }

  private func viewsInside(_ container: Int) -> [Int] {
    var result: [Int] = []
    var pending = scene.views[container].children
    while let next = pending.popLast() {
      result.append(next)
      pending += scene.views[next].children
    }
    return result
  }

  /// Questions with the configurations of their two answers: the one with the fewest answers that are still not one
  /// first.
  private func choices(by variation: [[String]]) -> [(choice: SizeClassChoice, groups: [[Int]])] {
    let all = SizeClassChoice.all.enumerated().compactMap { order, choice -> (Int, Int, SizeClassChoice, [[Int]])? in
      let groups = [true, false].map { holds in
        scene.configurations.indices.filter { choice.holds(in: environments[$0]) == holds }
      }
      let seen = groups.map { $0.filter { $0 < scene.seenCount } }
      guard seen.allSatisfy({ !$0.isEmpty }) else { return nil }
      return (seen.count { group in group.contains { variation[$0] != variation[group[0]] } }, order, choice, groups)
    }
    return all.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { ($0.2, $0.3) }
  }

  /// The same for a container with views that are not in all size classes; nil where that cannot be proven.
  mutating func choiceOfViews(_ container: Int, _ regions: [ContainerSpace], depth: Int) -> (
    node: ViewNode, region: Int
  )? {
    var pending = scene.views[container].children.filter { scene.isShownSomewhere($0) && !scene.isShown($0) }
    guard !pending.isEmpty, let found = choice(container, regions, depth: depth) else { return nil }
    while let next = pending.popLast() {
      tree.varying.insert(next)
      pending += scene.views[next].children.filter { scene.isShownSomewhere($0) }
    }
    return found
  }

  /// The content of a container on some configurations only; nil if it cannot be proven.
  private mutating func arrangement(
    of container: Int, _ region: ContainerSpace, on group: [Int], depth: Int
  ) -> (tree: InferredTree, node: ViewNode)? {
    guard parts > 0 else { return nil }
    let seen = group.filter { $0 < scene.seenCount }
    var inference = Inference(of: scene.restricted(to: group), like: self)
    (inference.budget, inference.parts) = (budget, parts - 1)
    let found = inference.content(of: container, [region.restricted(to: seen)], depth: depth)
    (budget, parts) = (inference.budget, inference.parts)
    guard inference.tree.unproven.isEmpty, inference.tree.arrangements[container] != .approximate else {
      return nil
    }
    return (inference.tree, found.node)
  }
}

extension ContainerSpace {
  /// The same region on some of the configurations.
  func restricted(to chosen: [Int]) -> ContainerSpace {
    ContainerSpace(
      rects: chosen.map { rects[$0] }, safe: chosen.map { safe[$0] },
      margins: margins.map { all in chosen.map { all[$0] } },
      contentSizedAxes: contentSizedAxes)
  }
}

extension SizeClassChoice {
  /// One class before two.
  fileprivate static let all = [
    SizeClassChoice(isRegularWidth: true), SizeClassChoice(isRegularHeight: false),
    SizeClassChoice(isRegularWidth: true, isRegularHeight: true),
    SizeClassChoice(isRegularWidth: false, isRegularHeight: true),
    SizeClassChoice(isRegularWidth: false, isRegularHeight: false),
    SizeClassChoice(isRegularWidth: true, isRegularHeight: false),
  ]
}

extension InferredTree {
  /// Leaves out what an arrangement that is not used has found about some views.
  fileprivate mutating func forget(_ views: [Int], of scene: ConvertibleScene) {
    for view in views {
      arrangements[view] = nil
      scrolled[view] = nil
      clips[view] = nil
      aliases[scene.views[view].id] = nil
      unproven.remove(view)
    }
  }

  /// Adopts the tree found on some of the configurations.
  fileprivate mutating func add(_ other: InferredTree, on group: [Int], of scene: ConvertibleScene) {
    arrangements.merge(other.arrangements) { first, _ in first }
    aliases.merge(other.aliases) { first, _ in first }
    scrolled.merge(other.scrolled) { first, _ in first }
    unproven.formUnion(other.unproven)
    varying.formUnion(other.varying)
    for (place, configuration) in group.enumerated() {
      measures[configuration].leaves.merge(other.measures[place].leaves) { _, new in new }
      for (view, edges) in other.clips {
        clips[view, default: scene.configurations.map { _ in [] }][configuration] = edges[place]
      }
    }
  }
}
