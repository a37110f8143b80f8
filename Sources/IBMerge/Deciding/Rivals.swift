import IBSyntax

/// Two objects that the sides put into a place for a single object.
///
/// Such a place is the view of a controller, the destination of an outlet, or the scene that a container view embeds
/// (Measurements/Merging.md#single-places).
struct Rivals {
  struct Pair {
    let ours: Int
    let theirs: Int
  }

  /// A place for a single object.
  private struct Slot: Hashable {
    let parent: Int
    let name: String
  }

  private(set) var pairs: [Pair] = []

  /// - Parameters:
  ///   - presence: for each node, whether it exists after the merge.
  ///   - parents: for each node, its parent after the merge.
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

  /// The side that has a node directly inside another node; nil if both sides have it there, or neither.
  private static func onlySide(of node: Int, in parent: Int, _ table: NodeTable) -> MergeSide? {
    let isThere = ThreeWay { table.parent(node, $0) == parent }
    return isThere.ours == isThere.theirs ? nil : isThere.ours ? .ours : .theirs
  }

  /// The name of an element's place in its parent, if that is for a single element; nil for an element that can be
  /// repeated.
  private static func slot(_ element: XMLElement) -> String? {
    switch element.name {
    case .outlet: return element[.property].map { "outlet \($0)" }
    case .segue:
      if element.equals(.kind, "embed") { return "embed" }
      return element.equals(.relationship, "rootViewController") ? "root" : nil
    default: return element[.key].map { "key \($0)" }
    }
  }

  /// Whether both sides made the same connection.
  private static func leadToTheSame(_ pair: Pair, _ table: NodeTable) -> Bool {
    guard let ours = table.element(pair.ours, .ours)?[.destination] else { return false }
    return table.element(pair.theirs, .theirs)?[.destination] == ours
  }
}
