import IBModel
import ProposalLayout

extension Inference {
  /// A scroll view around what is inside of it.
  mutating func scrollView(_ index: Int, depth: Int) -> ViewNode {
    let view = scene.views[index]
    let frames = seen.map { view.frames[$0] ?? .zero }
    let sizes = seen.map { contentSize(index, $0) ?? Size(width: frames[$0].width, height: frames[$0].height) }
    var axes: AxisSet = []
    if zip(sizes, frames).contains(where: { $0.width > $1.width + Constant.proven }) { axes.insert(.horizontal) }
    if axes.isEmpty || zip(sizes, frames).contains(where: { $0.height > $1.height + Constant.proven }) {
      axes.insert(.vertical)
    }
    let own = seen.map { Rect(x: 0, y: 0, width: sizes[$0].width, height: sizes[$0].height) }
    var rects = own
    var hugs = axes
    // Across, the content is as wide as the view, or decides itself.
    for axis in Axis.allCases where !axes.contains(axis) {
      let differs = zip(own, frames).contains { abs($0.length(axis) - $1.length(axis)) > Constant.proven }
      if differs { hugs.insert(AxisSet(axis)) }
      for place in rects.indices {
        if axis == .horizontal {
          rects[place].width = frames[place].width
        } else {
          rects[place].height = frames[place].height
        }
      }
    }
    let safe = rects.map { _ in EdgeInsets.zero }
    var regions = [Region(rects: rects, safe: safe, margins: nil, hugs: axes)]
    if hugs != axes { regions.append(Region(rects: own, safe: safe, margins: nil, hugs: hugs)) }
    var (node, region) = scrolled(index, regions, filled(regions[0], sizes, frames), depth: depth)
    if tree.kinds[index] == .single || node.outerID != nil {
      node = node.filling(AxisSet.both.subtracting(region.hugs))
    }
    let id = "\(view.id)|content"
    name(&node, id)
    tree.scrolled[index] = id
    // The view is as wide across as what is inside: content that decides its own length is in a frame that fills.
    node = node.filling(region.hugs.subtracting(axes), Alignment(.leading, .top))
    return ViewNode(.scroll(region.viewport?.container ?? ScrollContainer(axes)), children: [node])
  }

  /// The region where what is inside is at least as long as the scroll view: on the axes on which it is never shorter, and
  /// as long as that on some configuration; nil where there is none.
  ///
  /// - Parameter region: where what is inside decides on all axes that it scrolls on.
  private func filled(_ region: Region, _ sizes: [Size], _ frames: [Rect]) -> Region? {
    var filled: AxisSet = []
    for axis in Axis.allCases where region.hugs.contains(axis) {
      let more = zip(sizes, frames).map { $0[axis] - $1.length(axis) }
      if more.contains(where: { abs($0) <= Constant.proven }), more.allSatisfy({ $0 >= -Constant.proven }) {
        filled.insert(AxisSet(axis))
      }
    }
    if filled.isEmpty { return nil }
    var result = region
    result.hugs.subtract(filled)
    result.viewport = Region.Viewport(
      container: ScrollContainer(region.hugs, filled: filled),
      sizes: frames.map { Size(width: $0.width, height: $0.height) })
    return result
  }

  /// What is inside of a scroll view. Where it follows from nothing else: in the last of the regions alone, with views as
  /// long as what is inside of them, or at least as long as the scroll view.
  private mutating func scrolled(
    _ index: Int, _ regions: [Region], _ filled: Region?, depth: Int
  ) -> (node: ViewNode, region: Region) {
    let (before, known) = (tree, growing)
    let found = content(of: index, regions, depth: depth)
    let first = tree
    let others = (regions.count > 1 ? [regions[regions.count - 1]] : []) + (filled.map { [$0] } ?? [])
    for other in others {
      guard let kind = first.kinds[index], kind >= .generated, spend(on: index) else { break }
      tree = before
      let node = content(of: index, [other], depth: depth).node
      if let new = tree.kinds[index], new < kind { return (node, other) }
      (tree, growing) = (first, known)
    }
    return (found.node, regions[found.region])
  }

  /// The size of what scrolls; where only code gives it one, the views say how far it reaches at least.
  private func contentSize(_ index: Int, _ configuration: Int) -> Size? {
    guard var size = scene.views[index].contentSizes[configuration] else { return nil }
    let rects = shownChildren(index).compactMap { scene.views[$0].frames[configuration] }
    if size.width <= 0 { size.width = rects.map(\.maxX).max() ?? 0 }
    if size.height <= 0 { size.height = rects.map(\.maxY).max() ?? 0 }
    return size
  }
}
