import ProposalLayout

/// Groups of views that share no room with each other on an axis.
enum Bands {
  /// In the order of the axis.
  static func of(_ items: [Item], _ axis: Axis) -> [[Item]] {
    var bands: [[Item]] = []
    for item in items.sorted(by: { ($0.rects[0].start(axis), $0.order) < ($1.rects[0].start(axis), $1.order) }) {
      let touched = bands.indices.filter { band in bands[band].contains { shares($0, item, axis) } }
      guard let first = touched.first else {
        bands.append([item])
        continue
      }
      for other in touched.dropFirst().reversed() { bands[first] += bands.remove(at: other) }
      bands[first].append(item)
    }
    return bands
  }

  private static func shares(_ a: Item, _ b: Item, _ axis: Axis) -> Bool {
    zip(a.rects, b.rects).contains {
      min($0.end(axis), $1.end(axis)) - max($0.start(axis), $1.start(axis)) > Constant.proven
    }
  }
}
