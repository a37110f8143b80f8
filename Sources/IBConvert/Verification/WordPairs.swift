/// Which words of an edited list are words of the list before: equal ones in order, then those of one beginning in
/// the same place, then equal ones anywhere.
struct WordPairs {
  /// A word, and the beginning that stays when the rest of it is edited.
  struct Word: Hashable {
    let text: String
    let head: String
  }

  /// Beyond this many words between the first and the last that differ, only equal words anywhere are paired: to match
  /// in order costs their number times the number of differences.
  private static let mostMatched = 4000

  /// The place in the list before; nil for a word that is new.
  private(set) var before: [Int?]

  init(_ old: [Word], _ new: [Word]) {
    before = Array(repeating: nil, count: new.count)
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    for place in 0..<head { before[place] = place }
    for place in 0..<tail { before[new.count - 1 - place] = old.count - 1 - place }
    let oldMiddle = head..<(old.count - tail)
    let newMiddle = head..<(new.count - tail)
    if oldMiddle.count + newMiddle.count <= Self.mostMatched { match(old, oldMiddle, new, newMiddle) }
    pairAnywhere(old, new)
  }

  private mutating func match(_ old: [Word], _ oldRange: Range<Int>, _ new: [Word], _ newRange: Range<Int>) {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new[newRange].map(\.text).difference(from: old[oldRange].map(\.text)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(oldRange.lowerBound + offset)
      case .insert(let offset, _, _): added.insert(newRange.lowerBound + offset)
      }
    }
    var gone: [Int] = []
    var come: [Int] = []
    var (left, right) = (oldRange.lowerBound, newRange.lowerBound)
    while left < oldRange.upperBound || right < newRange.upperBound {
      if left < oldRange.upperBound, removed.contains(left) {
        gone.append(left)
        left += 1
      } else if right < newRange.upperBound, added.contains(right) {
        come.append(right)
        right += 1
      } else {
        pairByHead(old, gone, new, come)
        (gone, come) = ([], [])
        if right < newRange.upperBound { before[right] = left }
        left += 1
        right += 1
      }
    }
    pairByHead(old, gone, new, come)
  }

  private mutating func pairByHead(_ old: [Word], _ gone: [Int], _ new: [Word], _ come: [Int]) {
    var waiting: [String: [Int]] = [:]
    for place in gone.reversed() { waiting[old[place].head, default: []].append(place) }
    for place in come { before[place] = waiting[new[place].head]?.popLast() }
  }

  private mutating func pairAnywhere(_ old: [Word], _ new: [Word]) {
    let taken = Set(before.compactMap(\.self))
    var waiting: [String: [Int]] = [:]
    for place in old.indices.reversed() where !taken.contains(place) {
      waiting[old[place].text, default: []].append(place)
    }
    for place in new.indices where before[place] == nil { before[place] = waiting[new[place].text]?.popLast() }
  }
}
