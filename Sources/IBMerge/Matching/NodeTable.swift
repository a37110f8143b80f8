import IBSource
import IBSyntax

/// What the three files are about: elements of different files that are the same thing are one node.
///
/// A node is known by its number. Number 0 is the document. A class, because all types that decide about a merge share
/// it unchanged.
final class NodeTable {
  struct Node {
    /// The index of its element in each file; nil where the file does not have it.
    var elements: ThreeWay<Int?>
    /// Whether it has an object id that others refer to it by.
    let isObject: Bool
    /// Whether Xcode writes it on its own account, with all it holds.
    let isRewritten: Bool
    /// Whether only its row distinguishes it from its siblings.
    let isUnnamed: Bool

    func isIn(_ side: MergeSide) -> Bool { elements[side] != nil }
  }

  let trees: ThreeWay<SyntaxTree>
  let nodes: [Node]
  /// The node of each element.
  let numbers: ThreeWay<[Int]>
  /// Where the elements of each file begin and end among each other.
  let extents: ThreeWay<ElementExtents>
  /// The node of each object id.
  let objects: [String: Int]
  /// Nodes to which both sides added different rows in the same place, so that their order is unknown.
  let contested: Set<Int>

  /// - Returns: nil if the files have document elements of different names, or none.
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

  /// The element of a node in a file.
  func element(_ node: Int, _ side: MergeSide) -> XMLElement? {
    nodes[node].elements[side].map { trees[side].element(at: $0) }
  }

  /// The parent of a node in a file; nil for the document and where the file does not have the node.
  func parent(_ node: Int, _ side: MergeSide) -> Int? {
    element(node, side)?.parent.map { numbers[side][$0.index] }
  }

  /// The node of the scene with a `sceneID`.
  func scene(_ id: String) -> Int? {
    nodes.indices.first { node in
      MergeSide.allCases.contains { side in element(node, side)?.equals(.sceneID, id) ?? false }
    }
  }

  /// The nodes directly inside a node in a file, in the order of the file.
  func children(_ node: Int, _ side: MergeSide) -> [Int] {
    element(node, side)?.children.map { numbers[side][$0.index] } ?? []
  }

  /// The bytes of an element, from the `<` of its start tag to the end of its end tag.
  func bytes(_ element: XMLElement) -> ArraySlice<UInt8> {
    element.tree.source.bytes[element.range.lower..<element.range.upper]
  }
}
