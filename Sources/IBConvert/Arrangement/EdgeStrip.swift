import IBModel
import ProposalLayout

/// A view at an end of a region that goes on beyond the safe area: it begins at a distance from the safe area's line and
/// ends where the region does, as a bar's background and what is under the home indicator do.
struct EdgeStrip {
  private let edge: Edge
  /// How much of it is inside of the safe area, in points.
  private let length: Double
  /// How far it ends from the end of the region, in points.
  private let inset: Double

  /// - Returns: nil for a view that does not fill, or whose distances change.
  static func of(_ item: Item, _ axis: Axis, in region: Region) -> EdgeStrip? {
    guard item[axis] == .fill, !region.hugs.contains(axis) else { return nil }
    for edge in [Edge.start(of: axis), .end(of: axis)] where region.safe.contains(where: { $0[edge] > 0 }) {
      let depths = item.rects.indices.map { place in
        let (rect, whole) = (item.rects[place], region.rects[place])
        let line = region.safe[place][edge]
        return edge == .start(of: axis)
          ? rect.end(axis) - whole.start(axis) - line : whole.end(axis) - line - rect.start(axis)
      }
      if let length = Constant.of(depths), length >= 0,
        let inset = Constant.of(region.insets(of: item.rects, edge, from: .bounds))
      {
        return EdgeStrip(edge: edge, length: length, inset: inset)
      }
    }
    return nil
  }

  func around(_ node: ViewNode) -> ViewNode {
    let outside = node.padded(EdgeInsets(inset, on: EdgeSet(edge))).ignoresSafeArea(EdgeSet(edge))
    return edge.axis == .horizontal ? outside.frame(width: length) : outside.frame(height: length)
  }

  /// Where the part in the safe area is.
  var spot: AxisSpot { AxisSpot(place: edge == .start(of: edge.axis) ? .start : .end, before: 0, after: 0) }
}
