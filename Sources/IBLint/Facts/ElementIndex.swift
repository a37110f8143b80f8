package import IBSyntax

/// The elements of a tree by name, so that a rule visits only the elements it is about.
struct ElementIndex: Sendable {
  private let tree: SyntaxTree
  /// The elements' numbers, grouped by name, in document order within a name.
  private let numbers: [Int32]
  /// The index in `numbers` at which the group of each name begins; has one more entry than there are names.
  private let starts: [Int32]

  /// A counting sort by name.
  init(_ tree: SyntaxTree) {
    self.tree = tree
    let names = (0..<tree.elementCount).map { Int(tree.element(at: $0).name.id) }
    var starts = [Int32](repeating: 0, count: (names.max() ?? 0) + 2)
    for name in names { starts[name + 1] += 1 }
    for name in starts.indices.dropFirst() { starts[name] += starts[name - 1] }
    var next = starts
    var numbers = [Int32](repeating: 0, count: names.count)
    for (number, name) in names.enumerated() {
      numbers[Int(next[name])] = Int32(number)
      next[name] += 1
    }
    self.numbers = numbers
    self.starts = starts
  }

  func elements(named name: Name) -> NamedElements {
    let group = Int(name.id)
    guard group + 1 < starts.count else { return NamedElements(tree: tree, numbers: []) }
    return NamedElements(tree: tree, numbers: numbers[Int(starts[group])..<Int(starts[group + 1])])
  }
}

extension SyntaxTree {
  /// Every element, in document order.
  var allElements: some Sequence<XMLElement> {
    (0..<elementCount).lazy.map(element(at:))
  }
}

/// All elements with the same name, in document order.
package struct NamedElements: RandomAccessCollection, Sendable {
  let tree: SyntaxTree
  let numbers: ArraySlice<Int32>

  package var startIndex: Int { numbers.startIndex }
  package var endIndex: Int { numbers.endIndex }

  package subscript(position: Int) -> XMLElement {
    tree.element(at: Int(numbers[position]))
  }
}
