import IBSource
import IBSyntax

/// The positions of a file's elements relative to each other: byte offsets and levels, for each element.
struct ElementExtents {
  /// For each element, the end of the sibling before it, or of its parent's start tag.
  private(set) var ends: [Int]
  /// For each element, the end of its last child, or of its start tag if it has no children.
  private(set) var lastEnds: [Int]
  /// The number of ancestors of each element.
  private(set) var depths: [Int]

  init(_ tree: SyntaxTree) {
    ends = [Int](repeating: 0, count: tree.elementCount)
    lastEnds = ends
    depths = ends
    for index in 0..<tree.elementCount {
      let element = tree.element(at: index)
      lastEnds[index] = element.startTagRange.upper
      guard let parent = element.parent?.index else { continue }
      depths[index] = depths[parent] + 1
      ends[index] = lastEnds[parent]
      lastEnds[parent] = element.range.upper
    }
  }
}
