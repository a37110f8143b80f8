import IBModel

/// Groups of views that do not overlap each other on an axis.
enum AxisGroups {
  /// The largest part of the shorter view by which two views in a row may overlap.
  private static let looseShare = 0.3

  /// The groups, in the order of the axis.
  ///
  /// - Parameter isLoose: whether only the first configuration counts, and views may overlap by a part of their length.
  static func of(_ items: [ArrangedItem], _ axis: Axis, isLoose: Bool = false) -> [[ArrangedItem]] {
    // Their indices are sorted, because items are large.
    let places = items.indices.sorted { a, b in
      let (first, second) = (items[a].rects[0], items[b].rects[0])
      return (first.start(axis), first.end(axis), items[a].order)
        < (second.start(axis), second.end(axis), items[b].order)
    }
    guard let first = places.first else { return [] }
    var begins = Array(repeating: true, count: places.count)
    for configuration in items[first].rects.indices.prefix(isLoose ? 1 : .max) {
      join(places.map { items[$0].rects[configuration] }, axis, &begins, isLoose: isLoose)
    }
    var groups: [[ArrangedItem]] = []
    for (place, item) in places.enumerated() {
      if begins[place] { groups.append([items[item]]) } else { groups[groups.count - 1].append(items[item]) }
    }
    return groups
  }

  /// Marks the indices at which no group begins, because an earlier rectangle ends after a later one begins.
  private static func join(_ rects: [Rect], _ axis: Axis, _ begins: inout [Bool], isLoose: Bool) {
    var starts = rects.map { $0.start(axis) }
    for place in starts.indices.dropLast().reversed() { starts[place] = min(starts[place], starts[place + 1]) }
    var last = rects[0]
    for place in rects.indices.dropFirst() {
      if rects[place - 1].end(axis) > last.end(axis) { last = rects[place - 1] }
      let shared = (isLoose ? min(last.end(axis), rects[place].end(axis)) : last.end(axis)) - starts[place]
      let shorter = min(last.length(axis), rects[place].length(axis))
      if shared > (isLoose ? max(Tolerance.proof, looseShare * shorter) : Tolerance.pixel) { begins[place] = false }
    }
  }
}
