import IBModel
import IBSyntax

/// The parents of nodes after a merge, and the references between nodes.
struct Wholes {
  private let table: NodeTable
  private var inside: [Int: [Int]] = [:]
  /// For each file, the nodes that refer to each node.
  private var pointers: ThreeWay<[Int: [Int]]> = ThreeWay(base: [:], ours: [:], theirs: [:])

  /// - Parameters:
  ///   - presence: for each node, whether it exists after the merge.
  ///   - parents: for each node, its parent after the merge.
  init(_ table: NodeTable, _ presence: [Bool], _ parents: [Int?]) {
    self.table = table
    for node in table.nodes.indices where presence[node] {
      if let parent = parents[node] { inside[parent, default: []].append(node) }
      for side in MergeSide.edited {
        guard let element = table.element(node, side) else { continue }
        for target in ObjectReferences.attributes(of: element).compactMap({ table.objects[$0.value] }) {
          pointers[side][target, default: []].append(node)
        }
      }
    }
  }

  /// A node and all nodes inside it, without those that the other side has too.
  func nodes(of root: Int, onlyIn side: MergeSide) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = []
    var waiting = [root]
    while let node = waiting.popLast() {
      guard seen.insert(node).inserted else { continue }
      if !table.nodes[node].isIn(side.opposite) { found.append(node) }
      waiting += inside[node] ?? []
    }
    return found
  }

  /// The nodes outside a whole that refer into it in one file.
  func pointing(at whole: [Int], _ side: MergeSide) -> [Int] {
    let known = Set(whole)
    return whole.flatMap { pointers[side][$0] ?? [] }.filter { !known.contains($0) }
  }
}
