/// A conflict between numbered nodes, before the names of objects are looked up.
struct NodeConflict {
  enum Cause {
    /// Both sides set these attributes, or the text or the name of the element.
    case values([String])
    /// Both sides edited different attributes of one tag. A combined tag would be a line that neither version contains.
    case tag
    /// One side removed a node; the other side edited these nodes in it.
    case removed(by: MergeSide, edited: [Int])
    /// One side removed a node, and the other side added references to it in these nodes.
    case pointedTo(removedBy: MergeSide, from: [Int])
    /// Both sides edited a list of elements without names.
    case list
    /// Both sides moved the node, to different places.
    case moved
    /// Both sides reordered the children of the node.
    case order
    /// Both sides put different objects into a place for one object. The associated node is theirs.
    case place(Int)
  }

  let node: Int
  var cause: Cause

  /// Whether the conflict concerns the children of the node: their number or their order.
  var isAboutChildren: Bool {
    switch cause {
    case .list, .order: true
    default: false
    }
  }
}
