import IBModel
import ProposalLayout

/// Rectangles of a scene that was not laid out: those of the first configuration, which are the file's. They are always
/// reported.
enum FixedCandidate {
  static func node(_ items: [Item], in region: Region) -> ViewNode {
    let origin = region.rects.first ?? .zero
    let nodes = items.inDrawingOrder.map { item in
      let rect = item.rects.first ?? .zero
      return item.node.frame(width: max(0, rect.width), height: max(0, rect.height))
        .padded(EdgeInsets(top: rect.y - origin.y, leading: rect.x - origin.x))
    }
    let node = ViewNode(.layers(LayeredStack(alignment: .topLeading)), children: nodes)
    let filled = node.filling(
      AxisSet.both.subtracting(region.hugs), .topLeading, overflowing: .both)
    return region.isWhole ? filled.ignoresSafeArea() : filled
  }
}
