/// Groups of views that belong together.
enum Grouping {
  /// Puts views into one group that are joined directly or through others; in the order of the groups' first views.
  ///
  /// - Parameter items: in the order of the result.
  static func of(_ items: [Item], joined: (Item, Item) -> Bool) -> [[Item]] {
    var groups: [[Item]] = []
    for item in items {
      let touched = groups.indices.filter { group in groups[group].contains { joined($0, item) } }
      guard let first = touched.first else {
        groups.append([item])
        continue
      }
      for other in touched.dropFirst().reversed() { groups[first] += groups.remove(at: other) }
      groups[first].append(item)
    }
    return groups
  }
}
