import IBModel
import ProposalLayout

/// Groups of views that share no room with each other on an axis.
enum Bands {
  /// In the order of the axis.
  static func of(_ items: [Item], _ axis: Axis) -> [[Item]] {
    // Their places are sorted, because items are large.
    let places = items.indices.sorted { a, b in
      (items[a].rects[0].start(axis), items[a].order) < (items[b].rects[0].start(axis), items[b].order)
    }
    var grouping = Grouping(count: places.count)
    for configuration in items.first?.rects.indices ?? 0..<0 {
      join(places.map { items[$0].rects[configuration] }, axis, &grouping)
    }
    return grouping.groups().map { $0.map { items[places[$0]] } }
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
