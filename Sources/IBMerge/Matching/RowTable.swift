import IBModel
import IBSource
import IBSyntax

/// Elements without an id that occur several times with the same kind in one parent.
struct RowTable {
  struct Row {
    /// The index of the row's element in its file.
    let element: Int
    /// A hash of the row's tags, text and inner elements, without white space and Xcode's rewrites.
    let content: ByteHash
  }

  private let trees: ThreeWay<SyntaxTree>
  /// For each element, whether two of its children without an id have the same name.
  private let repeating: ThreeWay<[Bool]>
  /// The contents of each element; nil for a file whose rows have not been needed yet.
  private var contents = ThreeWay<[ByteHash]?>(base: nil, ours: nil, theirs: nil)

  init(_ trees: ThreeWay<SyntaxTree>) {
    self.trees = trees
    repeating = trees.map(Self.repeating)
  }

  /// Whether a node has several children with the same name in any file. Some of them may be rows.
  func areRepeated(in node: NodeTable.Node) -> Bool {
    MergeSide.allCases.contains { side in node.elements[side].map { repeating[side][$0] } ?? false }
  }

  /// The rows of a node in the files up to `last`, one group for each kind. Kinds that no file repeats are left out.
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

  /// A hash of each element, including its inner elements.
  private static func contents(of tree: SyntaxTree) -> [ByteHash] {
    var inside = [[UInt8]](repeating: [], count: tree.elementCount)
    var contents = [ByteHash](repeating: ByteHash(""), count: tree.elementCount)
    // The index of an element is higher than that of its parent, and lower than those of the siblings after it.
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
