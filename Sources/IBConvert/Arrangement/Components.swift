import ProposalLayout

/// Groups of views that constraints tie to each other.
enum Components {
  /// In drawing order of their first views.
  static func of(_ items: [Item]) -> [[Item]] {
    Grouping.of(items.sorted { $0.order < $1.order }, joined: areTied)
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
