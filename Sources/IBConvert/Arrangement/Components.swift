import ProposalLayout

/// Groups of views that constraints tie to each other.
enum Components {
  /// In drawing order of their first views.
  static func of(_ items: [Item]) -> [[Item]] {
    let sorted = items.inDrawingOrder
    var places: [Int: Int] = [:]
    for (place, item) in sorted.enumerated() {
      for member in item.members { places[member] = place }
    }
    var grouping = Grouping(count: sorted.count)
    for (place, item) in sorted.enumerated() {
      for sibling in siblings(of: item) {
        if let other = places[sibling] { grouping.join(place, other) }
      }
    }
    return grouping.groups().map { $0.map { sorted[$0] } }
  }

  /// Whether constraints tie a view to one of some others.
  static func areTied(_ item: Item, _ others: [Item]) -> Bool {
    let members = Set(others.flatMap(\.members))
    return siblings(of: item).contains { members.contains($0) }
      || others.contains { siblings(of: $0).contains { item.members.contains($0) } }
  }

  /// The views that constraints tie it to.
  private static func siblings(of item: Item) -> [Int] {
    [item.evidence.horizontal, item.evidence.vertical].flatMap { [$0?.start, $0?.end, $0?.center] }.compactMap {
      if case .sibling(let view)? = $0 { view } else { nil }
    }
  }
}
