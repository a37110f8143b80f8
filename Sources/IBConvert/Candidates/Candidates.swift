import IBModel
import ProposalLayout

/// The ways to arrange the views of a container, the cheapest first.
package enum CandidateKind: String, Hashable, Sendable, CaseIterable {
  case single, stack, nestedStacks, background, layers, ratio, sizeClasses, approximate
}

/// One view: padding, and a frame that aligns it.
enum SingleCandidate {
  static func node(_ item: ArrangedItem, in region: ContainerSpace) -> ViewNode? {
    var surround = FrameWrapper()
    var node = item.node
    for axis in Axis.allCases {
      let (start, end) = (Edge.start(of: axis), Edge.end(of: axis))
      let from = (region.reference(start, of: [item]), region.reference(end, of: [item]))
      let starts = region.insets(of: item.rects, start, from: from.0)
      let ends = region.insets(of: item.rects, end, from: from.1)
      let hugs = region.contentSizedAxes.contains(axis)
      if var spot = AxisSpot.of(item, axis, starts, ends, hugs: hugs) {
        // An edge that no distance is measured from keeps to the safe area.
        let far = spot.place == .start ? end : spot.place == .end ? start : nil
        if let far, region.insets(of: item.rects, far, from: .safe).contains(where: { $0 < -Tolerance.pixel }) {
          spot.overflows = true
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

/// The last resort, without a proof: a view keeps its distances of the first configuration to the nearest edges. It is
/// always reported.
enum ApproximateCandidate {
  static func node(_ item: ArrangedItem, in region: ContainerSpace) -> ViewNode {
    var surround = FrameWrapper()
    var node = item.node
    for axis in Axis.allCases {
      let (start, end) = (Edge.start(of: axis), Edge.end(of: axis))
      let from = (region.reference(start, of: [item]), region.reference(end, of: [item]))
      let starts = region.insets(of: item.rects, start, from: from.0)
      let ends = region.insets(of: item.rects, end, from: from.1)
      let hugs = region.contentSizedAxes.contains(axis)
      let spot = hugs || item[axis] == .fill ? filling(starts, ends) : nearest(item.evidence[axis], starts, ends)
      // In a region as long as its content, a view that fills needs a fixed length.
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
    let near = spots.filter { $0.spread <= least + Tolerance.pixel }
    var spot = (near.first(where: \.isTied) ?? near.first ?? spots[0]).spot
    spot.overflows = true
    return spot
  }

  private static func spread(_ distances: [Double]) -> Double { (distances.max() ?? 0) - (distances.min() ?? 0) }
}
