import IBSyntax

/// The nodes that one side removed, and the ones among them that the other side still needs.
struct Removals {
  /// An object that one side removed with its content while the other one kept it.
  struct Region {
    let remover: MergeSide
    /// Nodes inside that the keeping side edited, added or moved here.
    var edited: [Int] = []
    /// Nodes elsewhere that the keeper lets point into it.
    var pointing: [Int] = []
    /// Set if a decision or an edit keeps it.
    var isKept = false
  }

  /// By the node that is removed with its content.
  private(set) var regions: [Int: Region] = [:]
  /// By node: the removed whole that it is part of; nil for a node that no side removed.
  private(set) var roots: [Int?]

  init(_ table: NodeTable) {
    roots = Array(repeating: nil, count: table.nodes.count)
    for keeper in MergeSide.edited { find(keptBy: keeper, in: table) }
  }

  private mutating func find(keptBy keeper: MergeSide, in table: NodeTable) {
    let remover = keeper.opposite
    /// By element of the keeper.
    var inside: [Int?] = []
    inside.reserveCapacity(table.numbers[keeper].count)
    for (index, number) in table.numbers[keeper].enumerated() {
      let outer = table.trees[keeper].element(at: index).parent.flatMap { inside[$0.index] }
      let node = table.nodes[number]
      var root = outer
      if node.isIn(remover) {
        if let outer, !node.isRewritten, table.isMoved(number, keeper) { regions[outer]?.edited.append(number) }
        root = nil
      } else if node.isIn(.base) {
        if root == nil, !table.isList(number) {
          root = number
          regions[number] = Region(remover: remover)
        }
        if let root, table.isEdited(number, keeper) || outer != nil && isMovedHere(number, keeper, table) {
          regions[root]?.edited.append(number)
        } else if root == number, table.isMoved(number, keeper) {
          regions[number]?.edited.append(number)
        }
      } else if let root, !node.isRewritten, !table.isList(number) {
        regions[root]?.edited.append(number)
      }
      inside.append(root)
      roots[number] = root
    }
  }

  private func isMovedHere(_ node: Int, _ keeper: MergeSide, _ table: NodeTable) -> Bool {
    !table.nodes[node].isRewritten && table.isMoved(node, keeper)
  }

  mutating func point(at root: Int, from node: Int) {
    guard let region = regions[root], !region.pointing.contains(node) else { return }
    regions[root]?.pointing.append(node)
  }

  mutating func keep(_ root: Int) { regions[root]?.isKept = true }

  func isKept(_ node: Int) -> Bool { roots[node].flatMap { regions[$0] }?.isKept ?? false }
}
