import IBModel
import IBSyntax

/// All decisions about a merge. They are made before any byte is written.
struct MergePlan {
  let table: NodeTable
  let preference: Preference
  private let decisions: DecisionLookup
  private(set) var removals: Removals
  /// Whether each node is in the result, or in one side's choice of a conflict.
  private(set) var presence: [Bool] = []
  private(set) var places: Places
  /// The start tag of each node; meaningless for removed nodes.
  private(set) var tags: [TagChoice] = []
  /// The children of each node after the merge.
  private(set) var children: [[Places.Child]] = []
  /// The conflicts, in the order in which they were found.
  private(set) var conflicts: [NodeConflict] = []
  /// Nodes that are written completely for each side, because both sides edited rows without names in them.
  private(set) var unmergedNodes: Set<Int> = []
  /// Nodes that are part of only one side's choice of a conflict.
  private(set) var linkedNodes: [Int: MergeSide] = [:]
  /// The views whose stored frames both sides changed.
  private(set) var frames: [Int] = []
  /// Nodes that take one side's version by a decision, because the other side's edit refers to a removed object.
  private var retractedEdits: [Int: MergeSide] = [:]
  /// Whether all nodes that are kept are inside the document.
  private(set) var isSound = true

  /// The largest number of rounds. In each round, further removed objects may turn out to be needed.
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
      let isNeeding = keepNeeded()
      isSettled = !withdrawRivals() && !isNeeding
    }
    isSound = isSettled
    findLists()
    orderChildren()
    markRivals()
    openTags()
    collect()
    checkPlaces()
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
      if removals.roots[node] != nil { return removals.isKept(node) }
      if let side = retractedEdits[node], !elements.isIn(side) { return false }
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
    leaveEmptiedLists()
  }

  /// Removes a list if the removals of both sides together leave it empty, because Xcode does not write empty lists.
  private mutating func leaveEmptiedLists() {
    let emptied = table.nodes.indices.filter { presence[$0] && isFilled($0) }
    if emptied.isEmpty { return }
    var counts = [Int](repeating: 0, count: table.nodes.count)
    for node in table.nodes.indices where presence[node] {
      if let parent = places.parents[node] { counts[parent] += 1 }
      for other in places.others[node] ?? [] where presence[other.node] { counts[node] += 1 }
    }
    for node in emptied where counts[node] == 0 { presence[node] = false }
  }

  /// Whether a node is a list that is not empty in any of the files.
  private func isFilled(_ node: Int) -> Bool {
    table.isList(node) && MergeSide.allCases.allSatisfy { table.element(node, $0)?.firstChild != nil }
  }

  // MARK: - Tags

  private mutating func chooseTags() {
    let chooser = TagChooser(table: table, decisions: decisions, preferred: preference)
    tags = table.nodes.indices.map { node in
      if let side = retractedEdits[node] { return .side(side) }
      return presence[node] ? chooser.choice(node) : .side(.ours)
    }
  }

  // MARK: - References

  /// Keeps removed objects that remaining objects need.
  ///
  /// - Returns: whether this call kept an object that was removed before.
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
    if decisions.side(for: root) == remover { return withdraw(node, remover) }
    removals.point(at: root, from: node)
    removals.keep(root)
    linkedNodes[node] = side
    return true
  }

  /// Takes the remover's version of a node that refers to an object which the user chose to remove.
  ///
  /// If the remover does not have the node, the node is removed too.
  private mutating func withdraw(_ node: Int, _ remover: MergeSide) -> Bool {
    retractedEdits.updateValue(remover, forKey: node) == nil
  }

  /// Keeps objects that refer to a kept object, if the same side removed both.
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

  /// Keeps resources that are still used, even if one side removed them.
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
    for node in table.contested.sorted() where presence[node] {
      if let side = decisions.side(for: node) {
        tags[node] = .side(side)
      } else {
        conflicts.append(NodeConflict(node: node, cause: .list))
      }
      unmergedNodes.insert(node)
    }
    for node in table.nodes.indices where presence[node] && table.nodes[node].isRewritten { findRewritten(node) }
  }

  /// In a part that Xcode rewrites, takes one side's rows without names.
  ///
  /// This applies if both sides changed the rows and have different numbers of them.
  private mutating func findRewritten(_ node: Int) {
    guard let base = table.element(node, .base), let ours = table.element(node, .ours),
      let theirs = table.element(node, .theirs)
    else { return }
    let names = repeated(base, .base).union(repeated(ours, .ours)).union(repeated(theirs, .theirs))
    if names.isEmpty { return }
    let versions = ThreeWay { rows(node, $0, names) }
    guard versions.ours.count != versions.theirs.count, versions.decided == nil else { return }
    tags[node] = .side(preference.side(for: node))
    unmergedNodes.insert(node)
  }

  /// The names of rows that occur several times among the children.
  private func repeated(_ element: XMLElement, _ side: MergeSide) -> Set<String> {
    var seen: Set<Name> = []
    var names: Set<String> = []
    for child in element.children where isRow(child, side) && !seen.insert(child.name).inserted {
      names.insert(child.tag)
    }
    return names
  }

  private func isRow(_ element: XMLElement, _ side: MergeSide) -> Bool {
    table.nodes[table.numbers[side][element.index]].isUnnamed && element[.id] == nil
  }

  private func rows(_ node: Int, _ side: MergeSide, _ names: Set<String>) -> [ArraySlice<UInt8>] {
    guard let element = table.element(node, side) else { return [] }
    return element.children.filter { isRow($0, side) && names.contains($0.tag) }.map(table.bytes)
  }

  private mutating func orderChildren() {
    children = Array(repeating: [], count: table.nodes.count)
    for node in table.nodes.indices where presence[node] {
      let versions = ThreeWay { side in
        table.children(node, side).filter { presence[$0] && places.parents[$0] == node }
      }
      let order = ChildOrder(versions, isSorted: table.isSorted(node), key: table.sortingKey)
      if order.isClash { reorder(node, order) } else { children[node] = order.nodes.map { .init(node: $0) } }
      for other in places.others[node] ?? [] {
        children[node].append(.init(node: other.node, shownIn: other.side))
      }
    }
    show(Dictionary(uniqueKeysWithValues: places.movedApart.map { ($0, .ours) }))
  }

  private mutating func reorder(_ node: Int, _ order: ChildOrder) {
    children[node] = order.nodes.map { .init(node: $0) }
    if decisions.side(for: node) == nil {
      conflicts.append(NodeConflict(node: node, cause: .order))
      unmergedNodes.insert(node)
    }
  }

  /// Marks some nodes as part of only one side's choice.
  private mutating func show(_ sides: [Int: MergeSide]) {
    for parent in Set(sides.keys.compactMap { places.parents[$0] }) {
      for place in children[parent].indices {
        let node = children[parent][place].node
        if places.parents[node] == parent, let side = sides[node] { children[parent][place].shownIn = side }
      }
    }
  }

  // MARK: - Rivals

  /// Removes objects that lost their place by a decision, together with their content and the references to them.
  ///
  /// - Returns: whether this call removed any object.
  private mutating func withdrawRivals() -> Bool {
    if decisions.decisions.isEmpty { return false }
    let pairs = Rivals(table, presence, places.parents).pairs
    if pairs.isEmpty { return false }
    let wholes = Wholes(table, presence, places.parents)
    var found = false
    for pair in pairs {
      guard let side = decisions.side(for: pair.ours) ?? decisions.side(for: pair.theirs) else { continue }
      let lost = wholes.nodes(of: side == .ours ? pair.theirs : pair.ours, onlyIn: side.opposite)
      for node in lost + wholes.pointing(at: lost, side.opposite) where withdraw(node, side) { found = true }
    }
    return found
  }

  /// Marks each of two rivals, and the references to it, as part of the choice of its side.
  private mutating func markRivals() {
    let pairs = Rivals(table, presence, places.parents).pairs
    if pairs.isEmpty { return }
    let wholes = Wholes(table, presence, places.parents)
    for pair in pairs {
      guard let parent = places.parents[pair.ours], !unmergedNodes.contains(parent),
        let ours = children[parent].firstIndex(where: { $0.node == pair.ours }),
        let theirs = children[parent].firstIndex(where: { $0.node == pair.theirs })
      else { continue }
      children[parent][ours].shownIn = .ours
      children[parent][ours].rival = pair.theirs
      children[parent].remove(at: theirs)
      conflicts.append(NodeConflict(node: pair.ours, cause: .place(pair.theirs)))
      for (root, side) in [(pair.ours, MergeSide.ours), (pair.theirs, .theirs)] {
        let shown = wholes.nodes(of: root, onlyIn: side)
        for node in wholes.pointing(at: shown, side) { linkedNodes[node] = side }
      }
    }
  }

  /// Opens the tags of elements that have content now: `<x/>` becomes `<x>`.
  private mutating func openTags() {
    for node in table.nodes.indices where presence[node] && !children[node].isEmpty {
      guard case .side(let side) = tags[node], let element = table.element(node, side), element.endTagRange == nil
      else { continue }
      let other = MergeSide.allCases.first { other in
        guard let candidate = table.element(node, other), candidate.endTagRange != nil else { return false }
        return NodeFacts(candidate) == NodeFacts(element)
      }
      if let other {
        tags[node] = .side(other)
      } else if isDecided(node) {
        tags[node] = .combined(CombinedTag.opened(Array(element.startTag)), side)
      } else {
        tags[node] = .clash(.tag)
      }
    }
  }

  // MARK: - Conflicts

  private mutating func collect() {
    var shown: [Int: MergeSide] = [:]
    for node in table.nodes.indices where presence[node] {
      if case .clash(let cause) = tags[node] { conflicts.append(NodeConflict(node: node, cause: cause)) }
      guard let region = removals.regions[node], region.isKept else { continue }
      if table.nodes[node].isRewritten || decisions.side(for: node) != nil { continue }
      let keeper = region.remover.opposite
      if !region.edited.isEmpty {
        conflicts.append(NodeConflict(node: node, cause: .removed(by: region.remover, edited: region.edited)))
      } else if !region.pointing.isEmpty {
        conflicts.append(NodeConflict(node: node, cause: .pointedTo(removedBy: region.remover, from: region.pointing)))
      }
      shown[node] = keeper
    }
    for node in places.movedApart { conflicts.append(NodeConflict(node: node, cause: .moved)) }
    for (node, side) in linkedNodes where places.parents[node] != nil && !isDecided(node) {
      if table.nodes[node].isIn(.base) { tags[node] = .clash(.tag) } else { shown[node] = side }
    }
    show(shown)
  }

  /// Whether each kept node is inside another kept node, and so inside the document.
  private mutating func checkPlaces() {
    var isReached = Array(repeating: false, count: table.nodes.count)
    var waiting = [0]
    while let node = waiting.popLast() {
      if isReached[node] { continue }
      isReached[node] = true
      waiting += children[node].flatMap { [$0.node] + ($0.rival.map { [$0] } ?? []) }
    }
    for node in table.nodes.indices where presence[node] && !isReached[node] && !table.nodes[node].isRewritten {
      isSound = false
    }
    frames = table.nodes.indices.filter { node in
      guard presence[node], Preference.isFrame(node, table), let ours = table.element(node, .ours),
        let theirs = table.element(node, .theirs)
      else { return false }
      let base = table.element(node, .base).map(table.bytes)
      return table.bytes(ours) != table.bytes(theirs) && table.bytes(ours) != base && table.bytes(theirs) != base
    }
  }

  private func isDecided(_ node: Int) -> Bool { decisions.side(for: node) != nil }
}
