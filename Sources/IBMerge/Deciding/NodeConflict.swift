/// A conflict between numbered nodes, before it has names.
struct NodeConflict {
  enum Cause {
    /// Both sides set these attributes, or the text or the name of the element.
    case values([String])
    /// Both sides edited one tag, each other attributes: a tag with both is a line that none of the files has.
    case tag
    /// A side removed what the other edited: these nodes of it.
    case removed(by: MergeSide, edited: [Int])
    /// A side removed what the other newly points to from these nodes.
    case pointedTo(removedBy: MergeSide, from: [Int])
    /// Both sides edited a list of things without names.
    case list
    /// Both sides moved it, to different places.
    case moved
    /// Both sides reordered its children.
    case order
    /// Both sides put something into one place, theirs this node.
    case place(Int)
  }

  let node: Int
  var cause: Cause

  /// Whether it is about the children of the node: which there are, or their order.
  var isAboutChildren: Bool {
    switch cause {
    case .list, .order: true
    default: false
    }
  }
}
