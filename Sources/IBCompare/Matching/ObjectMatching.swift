import IBSyntax

/// Finds the objects that are the same in two versions.
///
/// Objects with the same id match. Any other object was copied, or a merge created it again. It is matched with an
/// object in the same position of the same parent: first with one of equal content, then with one of the same name,
/// then with the only one of its kind on both sides that shares most of its properties.
struct ObjectMatching {
  /// For each index in the old table, the index in the new one.
  private(set) var toNew: [Int?]
  /// For each index in the new table, the index in the old one.
  private(set) var toOld: [Int?]
  /// The old indices of the objects that now have another id, in document order.
  private(set) var reidentified: [Int] = []

  /// The position and the element name of a child.
  private struct Place: Hashable {
    let list: String
    let element: String
  }

  private let old: (table: ObjectTable, names: ObjectNames)
  private let new: (table: ObjectTable, names: ObjectNames)

  init(_ old: (table: ObjectTable, names: ObjectNames), _ new: (table: ObjectTable, names: ObjectNames)) {
    self.old = old
    self.new = new
    toNew = Array(repeating: nil, count: old.table.objects.count)
    toOld = Array(repeating: nil, count: new.table.objects.count)
    matchByID()
    matchByStructure()
  }

  private mutating func pair(_ a: Int, _ b: Int) {
    toNew[a] = b
    toOld[b] = a
  }

  private mutating func matchByID() {
    for (index, object) in old.table.objects.enumerated() {
      if index == 0 {
        if !new.table.objects.isEmpty { pair(0, 0) }
      } else if let other = new.table.indices[object.id], old.table.indices[object.id] == index {
        pair(index, other)
      }
    }
  }

  /// Matches the remaining children of matched parents. Parents have lower indices than their children, and so match
  /// first.
  private mutating func matchByStructure() {
    let prints = (old: Fingerprints(old.table), new: Fingerprints(new.table))
    for parent in old.table.objects.indices {
      guard let newParent = toNew[parent] else { continue }
      let olds = unmatched(old.table[parent].children, of: old.table, toNew)
      if olds.isEmpty { continue }
      let news = unmatched(new.table[newParent].children, of: new.table, toOld)
      for (place, candidates) in olds.sorted(by: { $0.value[0] < $1.value[0] }) {
        var others = news[place] ?? []
        var rest = take(candidates, &others) { prints.old[$0] == prints.new[$1] }
        rest = take(rest, &others) { [old, new] a, b in
          old.names[a].label != nil && old.names[a].label == new.names[b].label
            && old.names[a].customClass == new.names[b].customClass
        }
        if let only = rest.first, let other = others.first, rest.count == 1, others.count == 1, isAlike(only, other) {
          reidentify(only, other)
        }
      }
    }
  }

  /// The unmatched children by their position, in the order of the file.
  private func unmatched(_ children: [Int], of table: ObjectTable, _ partners: [Int?]) -> [Place: [Int]] {
    Dictionary(grouping: children.filter { partners[$0] == nil }) { index in
      Place(list: table[index].place, element: table[index].element.tag)
    }
  }

  /// Pairs each object with the first fitting object of the other version. Returns the unpaired objects.
  private mutating func take(
    _ candidates: [Int], _ others: inout [Int], where fits: (Int, Int) -> Bool
  ) -> [Int] {
    var rest: [Int] = []
    for candidate in candidates {
      if let place = others.firstIndex(where: { fits(candidate, $0) }) {
        reidentify(candidate, others.remove(at: place))
      } else {
        rest.append(candidate)
      }
    }
    return rest
  }

  private mutating func reidentify(_ a: Int, _ b: Int) {
    pair(a, b)
    reidentified.append(a)
  }

  /// Whether neither object has a name and at least half of the properties of each agree.
  private func isAlike(_ a: Int, _ b: Int) -> Bool {
    guard old.names[a].label == nil, new.names[b].label == nil else { return false }
    guard old.names[a].customClass == new.names[b].customClass else { return false }
    let first = Set(old.table[a].properties.map { Fingerprints.words(of: $0) })
    let second = Set(new.table[b].properties.map { Fingerprints.words(of: $0) })
    return 2 * first.intersection(second).count >= first.union(second).count
  }
}
