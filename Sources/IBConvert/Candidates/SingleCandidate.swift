import IBModel
import ProposalLayout

/// One view: padding, and a frame that aligns it.
enum SingleCandidate {
  static func node(_ item: Item, in region: Region) -> ViewNode? {
    var surround = Surround()
    var node = item.node
    for axis in Axis.allCases {
      let (start, end) = (Edge.start(of: axis), Edge.end(of: axis))
      let from = (region.reference(start, of: [item]), region.reference(end, of: [item]))
      let starts = region.insets(of: item.rects, start, from: from.0)
      let ends = region.insets(of: item.rects, end, from: from.1)
      let hugs = region.hugs.contains(axis)
      if var spot = AxisSpot.of(item, axis, starts, ends, hugs: hugs) {
        // An edge that nothing is counted from keeps to the safe area.
        let far = spot.place == .start ? end : spot.place == .end ? start : nil
        if let far, region.insets(of: item.rects, far, from: .safe).contains(where: { $0 < -Constant.rounding }) {
          spot.overflows = true
        }
        if axis == .horizontal, item.isWholeText, !hugs, spot.leavesLess(than: item.rects, axis, in: region) {
          node = node.fixedSize(.horizontal)
        }
        surround.set(axis, spot, fills: item[axis] == .rigid && !hugs)
        if spot.place != .end { surround.references[start] = from.0 }
        if spot.place != .start { surround.references[end] = from.1 }
      } else if let strip = EdgeStrip.of(item, axis, in: region) {
        node = strip.around(node)
        surround.set(axis, strip.spot, fills: true)
      } else {
        return nil
      }
    }
    return surround.around(node, in: region)
  }
}
