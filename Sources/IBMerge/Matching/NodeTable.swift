import IBSource
import IBSyntax

/// The nodes of the three files. Elements of different files that represent the same thing are one node.
///
/// A node is identified by its number; number 0 is the document. The table is a class because all types that decide
/// about a merge share it unchanged.
final class NodeTable {
  struct Node {
    /// The index of the node's element in each file; nil for a file without it.
    var elements: ThreeWay<Int?>
    /// Whether the node has an object id, by which others can refer to it.
    let isObject: Bool
    /// Whether Xcode rewrites the node and its content on saving.
    let isRewritten: Bool
    /// Whether the node differs from its siblings only by its row.
    let isUnnamed: Bool

    func isIn(_ side: MergeSide) -> Bool { elements[side] != nil }
  }

  let trees: ThreeWay<SyntaxTree>
  let nodes: [Node]
  /// The node of each element.
  let numbers: ThreeWay<[Int]>
  /// The extents of the elements of each file, relative to each other.
  let extents: ThreeWay<ElementExtents>
  /// The node of each object id.
  let objects: [String: Int]
  /// The nodes to which both sides added different rows in the same place. The order of these rows is unknown.
  let contested: Set<Int>

  /// - Returns: nil if a file has no root element, or the names of the root elements differ.
  init?(_ trees: ThreeWay<SyntaxTree>) {
    guard let root = trees.base.root, trees.ours.root?.tag == root.tag, trees.theirs.root?.tag == root.tag else {
      return nil
    }
    let matching = NodeMatching(trees)
    numbers = matching.numbers
    extents = trees.map(ElementExtents.init)
    self.trees = trees
    nodes = matching.nodes
    objects = matching.objects
    contested = matching.contested
  }

  // MARK: - Reading

  func element(_ node: Int, _ side: MergeSide) -> XMLElement? {
    nodes[node].elements[side].map { trees[side].element(at: $0) }
  }

  /// The parent of a node in a file; nil for the document and for a file without the node.
  func parent(_ node: Int, _ side: MergeSide) -> Int? {
    element(node, side)?.parent.map { numbers[side][$0.index] }
  }

  /// The node of the scene with this `sceneID`.
  func scene(_ id: String) -> Int? {
    nodes.indices.first { node in
      MergeSide.allCases.contains { side in element(node, side)?.equals(.sceneID, id) ?? false }
    }
  }

  /// The nodes directly inside a node, in the order of the file.
  func children(_ node: Int, _ side: MergeSide) -> [Int] {
    element(node, side)?.children.map { numbers[side][$0.index] } ?? []
  }

  /// The bytes of an element, from the `<` of its start tag to the end of its end tag.
  func bytes(_ element: XMLElement) -> ArraySlice<UInt8> {
    element.tree.source.bytes[element.range.lower..<element.range.upper]
  }
}
