import IBModel
import ProposalLayout

/// Views one after the other.
enum StackOrder {
  /// The items in the order of an axis; nil where two of them share room on it on some configuration.
  static func of(_ items: [Item], _ axis: Axis) -> [Item]? {
    // Their places are sorted, because items are large.
    let places = items.indices.sorted { a, b in
      let (first, second) = (items[a].rects[0], items[b].rects[0])
      return (first.start(axis), first.end(axis), items[a].order)
        < (second.start(axis), second.end(axis), items[b].order)
    }
    for (first, second) in zip(places, places.dropFirst()) {
      for (a, b) in zip(items[first].rects, items[second].rects) where b.start(axis) < a.end(axis) - Constant.proven {
        return nil
      }
    }
    return places.map { items[$0] }
  }
}
