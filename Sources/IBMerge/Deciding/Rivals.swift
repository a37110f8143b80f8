import IBSyntax

/// Two objects that the two sides put into a place for one object: the view of a controller, the destination of an
/// outlet, the scene that a container view embeds (Measurements/Merging.md#single-places).
struct Rivals {
  struct Pair {
    let ours: Int
    let theirs: Int
  }

  /// A place for one object.
  private struct Slot: Hashable {
    let parent: Int
    let name: String
  }

  private(set) var pairs: [Pair] = []

  /// - Parameters:
  ///   - presence: by node, whether it exists after the merge.
  ///   - parents: by node, its parent after the merge.
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

  /// The only side that has a node directly inside another one; nil if both or none have it there.
  private static func onlySide(of node: Int, in parent: Int, _ table: NodeTable) -> MergeSide? {
    let isThere = ThreeWay { table.parent(node, $0) == parent }
    return isThere.ours == isThere.theirs ? nil : isThere.ours ? .ours : .theirs
  }

  /// The name of an element's single place in its parent; nil for an element that can occur several times.
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
