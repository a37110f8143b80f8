/// Divides the length of a row in another way than the layout: by lengths of members that are known as numbers, one
/// round for each member, without groups.
///
/// A member of a row takes what it is offered within its limits.
struct RowReference {
  struct Member {
    var minimum: Double
    var maximum: Double
    var priority = 0.0

    func taken(of offer: Double) -> Double { max(minimum, min(offer, maximum)) }

    var flexibility: Double { maximum - minimum }
  }

  /// The widths in points, in order.
  static func widths(of members: [Member], spacing: Double, offered: Double) -> [Double] {
    var widths = [Double?](repeating: nil, count: members.count)
    let available = offered - spacing * Double(max(0, members.count - 1))
    for _ in members {
      let open = members.indices.filter { widths[$0] == nil }
      guard let highest = open.map({ members[$0].priority }).max() else { break }
      let group = open.filter { members[$0].priority == highest }
      // What is given away, and what those that are asked later cannot do without.
      let gone = widths.compactMap { $0 }.reduce(0, +)
      let kept = open.filter { members[$0].priority < highest }.map { members[$0].minimum }.reduce(0, +)
      let share = max(0, (available - gone - kept) / Double(group.count))
      guard let next = group.min(by: { isEarlier(members[$0], $0, members[$1], $1) }) else { break }
      widths[next] = members[next].taken(of: share)
    }
    return widths.map { $0 ?? 0 }
  }

  private static func isEarlier(_ a: Member, _ first: Int, _ b: Member, _ second: Int) -> Bool {
    if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
    if a.flexibility == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
    return first < second
  }
}
