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
    var rects = seen.map { Rect(x: 0, y: 0, width: sizes[$0].width, height: sizes[$0].height) }
    // On the other axis, the content is as long as the view.
    for place in rects.indices {
      if !axes.contains(.horizontal) { rects[place].width = frames[place].width }
      if !axes.contains(.vertical) { rects[place].height = frames[place].height }
    }
    let region = ContainerSpace(
      rects: rects, safe: rects.map { _ in .zero }, margins: nil, contentSizedAxes: axes)
    var node = content(of: index, [region], depth: depth).node
    if tree.arrangements[index] == .single || node.outerID != nil {
      node = node.filling(AxisSet.both.subtracting(axes))
    }
    let id = "\(view.id)|content"
    name(&node, id)
    tree.scrolled[index] = id
    return ViewNode(.scroll(ScrollContainer(axes: axes)), children: [node])
  }

  /// The size of the content. If only code sets it, the extent of the views is its lower bound.
  private func contentSize(_ index: Int, _ configuration: Int) -> Size? {
    guard var size = scene.views[index].contentSizes[configuration] else { return nil }
    let rects = scene.written(in: scene.views[index]).compactMap { scene.views[$0].frames[configuration] }
    if size.width <= 0 { size.width = rects.map(\.maxX).max() ?? 0 }
    if size.height <= 0 { size.height = rects.map(\.maxY).max() ?? 0 }
    return size
  }
}
