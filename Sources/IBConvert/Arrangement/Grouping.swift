/// Groups of views that belong together.
struct Grouping {
  /// By place: an earlier place of the same group, or itself.
  private var earlier: [Int]

  /// - Parameter count: of views, each in a group of its own.
  init(count: Int) { earlier = Array(0..<count) }

  /// Puts the views at two places, and all that are joined to them, into one group.
  mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (first(a), first(b))
    earlier[max(a, b)] = min(a, b)
  }

  /// The places of each group, ascending; groups in the order of their first places.
  mutating func groups() -> [[Int]] {
    var groups: [[Int]] = []
    var numbers: [Int: Int] = [:]
    for place in earlier.indices {
      let first = first(place)
      if let number = numbers[first] {
        groups[number].append(place)
      } else {
        numbers[first] = groups.count
        groups.append([place])
      }
    }
    return groups
  }

  private mutating func first(_ place: Int) -> Int {
    var current = place
    while earlier[current] != current {
      earlier[current] = earlier[earlier[current]]
      current = earlier[current]
    }
    return current
  }
}
