import IBSource
import IBSyntax

/// What the three files are about: elements of different files that are the same thing are one node.
///
/// A node is known by its number. Number 0 is the document.
struct NodeTable {
  struct Node {
    /// The index of its element in each file; nil where the file does not have it.
    var elements: Trio<Int?>
    /// Whether it has an object id that others refer to it by.
    let isObject: Bool
    /// Whether Xcode writes it on its own account, with all it holds.
    let isRewritten: Bool
    /// Whether only its row distinguishes it from its siblings.
    let isUnnamed: Bool

    func isIn(_ side: MergeSide) -> Bool { elements[side] != nil }
  }

  let trees: Trio<SyntaxTree>
  private(set) var nodes: [Node] = []
  /// The node of each element.
  private(set) var numbers: Trio<[Int]>
  /// By element: where the sibling before it, or its parent's start tag, ends.
  private(set) var ends: Trio<[Int]>
  /// By element: where its last child ends; its start tag's end for an element without any.
  private(set) var lastEnds: Trio<[Int]>
  /// By element: how many elements it is inside of.
  private(set) var depths: Trio<[Int]>
  /// The node of each object id.
  private(set) var objects: [String: Int] = [:]

  /// - Returns: nil if the files have document elements of different names, or none.
  init?(_ trees: Trio<SyntaxTree>) {
    guard let root = trees.base.root, trees.ours.root?.tag == root.tag, trees.theirs.root?.tag == root.tag else {
      return nil
    }
    self.trees = trees
    numbers = Trio(base: [], ours: [], theirs: [])
    ends = numbers
    lastEnds = numbers
    depths = numbers
    var parts: [ElementKey: Int] = [:]
    for side in MergeSide.allCases { add(side, &parts) }
  }

  private mutating func add(_ side: MergeSide, _ parts: inout [ElementKey: Int]) {
    let tree = trees[side]
    var numbers: [Int] = []
    numbers.reserveCapacity(tree.elementCount)
    measure(side)
    /// How many siblings of one kind were seen, and the ids.
    var rows: [ElementKey: Int] = [:]
    var seen: Set<String> = []
    for index in 0..<tree.elementCount {
      let element = tree.element(at: index)
      let parent = element.parent.map { numbers[$0.index] }
      numbers.append(number(of: element, side, in: parent, &parts, &rows, &seen))
    }
    self.numbers[side] = numbers
  }

  private mutating func measure(_ side: MergeSide) {
    let tree = trees[side]
    var ends = [Int](repeating: 0, count: tree.elementCount)
    var lastEnds = ends
    var depths = ends
    for index in 0..<tree.elementCount {
      let element = tree.element(at: index)
      lastEnds[index] = element.startTagRange.upper
      guard let parent = element.parent?.index else { continue }
      depths[index] = depths[parent] + 1
      ends[index] = lastEnds[parent]
      lastEnds[parent] = element.range.upper
    }
    self.ends[side] = ends
    self.lastEnds[side] = lastEnds
    self.depths[side] = depths
  }

  private mutating func number(
    of element: XMLElement, _ side: MergeSide, in parent: Int?, _ parts: inout [ElementKey: Int],
    _ rows: inout [ElementKey: Int], _ seen: inout Set<String>
  ) -> Int {
    let isRewritten = Rewriting.isRewritten(element) || parent.map { nodes[$0].isRewritten } ?? false
    let id = isRewritten ? nil : element[.id]
    let key: ElementKey
    var isUnnamed = false
    // A second element with the same id is a part of its parent, so that neither is lost.
    if let id, seen.insert(id).inserted {
      key = .object(id)
    } else {
      let word = ElementKey.Word(element)
      let kind = ElementKey.part(parent: parent ?? -1, word, row: -1)
      let row = rows[kind, default: 0]
      rows[kind] = row + 1
      key = .part(parent: parent ?? -1, word, row: row)
      isUnnamed = !word.isTelling
    }
    if let number = parts[key] {
      nodes[number].elements[side] = element.index
      return number
    }
    var elements = Trio<Int?>(base: nil, ours: nil, theirs: nil)
    elements[side] = element.index
    let number = nodes.count
    if case .object(let id) = key { objects[id] = number }
    nodes.append(
      Node(elements: elements, isObject: isObject(key), isRewritten: isRewritten, isUnnamed: isUnnamed))
    parts[key] = number
    return number
  }

  private func isObject(_ key: ElementKey) -> Bool {
    if case .object = key { true } else { false }
  }

  // MARK: - Reading

  /// The element of a node in a file.
  func element(_ node: Int, _ side: MergeSide) -> XMLElement? {
    nodes[node].elements[side].map { trees[side].element(at: $0) }
  }

  /// The node that a node is directly inside of in a file; nil for the document and where the file does not have it.
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
