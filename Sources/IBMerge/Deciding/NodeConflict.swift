/// A conflict between numbered nodes, before it has names.
struct NodeConflict {
  enum Cause {
    /// Both sides set these attributes, or the text or the name of the element.
    case values([String])
    /// Both sides edited different attributes of one tag. A combined tag would be a line that no version contains.
    case tag
    /// One side removed a node; the other side edited these nodes in it.
    case removed(by: MergeSide, edited: [Int])
    /// One side removed a node to which the other side added references in these nodes.
    case pointedTo(removedBy: MergeSide, from: [Int])
    /// Both sides edited a list of things without names.
    case list
    /// Both sides moved it, to different places.
    case moved
    /// Both sides reordered its children.
    case order
    /// Both sides put different objects into one place; the node in theirs.
    case place(Int)
  }

  let node: Int
  var cause: Cause

  /// Whether the conflict is about the children of the node: their number or their order.
  var isAboutChildren: Bool {
    switch cause {
    case .list, .order: true
    default: false
    }
  }
}
