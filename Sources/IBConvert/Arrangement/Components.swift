import ProposalLayout

/// Groups of views that constraints tie to each other.
enum Components {
  /// In drawing order of their first views.
  static func of(_ items: [Item]) -> [[Item]] {
    var groups: [[Item]] = []
    for item in items.sorted(by: { $0.order < $1.order }) {
      let touched = groups.indices.filter { group in groups[group].contains { areTied($0, item) } }
      guard let first = touched.first else {
        groups.append([item])
        continue
      }
      for other in touched.dropFirst().reversed() { groups[first] += groups.remove(at: other) }
      groups[first].append(item)
    }
    return groups
  }

  private static func areTied(_ a: Item, _ b: Item) -> Bool { isTied(a, to: b) || isTied(b, to: a) }

  private static func isTied(_ a: Item, to b: Item) -> Bool {
    a.evidence.values.contains { evidence in
      [evidence.start, evidence.end, evidence.center].contains {
        if case .sibling(let view)? = $0 { b.members.contains(view) } else { false }
      }
    }
  }
}
