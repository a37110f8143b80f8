import IBModel
import IBSource
import IBSyntax

/// Elements without an id that occur several times in one parent with the same kind.
struct RowTable {
  struct Row {
    /// The index of its element in its file.
    let element: Int
    /// A hash of its tags, text and inner elements, without white space and Xcode's rewrites.
    let content: ByteHash
  }

  private let trees: ThreeWay<SyntaxTree>
  /// By element, whether it has two children of one name without an id.
  private let repeating: ThreeWay<[Bool]>
  /// By element; nil for a file whose rows have not been needed yet.
  private var contents = ThreeWay<[ByteHash]?>(base: nil, ours: nil, theirs: nil)

  init(_ trees: ThreeWay<SyntaxTree>) {
    self.trees = trees
    repeating = trees.map(Self.repeating)
  }

  /// Whether any file has several children of one name in a node, some of which may be rows.
  func areRepeated(in node: NodeTable.Node) -> Bool {
    MergeSide.allCases.contains { side in node.elements[side].map { repeating[side][$0] } ?? false }
  }

  /// The rows of a node in the files up to `last`, kind by kind, without kinds that occur at most once in every file.
  mutating func groups(in node: NodeTable.Node, upTo last: MergeSide) -> [ThreeWay<[Row]>] {
    var groups: [PartWord: ThreeWay<[Int]>] = [:]
    for side in MergeSide.allCases where side.rawValue <= last.rawValue {
      guard let index = node.elements[side] else { continue }
      for child in trees[side].element(at: index).children where child[.id] == nil && !XcodeRewrites.isRewritten(child)
      {
        groups[PartWord(child), default: ThreeWay(base: [], ours: [], theirs: [])][side].append(child.index)
      }
    }
    let several = groups.values.filter { group in MergeSide.allCases.contains { group[$0].count > 1 } }
    if several.isEmpty { return [] }
    for side in MergeSide.allCases where contents[side] == nil { contents[side] = Self.contents(of: trees[side]) }
    let contents = contents
    return several.map { group in
      ThreeWay { side in group[side].map { Row(element: $0, content: contents[side]?[$0] ?? ByteHash("")) } }
    }
  }

  private static func repeating(_ tree: SyntaxTree) -> [Bool] {
    (0..<tree.elementCount).map { index in
      var first: Name?
      var others: Set<Name> = []
      for child in tree.element(at: index).children where child[.id] == nil {
        if child.name == first || others.contains(child.name) { return true }
        if first == nil { first = child.name } else { others.insert(child.name) }
      }
      return false
    }
  }

  /// A hash of each element with its inner elements.
  private static func contents(of tree: SyntaxTree) -> [ByteHash] {
    var inside = [[UInt8]](repeating: [], count: tree.elementCount)
    var contents = [ByteHash](repeating: ByteHash(""), count: tree.elementCount)
    // An element is after its parent and before its following siblings.
    for index in (0..<tree.elementCount).reversed() {
      let element = tree.element(at: index)
      contents[index] = ByteHash((element.startTag + element.ownText + inside[index])[...])
      inside[index] = []
      guard let parent = element.parent, !XcodeRewrites.isRewritten(element) else { continue }
      withUnsafeBytes(of: contents[index].value) { inside[parent.index] += $0 }
    }
    return contents
  }
}
