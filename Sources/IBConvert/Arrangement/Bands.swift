import IBModel
import ProposalLayout

/// Groups of views that share no room with each other on an axis.
enum Bands {
  /// In the order of the axis.
  static func of(_ items: [Item], _ axis: Axis) -> [[Item]] {
    let sorted = items.sorted { ($0.rects[0].start(axis), $0.order) < ($1.rects[0].start(axis), $1.order) }
    var grouping = Grouping(count: sorted.count)
    for configuration in sorted.first?.rects.indices ?? 0..<0 {
      join(sorted.map { $0.rects[configuration] }, axis, &grouping)
    }
    return grouping.groups().map { $0.map { sorted[$0] } }
  }

  /// Of those that start before a rectangle, the one that ends last shares room with it if any does.
  private static func join(_ rects: [Rect], _ axis: Axis, _ grouping: inout Grouping) {
    var last: Int?
    for place in rects.indices.sorted(by: { (rects[$0].start(axis), $0) < (rects[$1].start(axis), $1) }) {
      guard let before = last else {
        last = place
        continue
      }
      let room = min(rects[before].end(axis), rects[place].end(axis)) - rects[place].start(axis)
      if room > Constant.proven { grouping.join(before, place) }
      if rects[place].end(axis) > rects[before].end(axis) { last = place }
    }
  }
}
