import IBModel
import ProposalLayout

/// How several views as one get their size.
enum GroupSizing {
  /// The views as one, still without a node.
  static func item(of items: [Item]) -> Item {
    var rects = items.first?.rects ?? []
    for item in items.dropFirst() { rects = zip(rects, item.rects).map { $0.union($1) } }
    return Item(
      node: ViewNode(.empty), rects: rects, horizontal: sizing(items, rects, .horizontal),
      vertical: sizing(items, rects, .vertical), members: items.flatMap(\.members))
  }

  private static func sizing(_ items: [Item], _ rects: [Rect], _ axis: Axis) -> Sizing {
    let rigid = items.filter { $0[axis] == .rigid }
    guard rigid.count == items.count else {
      // The longest rigid view decides where it is always as long as the group.
      let decides = rigid.contains { item in
        zip(item.rects, rects).allSatisfy { abs($0.length(axis) - $1.length(axis)) <= Constant.rounding }
      }
      return decides ? .rigid : .fill
    }
    let follows = items.allSatisfy { item in
      let starts = zip(item.rects, rects).map { $0.start(axis) - $1.start(axis) }
      let ends = zip(item.rects, rects).map { $1.end(axis) - $0.end(axis) }
      return Constant.of(starts) != nil || Constant.of(ends) != nil
        || Constant.of(zip(starts, ends).map { $0 - $1 }) != nil
    }
    return follows && !isSpread(items, axis) ? .rigid : .fill
  }

  /// Whether gaps between the views change.
  private static func isSpread(_ items: [Item], _ axis: Axis) -> Bool {
    guard let ordered = StackOrder.of(items, axis) else { return false }
    return zip(ordered, ordered.dropFirst()).contains { a, b in
      Constant.of(zip(a.rects, b.rects).map { $1.start(axis) - $0.end(axis) }) == nil
    }
  }
}
