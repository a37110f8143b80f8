import IBSyntax

/// Things that the two sides put into one place that holds only one of them: the view of a controller, what an outlet
/// is connected to, the scene that a container view embeds (Measurements/Merging.md#single-places).
struct Rivals {
  struct Pair {
    let ours: Int
    let theirs: Int
  }

  /// A place that holds one thing.
  private struct Slot: Hashable {
    let parent: Int
    let name: String
  }

  private(set) var pairs: [Pair] = []

  /// - Parameters:
  ///   - presence: by node, whether it is there after the merge.
  ///   - parents: by node, what it is directly inside of after the merge.
  init(_ table: NodeTable, _ presence: [Bool], _ parents: [Int?]) {
    var slots: [Slot] = []
    var holders: [Slot: ThreeWay<[Int]>] = [:]
    for node in table.nodes.indices where presence[node] && table.nodes[node].isObject {
      guard let parent = parents[node], let side = Self.onlySide(of: node, in: parent, table),
        let name = table.element(node, side).flatMap(Self.slot)
      else { continue }
      let slot = Slot(parent: parent, name: name)
      if holders[slot] == nil { slots.append(slot) }
      holders[slot, default: ThreeWay(base: [], ours: [], theirs: [])][side].append(node)
    }
    for slot in slots {
      guard let found = holders[slot], found.ours.count == 1, found.theirs.count == 1 else { continue }
      let pair = Pair(ours: found.ours[0], theirs: found.theirs[0])
      if !Self.leadToTheSame(pair, table) { pairs.append(pair) }
    }
  }

  /// The side that has a node directly inside another one; nil where both have or none.
  private static func onlySide(of node: Int, in parent: Int, _ table: NodeTable) -> MergeSide? {
    let isThere = ThreeWay { table.parent(node, $0) == parent }
    return isThere.ours == isThere.theirs ? nil : isThere.ours ? .ours : .theirs
  }

  /// What only one thing can be in its parent; nil for what there can be several of.
  private static func slot(_ element: XMLElement) -> String? {
    switch element.name {
    case .outlet: return element[.property].map { "outlet \($0)" }
    case .segue:
      if element.equals(.kind, "embed") { return "embed" }
      return element.equals(.relationship, "rootViewController") ? "root" : nil
    default: return element[.key].map { "key \($0)" }
    }
  }

  /// Whether both are the same connection, made twice.
  private static func leadToTheSame(_ pair: Pair, _ table: NodeTable) -> Bool {
    guard let ours = table.element(pair.ours, .ours)?[.destination] else { return false }
    return table.element(pair.theirs, .theirs)?[.destination] == ours
  }
}
