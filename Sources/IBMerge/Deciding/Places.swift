/// The parent of each node after the merge.
struct Places {
  /// A child of a node, or a place where only one side's choice has the child.
  struct Child {
    let node: Int
    /// The side whose choice has the child here; nil for a child that both choices have.
    var shownIn: MergeSide?
    /// The node that the choice of the other side has instead.
    var rival: Int?
  }

  /// The parent of each node; nil for the document and for removed nodes.
  private(set) var parents: [Int?]
  /// For each node, children in it that also have another place.
  private(set) var others: [Int: [(node: Int, side: MergeSide)]] = [:]
  private var apart: Set<Int> = []

  /// The nodes that both sides moved, to different places.
  var movedApart: [Int] { apart.sorted() }

  init(_ table: NodeTable, _ presence: [Bool], _ removals: Removals, _ decisions: DecisionLookup) {
    parents = Array(repeating: nil, count: table.nodes.count)
    for node in table.nodes.indices.dropFirst() where presence[node] || table.isList(node) {
      place(node, table, decisions)
      leaveRemoved(node, table, removals)
      if presence[node] { show(node, table, removals, decisions) }
    }
  }

  private mutating func place(_ node: Int, _ table: NodeTable, _ decisions: DecisionLookup) {
    let (ours, theirs) = (table.parent(node, .ours), table.parent(node, .theirs))
    guard let ours, let theirs else {
      parents[node] = ours ?? theirs ?? table.parent(node, .base)
      return
    }
    let places = ThreeWay<Int?>(base: table.parent(node, .base), ours: ours, theirs: theirs)
    if let side = places.decided {
      parents[node] = places[side]
    } else if let side = decisions.side(for: node) {
      parents[node] = places[side]
    } else {
      parents[node] = ours
      apart.insert(node)
    }
  }

  /// Leaves a node where the remover has it, if the other side moved it into a removed object.
  private mutating func leaveRemoved(_ node: Int, _ table: NodeTable, _ removals: Removals) {
    guard removals.roots[node] == nil, let parent = parents[node], let root = removals.roots[parent],
      !removals.isKept(root), let remover = removals.regions[root]?.remover, let place = table.parent(node, remover)
    else { return }
    parents[node] = place
    apart.remove(node)
  }

  /// Also adds a node where the other side has it, if the node is in a place that only one side's choice keeps.
  private mutating func show(_ node: Int, _ table: NodeTable, _ removals: Removals, _ decisions: DecisionLookup) {
    guard !apart.contains(node) else {
      if let place = table.parent(node, .theirs) { others[place, default: []].append((node, .theirs)) }
      return
    }
    guard removals.roots[node] == nil, let parent = parents[node], let root = removals.roots[parent],
      decisions.side(for: root) == nil, let remover = removals.regions[root]?.remover,
      let place = table.parent(node, remover), place != parent
    else { return }
    others[place, default: []].append((node, remover))
  }
}
