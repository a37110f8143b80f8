import IBModel
import ProposalLayout

/// Finds the cheapest arrangement of a container's views that gives their frames on all configurations.
struct Arranger {
  private var check: LocalCheck
  /// The frames of the views by their ids, in the container's coordinates.
  let targets: [String: [Rect]]
  let ids: [Int: String]
  /// Which axis is tried first.
  let firstAxis: Axis
  /// How many more sets of views may be arranged: views that overlap in many ways have more arrangements than can be
  /// tried.
  private var budget = 160

  /// So many views count as one set: with more of them fewer are tried, so that a container's cost does not grow
  /// with its views times the attempts. In 23,144 scenes of public repositories the largest has 227 views
  /// (Security.md#limits).
  private static let costUnit = 256

  init(_ check: LocalCheck, targets: [String: [Rect]], ids: [Int: String], firstAxis: Axis) {
    self.check = check
    self.targets = targets
    self.ids = ids
    self.firstAxis = firstAxis
  }

  /// A proven arrangement and its kind; nil if none was found.
  typealias Found = (node: ViewNode, kind: CandidateKind)

  mutating func arrange(_ items: [ArrangedItem], in region: ContainerSpace) -> Found? {
    guard budget > 0 else { return nil }
    budget -= 1 + items.count / Self.costUnit
    if items.count == 1, let item = items.first {
      if let node = SingleCandidate.node(item, in: region), holds(node, items, region) { return (node, .single) }
      guard let node = RatioCandidate.node(item, in: region), holds(node, items, region) else { return nil }
      return (node, .ratio)
    }
    return stack(items, region) ?? nested(items, region) ?? background(items, region)
  }

  /// Whether the frames of these views are right.
  private mutating func holds(_ node: ViewNode, _ items: [ArrangedItem], _ region: ContainerSpace) -> Bool {
    var wanted: [String: [Rect]] = [:]
    for member in items.flatMap(\.members) { if let id = ids[member] { wanted[id] = targets[id] } }
    return check.holds(node, in: region, wanted)
  }

  private var axes: [Axis] { [firstAxis, firstAxis.other] }

  private mutating func stack(_ items: [ArrangedItem], _ region: ContainerSpace) -> Found? {
    for axis in axes {
      guard let ordered = StackOrder.of(items, axis),
        let node = StackCandidate.node(ordered, axis, in: region), holds(node, items, region)
      else { continue }
      return (node, .stack)
    }
    return nil
  }

  private mutating func nested(_ items: [ArrangedItem], _ region: ContainerSpace) -> Found? {
    guard items.count > 2 else { return nil }
    for axis in axes {
      let bands = AxisGroups.of(items, axis)
      guard bands.count > 1, bands.count < items.count else { continue }
      var whole: [ArrangedItem] = []
      for band in bands {
        guard let group = group(band, region) else { break }
        whole.append(group)
      }
      guard whole.count == bands.count, let ordered = StackOrder.of(whole, axis),
        let node = StackCandidate.node(ordered, axis, in: region), holds(node, items, region)
      else { continue }
      return (node, .nestedStacks)
    }
    return nil
  }

  /// Several views as one, arranged in the rectangle around them.
  private mutating func group(_ items: [ArrangedItem], _ outer: ContainerSpace) -> ArrangedItem? {
    if items.count == 1 { return items.first }
    var group = GroupSizing.item(of: items)
    var contentSizedAxes: AxisSet = []
    for axis in Axis.allCases where group[axis] == .rigid { contentSizedAxes.insert(AxisSet(axis)) }
    let region = ContainerSpace(
      rects: group.rects, safe: group.rects.map { _ in .zero }, margins: nil, contentSizedAxes: contentSizedAxes)
    guard let found = arrange(items, in: region) else { return nil }
    group.node = found.node
    return group
  }

  /// A view under all others becomes their background. One that overlaps views of a stack is over or under it.
  private mutating func background(_ items: [ArrangedItem], _ region: ContainerSpace) -> Found? {
    let sorted = items.inDrawingOrder
    for place in [sorted.count - 1, 0] {
      var rest = sorted
      let item = rest.remove(at: place)
      let isUnder = place == 0 && rest.allSatisfy { item.contains($0) }
      guard isUnder || rest.count > 1 && rest.contains(where: item.overlaps),
        let layer = SingleCandidate.node(item, in: region.filled),
        let found = isUnder ? arrange(rest, in: region) : stack(rest, region) ?? nested(rest, region)
      else { continue }
      let node = place == 0 ? found.node.background([layer]) : found.node.overlay([layer])
      if holds(node, items, region) { return (node, .background) }
    }
    return nil
  }
}

extension ContainerSpace {
  /// The same region for a view that is offered all of it.
  var filled: ContainerSpace {
    var region = self
    region.contentSizedAxes = []
    return region
  }
}
