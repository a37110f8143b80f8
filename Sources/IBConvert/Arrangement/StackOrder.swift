import IBModel
import ProposalLayout

/// Views one after the other.
enum StackOrder {
  /// The items in the order of an axis; nil where two of them share room on it on some configuration.
  static func of(_ items: [Item], _ axis: Axis) -> [Item]? {
    let sorted = items.sorted {
      ($0.rects[0].start(axis), $0.rects[0].end(axis), $0.order)
        < ($1.rects[0].start(axis), $1.rects[0].end(axis), $1.order)
    }
    for (first, second) in zip(sorted, sorted.dropFirst()) {
      for (a, b) in zip(first.rects, second.rects) where b.start(axis) < a.end(axis) - Constant.proven { return nil }
    }
    return sorted
  }
}
