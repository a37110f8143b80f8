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
    let safe = rects.map { _ in Insets.zero }
    var regions = [Region(rects: rects, safe: safe, margins: nil, hugs: axes)]
    if hugs != axes { regions.append(Region(rects: own, safe: safe, margins: nil, hugs: hugs)) }
    let found = scrolled(index, &regions, depth: depth)
    hugs = regions[found.region].hugs
    var node = found.node
    if tree.kinds[index] == .single || node.outerID != nil { node = node.filling(AxisSet.both.subtracting(hugs)) }
    let id = "\(view.id)|content"
    name(&node, id)
    tree.scrolled[index] = id
    // The view is as wide across as what is inside: content that decides its own length is in a frame that fills.
    node = node.filling(hugs.subtracting(axes), Alignment(.leading, .top))
    return ViewNode(.scroll(ScrollContainer(axes)), children: [node])
  }

  /// What is inside of a scroll view; in the last of the regions alone, with views as long as what is inside of them,
  /// where it follows from nothing else.
  private mutating func scrolled(
    _ index: Int, _ regions: inout [Region], depth: Int
  ) -> (node: ViewNode, region: Int) {
    let before = tree
    let found = content(of: index, regions, depth: depth)
    guard tree.kinds[index].map({ $0 >= .generated }) ?? false, regions.count > 1, let last = regions.last,
      spend(on: index)
    else {
      return found
    }
    let first = tree
    tree = before
    let other = content(of: index, [last], depth: depth)
    if let kind = tree.kinds[index], kind < first.kinds[index] ?? .approximate {
      regions = [last]
      return other
    }
    tree = first
    return found
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
