import IBModel
import ProposalLayout

/// How views of a row share missing room: each has its own length if all fit; otherwise those of the lowest priority
/// shrink first (Measurements/SwiftUI.md#yielding-views).
struct Yielding {
  /// In points; nil for the intrinsic length, infinite for a view that fills.
  var length: Double?
  /// Its least length, in points.
  var least: Double
  /// The layout priority; 0 for views that need none.
  var priority: Double
  /// Whether it yields without a modifier, as a text does.
  var isText = false
}

extension Yielding {
  /// A view that is shorter than its own length on some configuration.
  private struct Candidate {
    let view: Int
    let length: Double?
    let least: Double
    /// How much shorter it is than it may be without yielding, summed over the configurations.
    let missing: Double
    var isText = false
  }

  /// The views that yield on an axis, by their places in the scene; empty if no view yields.
  static func of(_ items: [ArrangedItem], _ axis: Axis, in region: ContainerSpace, of scene: ConvertibleScene) -> [Int:
    Yielding]
  {
    let rooms = region.rects.map { $0.length(axis) }
    let candidates = items.compactMap { candidate($0, axis, rooms, scene) }
    guard candidates.contains(where: { $0.missing > 0 }) else { return [:] }
    let yields = Set(candidates.map(\.view))
    let fills = items.filter { $0[axis] == .fill && !yields.contains($0.order) }
    // What fills takes only what the others leave.
    let lowest = fills.isEmpty ? 0 : 1
    // Each share that is missing once, the largest first: it has the lowest priority.
    let shares = Set(candidates.map(\.missing)).sorted(by: >)
    var later = shares.count
    var result: [Int: Yielding] = [:]
    for candidate in candidates.sorted(by: { $0.missing < $1.missing }) {
      while later > 0, shares[later - 1] <= candidate.missing + leastDifference { later -= 1 }
      result[candidate.view] = Yielding(
        length: candidate.length, least: candidate.least, priority: Double(lowest + later), isText: candidate.isText)
    }
    for item in fills {
      let least = floor(of: item.rects.map { $0.length(axis) }, rooms)
      if least > 0 { result[item.order] = Yielding(length: .infinity, least: least, priority: 0) }
    }
    return result
  }

  /// By what shares of two views' lengths differ that are not missing alike.
  private static let leastDifference = 0.01

  private static func candidate(
    _ item: ArrangedItem, _ axis: Axis, _ rooms: [Double], _ scene: ConvertibleScene
  ) -> Candidate? {
    let view = scene.views[item.order]
    let lengths = item.rects.map { $0.length(axis) }
    let naturals = view.naturals(axis).prefix(lengths.count).compactMap(\.self)
    let isLeaf = naturals.count == lengths.count
    if view.isTextual, axis == .horizontal { return text(item, lengths, isLeaf ? naturals : []) }
    guard let most = lengths.max() else { return nil }
    // Without an intrinsic length it is the longest one, which is then the same in rooms that are not.
    let own = isLeaf ? naturals : lengths.map { _ in most }
    let missing = zip(own, lengths).map { $0 - $1 }
    // The content of a container is rounded line by line.
    let tolerance = isLeaf ? Tolerance.proof : 2 * Tolerance.pixel
    let reached = lengths.indices.filter { abs(missing[$0]) <= tolerance }
    guard missing.allSatisfy({ $0 >= -Tolerance.proof }), missing.contains(where: { $0 > tolerance }),
      isLeaf ? !reached.isEmpty : differ(reached.map { rooms[$0] })
    else { return nil }
    var length: Double?
    if !isLeaf || view.fills(axis) {
      length = Constant.of(reached.map { lengths[$0] }) ?? (isLeaf ? nil : most)
      if length == nil { return nil }
    }
    let least = floor(of: lengths, rooms)
    let shares = lengths.indices.map { max(0, missing[$0]) / max(1, own[$0] - least) }
    return Candidate(view: item.order, length: length, least: least, missing: shares.reduce(0, +))
  }

  /// A text is cut off or wraps where less is offered; only its turn is asked for.
  private static func text(_ item: ArrangedItem, _ lengths: [Double], _ naturals: [Double]) -> Candidate? {
    guard naturals.count == lengths.count, item.horizontal == .rigid else { return nil }
    let shares = zip(naturals, lengths).map { natural, length in
      natural - length > Tolerance.proof ? (natural - length) / natural : 0
    }
    return Candidate(view: item.order, length: nil, least: 0, missing: shares.reduce(0, +), isText: true)
  }

  /// The shortest of some lengths where it is the same in rooms that are not, in points; nothing otherwise.
  private static func floor(of lengths: [Double], _ rooms: [Double]) -> Double {
    guard let least = lengths.min() else { return 0 }
    let shortest = lengths.indices.filter { lengths[$0] <= least + Tolerance.pixel }
    guard differ(shortest.map { rooms[$0] }) else { return 0 }
    return Constant.of(shortest.map { lengths[$0] }) ?? 0
  }

  private static func differ(_ rooms: [Double]) -> Bool {
    (rooms.max() ?? 0) - (rooms.min() ?? 0) > Tolerance.proof
  }
}

extension Inference {
  /// The same with views that yield where there is less room than they ask for; nil where no view does, or where that
  /// cannot be proven.
  mutating func yieldingContent(
    of container: Int, _ parts: ContainerParts, _ regions: [ContainerSpace], depth: Int
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

  /// The content of a view that yields, if its content yields too; nil if that cannot be proven.
  mutating func shortContent(
    of index: Int, _ bounds: [Rect], _ horizontal: inout LengthRule, _ vertical: inout LengthRule, depth: Int
  ) -> ViewNode? {
    guard let (axis, value) = yielding[index], let most = value.length, most < .infinity,
      spend(on: index, of: \.yieldingBudget)
    else {
      return nil
    }
    var contentSizedAxes = AxisSet(axis)
    if (axis == .horizontal ? vertical : horizontal) == .hug { contentSizedAxes.insert(AxisSet(axis.other)) }
    let short = bounds.map { $0.length(axis) < most - 2 * Tolerance.pixel ? AxisSet(axis) : [] }
    let before = tree
    let region = ContainerSpace(
      rects: bounds, safe: bounds.map { _ in .zero }, margins: nil, contentSizedAxes: contentSizedAxes, short: short)
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
