import IBModel
import ProposalLayout

/// Groups of views that belong together.
struct Grouping {
  /// By place: an earlier place of the same group, or itself.
  private var earlier: [Int]

  /// - Parameter count: the number of views, each in its own group.
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

/// Groups of views that share no room with each other on an axis.
enum AxisGroups {
  /// The part of the shorter view that two views may share and still be one after the other.
  private static let looseShare = 0.3

  /// In the order of the axis.
  ///
  /// - Parameter isLoose: whether only the first configuration counts, and views may share a part of their length.
  static func of(_ items: [ArrangedItem], _ axis: Axis, isLoose: Bool = false) -> [[ArrangedItem]] {
    // Their places are sorted, because items are large.
    let places = items.indices.sorted { a, b in
      (items[a].rects[0].start(axis), items[a].order) < (items[b].rects[0].start(axis), items[b].order)
    }
    var grouping = Grouping(count: places.count)
    for configuration in (items.first?.rects.indices ?? 0..<0).prefix(isLoose ? 1 : .max) {
      join(places.map { items[$0].rects[configuration] }, axis, &grouping, share: isLoose ? looseShare : 0)
    }
    return grouping.groups().map { $0.map { items[places[$0]] } }
  }

  /// If any rectangle that starts before another overlaps it, the last of them to end does.
  private static func join(_ rects: [Rect], _ axis: Axis, _ grouping: inout Grouping, share: Double) {
    var last: Int?
    for place in rects.indices.sorted(by: { (rects[$0].start(axis), $0) < (rects[$1].start(axis), $1) }) {
      guard let before = last else {
        last = place
        continue
      }
      let room = min(rects[before].end(axis), rects[place].end(axis)) - rects[place].start(axis)
      let shorter = min(rects[before].length(axis), rects[place].length(axis))
      if room > max(Tolerance.proof, share * shorter) { grouping.join(before, place) }
      if rects[place].end(axis) > rects[before].end(axis) { last = place }
    }
  }
}

/// Views one after the other.
enum StackOrder {
  /// The items in the order of an axis; nil where two of them share room on it on some configuration.
  static func of(_ items: [ArrangedItem], _ axis: Axis) -> [ArrangedItem]? {
    // Their places are sorted, because items are large.
    let places = items.indices.sorted { a, b in
      let (first, second) = (items[a].rects[0], items[b].rects[0])
      return (first.start(axis), first.end(axis), items[a].order)
        < (second.start(axis), second.end(axis), items[b].order)
    }
    for (first, second) in zip(places, places.dropFirst()) {
      for (a, b) in zip(items[first].rects, items[second].rects) where b.start(axis) < a.end(axis) - Tolerance.proof {
        return nil
      }
    }
    return places.map { items[$0] }
  }
}
