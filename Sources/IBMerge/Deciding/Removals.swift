import IBSyntax

/// The nodes that one side removed, and those among them that the other side still needs.
struct Removals {
  /// An object that one side removed with its content while the other side kept it.
  struct Region {
    let remover: MergeSide
    /// The nodes inside that the other side edited, added or moved here.
    var edited: [Int] = []
    /// The nodes elsewhere that refer to the object on the other side.
    var pointing: [Int] = []
    /// Whether a decision or an edit keeps the object.
    var isKept = false
  }

  /// The regions, by the node of the removed object.
  private(set) var regions: [Int: Region] = [:]
  /// For each node, the removed object that contains it; nil for a node that neither side removed.
  private(set) var roots: [Int?]

  init(_ table: NodeTable) {
    roots = Array(repeating: nil, count: table.nodes.count)
    for keeper in MergeSide.edited { find(keptBy: keeper, in: table) }
  }

  private mutating func find(keptBy keeper: MergeSide, in table: NodeTable) {
    let remover = keeper.opposite
    /// For each element of the other side, the removed object around it.
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
