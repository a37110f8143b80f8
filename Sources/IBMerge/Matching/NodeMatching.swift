import IBModel
import IBSource
import IBSyntax

/// Finds the elements of several files that represent the same thing, one file after the other.
struct NodeMatching {
  private(set) var nodes: [NodeTable.Node] = []
  /// The node of each object id.
  private(set) var objects: [String: Int] = [:]
  /// The node of each element.
  private(set) var numbers = ThreeWay<[Int]>(base: [], ours: [], theirs: [])
  /// The nodes to which both sides added different rows in the same place. The order of these rows is unknown.
  private(set) var contested: Set<Int> = []
  private var parts = PartTable()
  private var rows: RowTable

  init(_ trees: ThreeWay<SyntaxTree>) {
    rows = RowTable(trees)
    for side in MergeSide.allCases { add(trees[side], side) }
  }

  private mutating func add(_ tree: SyntaxTree, _ side: MergeSide) {
    parts.beginFile()
    numbers[side].reserveCapacity(tree.elementCount)
    // For each element that is a row, its node; nil for a new row.
    var aligned: [Int: Int?] = [:]
    for index in 0..<tree.elementCount {
      let element = tree.element(at: index)
      let parent = element.parent.map { numbers[side][$0.index] }
      let number = number(of: element, side, in: parent, row: aligned.removeValue(forKey: index))
      numbers[side].append(number)
      if side != .base, !nodes[number].isRewritten, rows.areRepeated(in: nodes[number]) {
        for group in rows.groups(in: nodes[number], upTo: side) { align(group, side, in: number, &aligned) }
      }
    }
  }

  /// - Parameter row: the node of a row, with an inner nil for a new row; nil for elements that are not rows.
  private mutating func number(of element: XMLElement, _ side: MergeSide, in parent: Int?, row: Int??) -> Int {
    let isRewritten = XcodeRewrites.isRewritten(element) || parent.map { nodes[$0].isRewritten } ?? false
    // A second element with the same id counts as a part of its parent. Otherwise, the merge would lose one of the two.
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
    let known = row ?? parts.nextNode(of: word, in: parent, orAdd: nodes.count)
    if let known {
      nodes[known].elements[side] = element.index
      return known
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

  // MARK: - Rows

  /// Finds the node of each row in a group: that of the same row in the base, or of an equal row that our side added.
  private mutating func align(
    _ group: ThreeWay<[RowTable.Row]>, _ side: MergeSide, in parent: Int, _ aligned: inout [Int: Int?]
  ) {
    let base = group.base.map(\.content)
    let alignment = RowAlignment(base, group[side].map(\.content))
    for (row, old) in zip(group[side], alignment.old) {
      aligned[row.element] = .some(old.map { numbers.base[group.base[$0].element] })
    }
    guard side == .theirs else { return }
    let ours = RowAlignment(base, group.ours.map(\.content))
    let (first, second) = (ours.added(group.ours), alignment.added(group.theirs))
    for (gap, theirs) in second {
      guard let known = first[gap] else { continue }
      // If both sides created a list, its rows are paired by their order, like those of one list.
      let same = RowAlignment(known.map(\.content), theirs.map(\.content), pairsEdited: base.isEmpty)
      for (row, match) in zip(theirs, same.old) {
        if let match { aligned[row.element] = .some(numbers.ours[known[match].element]) }
      }
      let matches = same.old.count { $0 != nil }
      if matches < min(known.count, theirs.count) { contested.insert(parent) }
    }
  }
}

extension RowAlignment {
  /// The added rows, by the number of old rows before them.
  fileprivate func added(_ rows: [RowTable.Row]) -> [Int: [RowTable.Row]] {
    var added: [Int: [RowTable.Row]] = [:]
    for (index, row) in rows.enumerated() where old[index] == nil { added[gaps[index], default: []].append(row) }
    return added
  }
}
