import IBModel
import ProposalLayout

extension Inference {
  /// The same with views that yield where there is less room than they ask for; nil where no view does, or where that
  /// cannot be proven.
  mutating func yieldingContent(
    of container: Int, _ parts: Parts, _ regions: [Region], depth: Int
  ) -> (node: ViewNode, region: Int)? {
    guard scene.isLaidOut, scene.seenCount >= Self.leastForYielding, let last = regions.last else { return nil }
    let (before, known) = (tree, yielding)
    for axis in [Axis.vertical, .horizontal] {
      let found = Yielding.of(parts.items, axis, in: last, of: scene)
      guard !found.isEmpty, spend(on: container, of: \.yieldingBudget) else { continue }
      for (view, value) in found { yielding[view] = (axis, value) }
      let other = self.parts(parts.items.map(\.order), regions, depth: depth)
      if let found = arranged(container, other, regions) { return found }
      (tree, yielding) = (before, known)
    }
    return nil
  }

  /// What is inside of a view that yields, where what is inside of it does; nil where that cannot be proven.
  mutating func shortContent(
    of index: Int, _ bounds: [Rect], _ horizontal: inout LengthRule, _ vertical: inout LengthRule, depth: Int
  ) -> ViewNode? {
    guard let (axis, value) = yielding[index], let most = value.length, most < .infinity,
      spend(on: index, of: \.yieldingBudget)
    else {
      return nil
    }
    var hugs = AxisSet(axis)
    if (axis == .horizontal ? vertical : horizontal) == .hug { hugs.insert(AxisSet(axis.other)) }
    let short = bounds.map { $0.length(axis) < most - 2 * Constant.rounding ? AxisSet(axis) : [] }
    let before = tree
    let region = Region(rects: bounds, safe: bounds.map { _ in .zero }, margins: nil, hugs: hugs, short: short)
    let parts = parts(shownChildren(index), [region], depth: depth)
    guard let found = yieldingContent(of: index, parts, [region], depth: depth) else {
      tree = before
      return nil
    }
    let rule = LengthRule.yielding(least: value.least, most: nil)
    if axis == .horizontal { horizontal = rule } else { vertical = rule }
    return found.node
  }
}
