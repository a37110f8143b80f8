import IBSource
import IBSyntax

/// The positions of one file's elements relative to each other: byte offsets and levels, by element.
struct ElementExtents {
  /// The end of the sibling before it, or of its parent's start tag.
  private(set) var ends: [Int]
  /// The end of its last child; the end of its start tag for an element without children.
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
