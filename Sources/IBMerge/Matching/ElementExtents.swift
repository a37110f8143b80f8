import IBSource
import IBSyntax

/// The positions of one file's elements relative to each other: byte offsets and levels, by element.
struct ElementExtents {
  /// Where the sibling before it, or its parent's start tag, ends.
  private(set) var ends: [Int]
  /// Where its last child ends; its start tag's end for an element without any.
  private(set) var lastEnds: [Int]
  /// By element, the number of its ancestors.
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
