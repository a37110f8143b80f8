import IBSyntax

/// Finds the elements of several files that are the same thing, file after file.
struct NodeMatching {
  private(set) var nodes: [NodeTable.Node] = []
  /// The node of each object id.
  private(set) var objects: [String: Int] = [:]
  private var parts = PartTable()

  /// - Returns: the node of each element.
  mutating func add(_ tree: SyntaxTree, _ side: MergeSide) -> [Int] {
    parts.beginFile()
    var numbers: [Int] = []
    numbers.reserveCapacity(tree.elementCount)
    for index in 0..<tree.elementCount {
      let element = tree.element(at: index)
      numbers.append(number(of: element, side, in: element.parent.map { numbers[$0.index] }))
    }
    return numbers
  }

  private mutating func number(of element: XMLElement, _ side: MergeSide, in parent: Int?) -> Int {
    let isRewritten = Rewriting.isRewritten(element) || parent.map { nodes[$0].isRewritten } ?? false
    // A second element with the same id is a part of its parent, so that neither is lost.
    if !isRewritten, let id = element[.id] {
      guard let number = objects[id] else {
        objects[id] = nodes.count
        return add(element, side, isObject: true, isRewritten: false, isUnnamed: false)
      }
      if !nodes[number].isIn(side) {
        nodes[number].elements[side] = element.index
        return number
      }
    }
    let word = PartWord(element)
    if let number = parts.nextNode(of: word, in: parent, orAdd: nodes.count) {
      nodes[number].elements[side] = element.index
      return number
    }
    return add(element, side, isObject: false, isRewritten: isRewritten, isUnnamed: !word.isTelling)
  }

  private mutating func add(
    _ element: XMLElement, _ side: MergeSide, isObject: Bool, isRewritten: Bool, isUnnamed: Bool
  ) -> Int {
    var elements = ThreeWay<Int?>(base: nil, ours: nil, theirs: nil)
    elements[side] = element.index
    nodes.append(
      NodeTable.Node(elements: elements, isObject: isObject, isRewritten: isRewritten, isUnnamed: isUnnamed))
    return nodes.count - 1
  }
}
