import IBModel

extension Inference {
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
    // On the other axis, the content is as wide as the view, or determines its own length.
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
    let found = content(of: index, regions, depth: depth)
    var node = found.node
    let region = regions[found.region]
    if tree.arrangements[index] == .single || node.outerID != nil {
      node = node.filling(AxisSet.both.subtracting(region.contentSizedAxes))
    }
    let id = "\(view.id)|content"
    name(&node, id)
    tree.scrolled[index] = id
    // On the other axis, the view is as wide as its content. Content that determines its own length gets a frame that
    // fills.
    node = node.filling(region.contentSizedAxes.subtracting(axes), Alignment(.leading, .top))
    return ViewNode(.scroll(ScrollContainer(axes: axes)), children: [node])
  }

  /// The size of the content. If only code sets it, the extent of the views is its lower bound.
  private func contentSize(_ index: Int, _ configuration: Int) -> Size? {
    guard var size = scene.views[index].contentSizes[configuration] else { return nil }
    let rects = shownChildren(index).compactMap { scene.views[$0].frames[configuration] }
    if size.width <= 0 { size.width = rects.map(\.maxX).max() ?? 0 }
    if size.height <= 0 { size.height = rects.map(\.maxY).max() ?? 0 }
    return size
  }
}
