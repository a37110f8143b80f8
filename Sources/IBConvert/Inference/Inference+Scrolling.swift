import IBModel
import ProposalLayout

extension Inference {
  /// A scroll view around its content.
  mutating func scrollView(_ index: Int, depth: Int) -> ViewNode {
    let view = scene.views[index]
    let frames = seen.map { view.frames[$0] ?? .zero }
    let sizes = seen.map { contentSize(index, $0) ?? Size(width: frames[$0].width, height: frames[$0].height) }
    var axes: AxisSet = []
    if zip(sizes, frames).contains(where: { $0.width > $1.width + Tolerance.proof }) { axes.insert(.horizontal) }
    if axes.isEmpty || zip(sizes, frames).contains(where: { $0.height > $1.height + Tolerance.proof }) {
      axes.insert(.vertical)
    }
    let own = seen.map { Rect(x: 0, y: 0, width: sizes[$0].width, height: sizes[$0].height) }
    var rects = own
    var contentSizedAxes = axes
    // Across, the content is as wide as the view, or decides itself.
    for axis in Axis.allCases where !axes.contains(axis) {
      let differs = zip(own, frames).contains { abs($0.length(axis) - $1.length(axis)) > Tolerance.proof }
      if differs { contentSizedAxes.insert(AxisSet(axis)) }
      for place in rects.indices {
        if axis == .horizontal {
          rects[place].width = frames[place].width
        } else {
          rects[place].height = frames[place].height
        }
      }
    }
    let safe = rects.map { _ in EdgeInsets.zero }
    var regions = [ContainerSpace(rects: rects, safe: safe, margins: nil, contentSizedAxes: axes)]
    if contentSizedAxes != axes {
      regions.append(ContainerSpace(rects: own, safe: safe, margins: nil, contentSizedAxes: contentSizedAxes))
    }
    var (node, region) = scrolled(index, regions, filled(regions[0], sizes, frames), depth: depth)
    if tree.arrangements[index] == .single || node.outerID != nil {
      node = node.filling(AxisSet.both.subtracting(region.contentSizedAxes))
    }
    let id = "\(view.id)|content"
    name(&node, id)
    tree.scrolled[index] = id
    // Across, the view is as wide as its content: content that decides its own length gets a frame that fills.
    node = node.filling(region.contentSizedAxes.subtracting(axes), Alignment(.leading, .top))
    return ViewNode(.scroll(region.viewport?.container ?? ScrollContainer(axes)), children: [node])
  }

  /// The region in which the content is at least as long as the scroll view: on the axes on which it is never shorter,
  /// and equally long on some configuration; nil if there is none.
  ///
  /// - Parameter region: in which the content decides its length on all axes on which it scrolls.
  private func filled(_ region: ContainerSpace, _ sizes: [Size], _ frames: [Rect]) -> ContainerSpace? {
    var filled: AxisSet = []
    for axis in Axis.allCases where region.contentSizedAxes.contains(axis) {
      let more = zip(sizes, frames).map { $0[axis] - $1.length(axis) }
      if more.contains(where: { abs($0) <= Tolerance.proof }), more.allSatisfy({ $0 >= -Tolerance.proof }) {
        filled.insert(AxisSet(axis))
      }
    }
    if filled.isEmpty { return nil }
    var result = region
    result.contentSizedAxes.subtract(filled)
    result.viewport = ContainerSpace.Viewport(
      container: ScrollContainer(region.contentSizedAxes, filled: filled),
      sizes: frames.map { Size(width: $0.width, height: $0.height) })
    return result
  }

  /// The content of a scroll view. If nothing simpler can be proven, only the last region is tried, with views as long
  /// as their content, or at least as long as the scroll view.
  private mutating func scrolled(
    _ index: Int, _ regions: [ContainerSpace], _ filled: ContainerSpace?, depth: Int
  ) -> (node: ViewNode, region: ContainerSpace) {
    let (before, known) = (tree, growing)
    let found = content(of: index, regions, depth: depth)
    let first = tree
    let others = (regions.count > 1 ? [regions[regions.count - 1]] : []) + (filled.map { [$0] } ?? [])
    for other in others {
      guard let kind = first.arrangements[index], kind >= .customLayout, spend(on: index) else { break }
      tree = before
      let node = content(of: index, [other], depth: depth).node
      if let new = tree.arrangements[index], new < kind { return (node, other) }
      (tree, growing) = (first, known)
    }
    return (found.node, regions[found.region])
  }

  /// The size of the content; if only code sets it, the extent of the views is its lower bound.
  private func contentSize(_ index: Int, _ configuration: Int) -> Size? {
    guard var size = scene.views[index].contentSizes[configuration] else { return nil }
    let rects = shownChildren(index).compactMap { scene.views[$0].frames[configuration] }
    if size.width <= 0 { size.width = rects.map(\.maxX).max() ?? 0 }
    if size.height <= 0 { size.height = rects.map(\.maxY).max() ?? 0 }
    return size
  }
}

/// Views in a scroll view that are at least as long as it, and longer if they have more content.
extension Inference {
  /// Notes which views of a container grow with it: those that are always as much shorter.
  mutating func noteGrowing(_ children: [Int], in region: ContainerSpace) {
    guard let viewport = region.viewport else { return }
    for axis in Axis.allCases where viewport.container.filled == AxisSet(axis) {
      for child in children {
        let rects = seen.map { scene.views[child].frames[$0] ?? .zero }
        let rests = zip(region.rects, rects).map { $0.length(axis) - $1.length(axis) }
        guard let rest = Constant.of(rests) else { continue }
        growing[child] = ContainerSpace.Viewport(
          container: ScrollContainer(AxisSet(axis), filled: AxisSet(axis)),
          sizes: zip(viewport.sizes, rects).map { size, rect in
            axis == .horizontal
              ? Size(width: size.width - rest, height: rect.height)
              : Size(width: rect.width, height: size.height - rest)
          })
      }
    }
  }

  /// The region of a container that may grow: together its views are longer than the offered length, or fill it.
  func growing(_ container: Int, _ region: ContainerSpace) -> ContainerSpace {
    guard let viewport = growing[container], region.contentSizedAxes.isDisjoint(with: viewport.container.filled) else {
      return region
    }
    var region = region
    region.viewport = viewport
    return region
  }

  /// The stub for a view that may grow: if it is longer than the offered length, it wants its own.
  func grown(_ stub: HostedLeaf, _ view: Int, _ configuration: Int) -> HostedLeaf {
    guard !growing.isEmpty, let viewport = growing[view], let frame = scene.views[view].frames[configuration] else {
      return stub
    }
    var stub = stub
    for axis in Axis.allCases where viewport.container.filled.contains(axis) {
      let length = frame.length(axis)
      guard length > viewport.sizes[configuration][axis] + Tolerance.proof else { continue }
      let wanted = HostedLeaf.Length(intrinsic: length, hugging: 0, resistance: 1000)
      if axis == .horizontal { stub.width = wanted } else { stub.height = wanted }
    }
    return stub
  }
}
