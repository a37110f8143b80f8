import IBModel
import ProposalLayout

/// What is left where nothing can be proven: a view at the edges that it is nearest to keeping on all configurations, as
/// far from them as on the first one. It is always reported.
enum ApproximateCandidate {
  static func node(_ item: Item, in region: Region) -> ViewNode {
    var surround = Surround()
    var node = item.node
    for axis in Axis.allCases {
      let (start, end) = (Edge.start(of: axis), Edge.end(of: axis))
      let from = (region.reference(start, of: [item]), region.reference(end, of: [item]))
      let starts = region.insets(of: item.rects, start, from: from.0)
      let ends = region.insets(of: item.rects, end, from: from.1)
      let hugs = region.hugs.contains(axis)
      let spot = hugs || item[axis] == .fill ? filling(starts, ends) : nearest(item.evidence[axis], starts, ends)
      // What is inside says nothing of a length that has to be there.
      if hugs, item[axis] == .fill {
        let length = max(0, item.rects.first?.length(axis) ?? 0)
        node = node.frame(width: axis == .horizontal ? length : nil, height: axis == .vertical ? length : nil)
      }
      // Where there is less room than it asks for, the others stay where they are.
      surround.set(axis, spot, fills: !hugs)
      if spot.place != .end { surround.references[start] = from.0 }
      if spot.place != .start { surround.references[end] = from.1 }
    }
    return surround.around(node, in: region)
  }

  private static func filling(_ starts: [Double], _ ends: [Double]) -> AxisSpot {
    AxisSpot(place: .fill, before: starts.first ?? 0, after: ends.first ?? 0, overflows: true)
  }

  /// The edge or the middle whose distance changes least; what constraints tie it to where two change alike.
  private static func nearest(_ evidence: AxisEvidence?, _ starts: [Double], _ ends: [Double]) -> AxisSpot {
    let middles = zip(starts, ends).map { ($0 - $1) / 2 }
    let spots: [(spread: Double, isTied: Bool, spot: AxisSpot)] = [
      (spread(starts), evidence?.start == .outer, AxisSpot(place: .start, before: starts.first ?? 0, after: 0)),
      (spread(ends), evidence?.end == .outer, AxisSpot(place: .end, before: 0, after: ends.first ?? 0)),
      (
        spread(middles), evidence?.center == .outer,
        AxisSpot(
          place: .center, before: max(0, 2 * (middles.first ?? 0)), after: max(0, -2 * (middles.first ?? 0)))
      ),
    ]
    let least = spots.map(\.spread).min() ?? 0
    let near = spots.filter { $0.spread <= least + Constant.rounding }
    var spot = (near.first(where: \.isTied) ?? near.first ?? spots[0]).spot
    spot.overflows = true
    return spot
  }

  private static func spread(_ distances: [Double]) -> Double { (distances.max() ?? 0) - (distances.min() ?? 0) }
}
