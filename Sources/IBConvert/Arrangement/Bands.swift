import ProposalLayout

/// Groups of views that share no room with each other on an axis.
enum Bands {
  /// In the order of the axis.
  static func of(_ items: [Item], _ axis: Axis) -> [[Item]] {
    let sorted = items.sorted { ($0.rects[0].start(axis), $0.order) < ($1.rects[0].start(axis), $1.order) }
    return Grouping.of(sorted) { shares($0, $1, axis) }
  }

  private static func shares(_ a: Item, _ b: Item, _ axis: Axis) -> Bool {
    zip(a.rects, b.rects).contains {
      min($0.end(axis), $1.end(axis)) - max($0.start(axis), $1.start(axis)) > Constant.proven
    }
  }
}
