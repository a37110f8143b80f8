import IBSyntax

/// The order of the children of one node after the merge.
struct ChildOrder {
  let nodes: [Int]
  /// Whether both sides reordered the children, and no order satisfies both.
  let isClash: Bool

  /// - Parameters:
  ///   - versions: the children in each file, without those that the merge removes.
  ///   - isSorted: whether the order is meaningless, because Xcode sorts the list.
  ///   - key: the key by which Xcode sorts the list.
  init(_ versions: ThreeWay<[Int]>, isSorted: Bool, key: (Int) -> [String]?) {
    if versions.ours == versions.theirs {
      nodes = versions.ours
      isClash = false
      return
    }
    let ours = Set(versions.ours)
    let theirs = Set(versions.theirs)
    let common = (versions.ours.filter(theirs.contains), versions.theirs.filter(ours.contains))
    if isSorted || common.0 == common.1 {
      nodes = Self.insert(versions.theirs, into: versions.ours, missingIn: theirs, key)
      isClash = false
      return
    }
    let old = Set(versions.base)
    let inBase = versions.base.filter { ours.contains($0) && theirs.contains($0) }
    if common.0.filter(old.contains) == inBase {
      nodes = Self.place(versions.ours, among: versions.theirs)
      isClash = false
    } else if common.1.filter(old.contains) == inBase {
      nodes = Self.insert(versions.theirs, into: versions.ours, missingIn: theirs, key)
      isClash = false
    } else if let sorted = Self.sorted(common, inBase) {
      let whole = Self.place(versions.ours, among: sorted)
      nodes = Self.insert(versions.theirs, into: whole, missingIn: theirs, key)
      isClash = false
    } else {
      nodes = Self.insert(versions.theirs, into: versions.ours, missingIn: theirs, key)
      isClash = true
    }
  }

  /// The nodes of `skeleton`, and the other members of `list`, each after its predecessor in `list`.
  private static func place(_ list: [Int], among skeleton: [Int]) -> [Int] {
    let known = Set(skeleton)
    var following: [Int: [Int]] = [:]
    var anchor = -1
    for node in list {
      if known.contains(node) { anchor = node } else { following[anchor, default: []].append(node) }
    }
    return (following[-1] ?? []) + skeleton.flatMap { [$0] + (following[$0] ?? []) }
  }

  /// Our list, and the members that only their list has. Each follows its predecessor in theirs, and our additions
  /// there.
  private static func insert(
    _ theirs: [Int], into ours: [Int], missingIn known: Set<Int>, _ key: (Int) -> [String]?
  ) -> [Int] {
    let present = Set(ours)
    var following: [Int: [Int]] = [:]
    var anchor = -1
    for node in theirs {
      if present.contains(node) { anchor = node } else { following[anchor, default: []].append(node) }
    }
    if following.isEmpty { return ours }
    var result: [Int] = []
    var waiting: [Int] = following[-1] ?? []
    for node in ours {
      if known.contains(node) {
        result += waiting
        waiting = following[node] ?? []
      } else {
        // We have added an element at this place too. A sorted list stays sorted; in any other list, our element comes
        // first.
        while let first = waiting.first, let own = key(first), let other = key(node),
          own.lexicographicallyPrecedes(other)
        {
          result.append(waiting.removeFirst())
        }
      }
      result.append(node)
    }
    return result + waiting
  }

  /// The largest number of children that are sorted pair by pair; more would take too long.
  private static let pairLimit = 300

  /// An order that keeps, for each pair, the order of the side that changed it; nil if no such order exists.
  private static func sorted(_ common: ([Int], [Int]), _ base: [Int]) -> [Int]? {
    guard common.0.count <= pairLimit else { return nil }
    let places = [base, common.0, common.1].map { list in
      Dictionary(uniqueKeysWithValues: list.enumerated().map { ($1, $0) })
    }
    func precedes(_ a: Int, _ b: Int) -> Bool {
      let order = places.map { place -> Bool? in
        guard let first = place[a], let second = place[b] else { return nil }
        return first < second
      }
      return (order[0] == order[1] ? order[2] : order[1]) ?? true
    }
    var rest = common.0
    var result: [Int] = []
    while !rest.isEmpty {
      guard let next = rest.firstIndex(where: { node in rest.allSatisfy { $0 == node || precedes(node, $0) } }) else {
        return nil
      }
      result.append(rest.remove(at: next))
    }
    return result
  }
}

extension NodeTable {
  /// Lists that Xcode sorts (Measurements/Format.md#sorted-containers).
  private static let sortedLists: Set<Name> = [.constraints, .connections, .resources, .dependencies]

  func isSorted(_ node: Int) -> Bool {
    let element = element(node, .ours) ?? element(node, .theirs)
    return element.map { Self.sortedLists.contains($0.name) } ?? false
  }

  /// The key by which Xcode sorts an element of such a list; nil for an element of an unsorted list.
  func sortingKey(_ node: Int) -> [String]? {
    guard let element = element(node, .ours) ?? element(node, .theirs) else { return nil }
    switch element.parent?.name {
    case .constraints?: return [element[.id] ?? ""]
    case .connections?: return [element.tag, element[.property] ?? ""]
    case .resources?, .dependencies?: return [element.tag, element[.name] ?? ""]
    default: return nil
    }
  }
}
