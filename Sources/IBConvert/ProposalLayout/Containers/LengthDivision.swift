/// Divides a length among the members of a row: step 17 of ProposalLayout.md.
///
/// The caller's closure returns how much of an `offered` length member `index` takes. The closure is passed on and
/// never stored: storing it needs a check that it does not escape, which contains the length of this file's path, and a
/// release must be the same wherever it is built.
struct LengthDivision {
  typealias Answer = (_ index: Int, _ offered: Double) -> Double

  private var remaining: Double
  private let priorities: [Double]
  private var lengths: [Double]
  private var offers: [Double]

  private init(_ available: Double, _ priorities: [Double]) {
    remaining = available
    self.priorities = priorities
    lengths = Array(repeating: 0, count: priorities.count)
    offers = lengths
  }

  static func divide(
    _ available: Double, priorities: [Double], answer: Answer
  ) -> (offers: [Double], lengths: [Double]) {
    var division = LengthDivision(available, priorities)
    if available > 0 && available < .infinity {
      division.divide(answer)
    } else {
      division.offerAll(max(0, available), answer)
    }
    return (division.offers, division.lengths)
  }

  /// Offers the length to all members. Their order does not matter if the length is infinite or zero.
  private mutating func offerAll(_ length: Double, _ answer: Answer) {
    for member in lengths.indices { ask(member, length, answer) }
  }

  private mutating func ask(_ member: Int, _ length: Double, _ answer: Answer) {
    offers[member] = length
    lengths[member] = answer(member, length)
  }

  private mutating func divide(_ answer: Answer) {
    let groups = groups
    // The minimum lengths that are reserved for later groups until their turn.
    let minima = groups.dropFirst().map { group in group.reduce(0) { $0 + answer($1, 0) } }
    remaining -= minima.reduce(0, +)
    for (turn, group) in groups.enumerated() {
      if turn > 0 { remaining += minima[turn - 1] }
      divide(among: group, answer)
    }
  }

  /// The members grouped by priority, the highest first. Nearly always, all have the same.
  private var groups: [[Int]] {
    guard let first = priorities.first, priorities.contains(where: { $0 != first }) else {
      return [Array(lengths.indices)]
    }
    return Dictionary(grouping: lengths.indices) { priorities[$0] }.sorted { $0.key > $1.key }.map(\.value)
  }

  private mutating func divide(among group: [Int], _ answer: Answer) {
    let order = group.count > 1 ? inOrderOfFlexibility(group, answer) : group
    for (place, member) in order.enumerated() {
      ask(member, max(0, remaining / Double(order.count - place)), answer)
      remaining -= lengths[member]
    }
  }

  /// The members by flexibility, the least flexible first. If two accept any length, the one with the larger minimum is
  /// first.
  private func inOrderOfFlexibility(_ group: [Int], _ answer: Answer) -> [Int] {
    let ranges = group.map { member -> (member: Int, least: Double, flexibility: Double) in
      let least = answer(member, 0)
      let most = answer(member, .infinity)
      return (member, least, most == .infinity ? .infinity : most - least)
    }
    return ranges.sorted { a, b in
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity, a.least != b.least { return a.least > b.least }
      return a.member < b.member
    }.map(\.member)
  }
}
