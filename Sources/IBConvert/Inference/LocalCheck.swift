import IBModel
import ProposalLayout

/// Lays out one arrangement, in a region of the container's size, and compares it with the frames.
struct LocalCheck {
  let environments: [ViewEnvironment]
  let measures: [LeafSizes]
  /// The configuration that the last arrangement was wrong on. The next one is often wrong there as well, and one is
  /// enough.
  private var suspect = 0

  init(environments: [ViewEnvironment], measures: [LeafSizes]) {
    self.environments = environments
    self.measures = measures
  }

  /// More than the region has, where the arrangement has to find its own length, in points.
  private static let slack = 60.0

  /// Whether the arrangement gives the frames on all configurations.
  mutating func holds(_ node: ViewNode, in region: ContainerSpace, _ targets: [String: [Rect]]) -> Bool {
    let count = region.rects.count
    for turn in 0..<count {
      let index = (suspect + turn) % count
      var isRight = true
      compare(node, in: region, targets, index) { _, _ in
        isRight = false
        return false
      }
      if !isRight {
        suspect = index
        return false
      }
    }
    return true
  }

  /// The ids of views that the arrangement puts elsewhere on some configuration, each with whether its size is another
  /// one.
  func misplaced(_ node: ViewNode, in region: ContainerSpace, _ targets: [String: [Rect]]) -> [String: Bool] {
    var result: [String: Bool] = [:]
    for index in region.rects.indices {
      compare(node, in: region, targets, index) { id, isResized in
        for id in id.map({ [$0] }) ?? Array(targets.keys) { result[id] = isResized || result[id, default: false] }
        return true
      }
    }
    return result
  }

  /// Lays the arrangement out on one configuration.
  ///
  /// - Parameter wrong: takes the id of a misplaced view (nil if all views are misplaced or some are missing) and
  ///   whether its size differs, and returns whether to continue.
  private func compare(
    _ node: ViewNode, in region: ContainerSpace, _ targets: [String: [Rect]], _ index: Int,
    wrong: (String?, Bool) -> Bool
  ) {
    let rect = region.rects[index]
    func length(_ axis: Axis) -> Double {
      if let viewport = region.viewport { return viewport.sizes[index][axis] }
      return rect.length(axis)
        + (region.contentSizedAxes.contains(axis) && !region.isShort(axis, index) ? Self.slack : 0)
    }
    let scrolling = region.viewport.map { ViewNode(.scroll($0.container), children: [node]) }
    let all = TreeLayout.frames(
      of: measures[index].applied(to: scrolling ?? node),
      in: TreeRequest(
        size: Size(width: length(.horizontal), height: length(.vertical)),
        safeAreaInsets: region.safe[index],
        environment: environments[index]))
    let views = all.dropFirst(scrolling == nil ? 0 : 1)
    guard let outer = views.first?.frame else {
      _ = wrong(nil, false)
      return
    }
    var origin = Point.zero
    let decided = scrolling == nil ? region.contentSizedAxes : .both
    for axis in Axis.allCases where decided.contains(axis) {
      guard abs(outer.size[axis] - rect.length(axis)) <= Tolerance.candidate else {
        _ = wrong(nil, false)
        return
      }
      if axis == .horizontal { origin.x = outer.x } else { origin.y = outer.y }
    }
    var left = targets.count
    for view in views {
      guard let id = view.id, let target = targets[id]?[index] else { continue }
      left -= 1
      let wanted = Rect(
        x: target.x - rect.x, y: target.y - rect.y, width: target.width, height: target.height)
      let frame = Rect(
        x: view.frame.x - origin.x, y: view.frame.y - origin.y, width: view.frame.width, height: view.frame.height)
      if frame.isNear(wanted, within: Tolerance.candidate) { continue }
      let isResized = Axis.allCases.contains { abs(frame.length($0) - wanted.length($0)) > Tolerance.candidate }
      if !wrong(id, isResized) { return }
    }
    if left != 0 { _ = wrong(nil, false) }
  }
}
