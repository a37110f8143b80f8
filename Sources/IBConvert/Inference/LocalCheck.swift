import IBModel

/// Lays out one arrangement in a region with the size of the container, and compares it with the frames.
struct LocalCheck {
  let environments: [ViewEnvironment]
  let measures: [LeafSizes]
  /// The frames of the views by their ids, in the container's coordinates.
  let targets: [String: [Rect]]
  /// The configuration in which the last arrangement was wrong. The next one is often wrong there too, and one is
  /// enough.
  private var suspect = 0

  init(_ environments: [ViewEnvironment], _ measures: [LeafSizes], _ items: [ArrangedItem]) {
    (self.environments, self.measures) = (environments, measures)
    targets = Dictionary(
      items.flatMap { item in item.ids.map { ($0, item.rects) } }, uniquingKeysWith: { first, _ in first })
  }

  /// The points added to the length of the region on each axis on which the content determines the length.
  private static let slack = 60.0

  mutating func holds(_ node: ViewNode, in region: ContainerSpace, _ ids: [String]) -> Bool {
    let count = region.rects.count
    for turn in 0..<count {
      let index = (suspect + turn) % count
      if !misplaced(node, in: region, Set(ids), index).isEmpty {
        suspect = index
        return false
      }
    }
    return true
  }

  /// The number of misplaced views in all configurations together.
  func misplacedCount(_ node: ViewNode, in region: ContainerSpace) -> Int {
    let ids = Set(targets.keys)
    return region.rects.indices.reduce(0) { $0 + misplaced(node, in: region, ids, $1).count }
  }

  /// The ids of the misplaced views in one configuration; all of them if the size of the region is wrong.
  private func misplaced(
    _ node: ViewNode, in region: ContainerSpace, _ ids: Set<String>, _ index: Int
  ) -> Set<String> {
    let rect = region.rects[index]
    func length(_ axis: Axis) -> Double {
      rect.length(axis) + (region.contentSizedAxes.contains(axis) ? Self.slack : 0)
    }
    let views = TreeLayout(
      measures[index].applied(to: node),
      in: TreeRequest(
        size: Size(width: length(.horizontal), height: length(.vertical)), safeAreaInsets: region.safe[index],
        environment: environments[index])
    ).views
    var wrong = ids
    guard let outer = views.first?.frame else { return wrong }
    var origin = Point.zero
    for axis in Axis.allCases where region.contentSizedAxes.contains(axis) {
      guard abs(outer.size[axis] - rect.length(axis)) <= Tolerance.candidate else { return wrong }
      if axis == .horizontal { origin.x = outer.x } else { origin.y = outer.y }
    }
    for view in views {
      guard let id = view.id, ids.contains(id), let target = targets[id]?[index] else { continue }
      let wanted = Rect(x: target.x - rect.x, y: target.y - rect.y, width: target.width, height: target.height)
      let frame = Rect(
        x: view.frame.x - origin.x, y: view.frame.y - origin.y, width: view.frame.width, height: view.frame.height)
      if frame.isNear(wanted, within: Tolerance.candidate) { wrong.remove(id) }
    }
    return wrong
  }
}
