import IBModel
import IBSyntax

/// Everything that is decided about a merge before a byte is written.
struct MergePlan {
  let table: NodeTable
  let preference: Preference
  private let decisions: DecisionLookup
  private(set) var removals: Removals
  /// Whether a node is in the result, or in one side's choice of a conflict.
  private(set) var presence: [Bool] = []
  private(set) var places: Places
  /// By node; of those that are gone without meaning.
  private(set) var tags: [TagChoice] = []
  /// By node, its children after the merge.
  private(set) var children: [[Places.Child]] = []
  /// In the order in which they are found.
  private(set) var clashes: [Clash] = []
  /// Nodes that are written as a whole for each side, because both edited what has no names.
  private(set) var wholes: Set<Int> = []
  /// Nodes that only one side's choice of a conflict shows.
  private(set) var tied: [Int: MergeSide] = [:]
  /// Whether every node that is kept is inside the document.
  private(set) var isSound = true

  /// Rounds in which removals may turn out to be needed by others.
  private static let rounds = 8

  init(_ table: NodeTable, _ decisions: MergeDecisions) {
    self.table = table
    self.decisions = DecisionLookup(table: table, decisions: decisions)
    preference = Preference(table)
    removals = Removals(table)
    presence = Array(repeating: false, count: table.nodes.count)
    places = Places(table, presence, removals, self.decisions)
    keepEdited()
    var isSettled = false
    for _ in 0..<Self.rounds where !isSettled {
      settlePresence()
      chooseTags()
      isSettled = !keepNeeded()
    }
    isSound = isSettled
    findLists()
    orderChildren()
    collect()
  }

  // MARK: - Presence

  private mutating func keepEdited() {
    for (root, region) in removals.regions where !region.edited.isEmpty {
      if decisions.side(for: root) != region.remover { removals.keep(root) }
    }
  }

  private mutating func settlePresence() {
    presence = table.nodes.indices.map { node in
      let elements = table.nodes[node]
      if elements.isIn(.ours), elements.isIn(.theirs) { return true }
      if !elements.isIn(.base) { return true }
      return removals.isKept(node)
    }
    places = Places(table, presence, removals, decisions)
    for node in table.nodes.indices where presence[node] {
      var parent = places.parents[node]
      while let list = parent, !presence[list], table.isList(list) {
        presence[list] = true
        parent = places.parents[list]
      }
    }
  }

  // MARK: - Tags

  private mutating func chooseTags() {
    let chooser = TagChooser(table: table, decisions: decisions, preferred: preference)
    tags = table.nodes.indices.map { presence[$0] ? chooser.choice($0) : .side(.ours) }
  }

  // MARK: - References

  /// Keeps what a side removed and something that stays needs.
  ///
  /// - Returns: whether anything is kept now that was not.
  private mutating func keepNeeded() -> Bool {
    var found = false
    for node in table.nodes.indices where presence[node] && !table.nodes[node].isRewritten {
      guard case .side(let side) = tags[node], let element = table.element(node, side) else { continue }
      for reference in ObjectReferences.attributes(of: element) {
        if keepTarget(of: reference, from: node, side) { found = true }
      }
    }
    return keepFollowers() || keepResources() || found
  }

  private mutating func keepTarget(of reference: XMLAttribute, from node: Int, _ side: MergeSide) -> Bool {
    guard let target = table.objects[reference.value], !presence[target], let root = removals.roots[target],
      let remover = removals.regions[root]?.remover, remover != side
    else { return false }
    let old = table.element(node, .base)?.attribute(reference.name)?.value
    guard old != reference.value || decisions.side(for: node) == side else { return false }
    if decisions.side(for: root) == remover { return false }
    removals.point(at: root, from: node)
    removals.keep(root)
    tied[node] = side
    return true
  }

  /// What the same side removed with it, because it points there, comes back with it.
  private mutating func keepFollowers() -> Bool {
    let pointed = removals.regions.filter { !$0.value.pointing.isEmpty && $0.value.isKept }
    if pointed.isEmpty { return false }
    var found = false
    for (root, region) in removals.regions where !region.isKept {
      guard let element = table.element(root, region.remover.opposite) else { continue }
      let targets = ObjectReferences.attributes(of: element).compactMap { table.objects[$0.value] }
      let leads = targets.contains { target in
        removals.roots[target].map { pointed[$0]?.remover == region.remover } ?? false
      }
      if leads {
        removals.keep(root)
        found = true
      }
    }
    return found
  }

  /// Rows of resources that are still used stay, whoever removed them.
  private mutating func keepResources() -> Bool {
    let rows = removals.regions.filter { root, region in
      !region.isKept && table.element(root, region.remover.opposite)?.parent?.name == .resources
    }
    if rows.isEmpty { return false }
    var used: Set<String> = []
    for node in table.nodes.indices where presence[node] && !table.nodes[node].isRewritten {
      guard case .side(let side) = tags[node], let element = table.element(node, side) else { continue }
      for attribute in element.attributes { used.insert(attribute.value) }
    }
    var found = false
    for (root, region) in rows {
      guard let name = table.element(root, region.remover.opposite)?[.name], used.contains(name) else { continue }
      removals.keep(root)
      found = true
    }
    return found
  }

  // MARK: - Children

  private mutating func findLists() {
    for node in table.nodes.indices where presence[node] {
      guard let base = table.element(node, .base), let ours = table.element(node, .ours),
        let theirs = table.element(node, .theirs)
      else { continue }
      let versions = Trio(base: base, ours: ours, theirs: theirs).map { element in element.children.count { _ in true } }
      if versions.ours < 2, versions.theirs < 2, versions.base < 2 { continue }
      let rows = Trio(base: rows(node, .base), ours: rows(node, .ours), theirs: rows(node, .theirs))
      let isLong = rows.base.count > 1 || rows.ours.count > 1 || rows.theirs.count > 1
      guard isLong, rows.ours.count != rows.theirs.count, rows.decided == nil else { continue }
      if table.nodes[node].isRewritten {
        tags[node] = .side(preference.side(for: node))
      } else if let side = decisions.side(for: node) {
        tags[node] = .side(side)
      } else {
        clashes.append(Clash(node: node, cause: .list))
      }
      wholes.insert(node)
    }
  }

  /// The bytes of the children without names that are not lists.
  private func rows(_ node: Int, _ side: MergeSide) -> [ArraySlice<UInt8>] {
    table.children(node, side).filter { table.nodes[$0].isUnnamed && !table.isList($0) }
      .compactMap { table.element($0, side) }.map(table.bytes)
  }

  private mutating func orderChildren() {
    children = Array(repeating: [], count: table.nodes.count)
    for node in table.nodes.indices where presence[node] {
      var versions = Trio<[Int]>(base: [], ours: [], theirs: [])
      for side in MergeSide.allCases {
        versions[side] = table.children(node, side).filter { presence[$0] && places.parents[$0] == node }
      }
      let order = ChildOrder(versions, isSorted: table.isSorted(node), key: table.sortingKey)
      if order.isClash { reorder(node, order, versions) } else { children[node] = order.nodes.map { .init(node: $0) } }
      for other in places.others[node] ?? [] {
        children[node].append(.init(node: other.node, shownIn: other.side))
      }
    }
    for node in places.movedApart {
      guard let parent = places.parents[node] else { continue }
      show(node, in: parent, .ours)
    }
  }

  private mutating func reorder(_ node: Int, _ order: ChildOrder, _ versions: Trio<[Int]>) {
    children[node] = order.nodes.map { .init(node: $0) }
    if decisions.side(for: node) == nil {
      clashes.append(Clash(node: node, cause: .order))
      wholes.insert(node)
    }
  }

  private mutating func show(_ node: Int, in parent: Int, _ side: MergeSide) {
    guard let place = children[parent].firstIndex(where: { $0.node == node }) else { return }
    children[parent][place].shownIn = side
  }

  // MARK: - Conflicts

  private mutating func collect() {
    for node in table.nodes.indices where presence[node] {
      if case .clash(let cause) = tags[node] { clashes.append(Clash(node: node, cause: cause)) }
      guard let region = removals.regions[node], region.isKept else { continue }
      if table.nodes[node].isRewritten || decisions.side(for: node) != nil { continue }
      let keeper = region.remover.opposite
      if !region.edited.isEmpty {
        clashes.append(Clash(node: node, cause: .removed(by: region.remover, edited: region.edited)))
      } else if !region.pointing.isEmpty {
        clashes.append(Clash(node: node, cause: .pointedTo(removedBy: region.remover, from: region.pointing)))
      }
      if let parent = places.parents[node] { show(node, in: parent, keeper) }
    }
    for node in places.movedApart { clashes.append(Clash(node: node, cause: .moved)) }
    for (node, side) in tied {
      guard let parent = places.parents[node], !isDecided(node) else { continue }
      if table.nodes[node].isIn(.base) {
        tags[node] = .clash(.tag)
      } else {
        show(node, in: parent, side)
      }
    }
    if places.parents.indices.dropFirst().contains(where: { presence[$0] && places.parents[$0] == nil }) {
      isSound = false
    }
  }

  private func isDecided(_ node: Int) -> Bool { decisions.side(for: node) != nil }
}
