/// Limits on the size of a tree. `NodeTree` omits the nodes beyond them.
enum TreeLimits {
  /// The deepest nesting of nodes. Each view and each modifier is a node.
  ///
  /// Size requests recurse from the root to the leaves, so they use the stack of the thread.
  static let deepestNesting = 1_200
  static let mostViews = 200_000
}

/// A tree as nodes that can be asked for sizes and positions: step 1 of ProposalLayout.md.
struct NodeTree {
  private(set) var nodes: [EvaluatedNode] = []
  private(set) var ids: [String?] = []

  /// The place of a view in the tree.
  private struct Surrounding {
    var depth = 0
    /// The node that contains the view; nil for the root.
    var parent: Int?
    var stackAxis: Axis?
  }

  /// The views to add, the next one last. A list, because recursion could exhaust the stack of the thread.
  private var pending: [(view: ViewNode, surrounding: Surrounding)] = []

  init(_ root: ViewNode) {
    pending = [(root, Surrounding())]
    while let next = pending.popLast() { add(next.view, next.surrounding) }
  }

  /// Adds the nodes of one view: its modifiers from the outside to the inside, then the view. Its contents are queued.
  private mutating func add(_ view: ViewNode, _ surrounding: Surrounding) {
    let depth = surrounding.depth + view.modifiers.count + 1
    guard depth <= TreeLimits.deepestNesting, nodes.count + view.modifiers.count < TreeLimits.mostViews else { return }
    let outermost = nodes.count
    for modifier in view.modifiers.reversed() { append(modifier.modifier.layout, modifier.id, surrounding) }
    let own = nodes.count
    append(view.content.layout, view.id, surrounding)
    for index in outermost..<own { nodes[index].children.append(index + 1) }
    if let parent = surrounding.parent { nodes[parent].children.append(outermost) }
    for (offset, modifier) in view.modifiers.reversed().enumerated() {
      let inside = Surrounding(depth: surrounding.depth + offset + 1, parent: outermost + offset)
      waitForContent(of: modifier, inside)
    }
    let inside = Surrounding(depth: depth, parent: own, stackAxis: view.content.stackAxis)
    for child in view.children.reversed() { pending.append((child, inside)) }
  }

  /// Queues the content of a background, an overlay or a bar as one view. Several views become layers.
  private mutating func waitForContent(of modifier: AppliedModifier, _ surrounding: Surrounding) {
    guard let first = modifier.content.first else { return }
    let alignment: Alignment =
      if case .backdrop(let backdrop) = modifier.modifier { backdrop.alignment } else { .center }
    let view =
      modifier.content.count == 1
      ? first : ViewNode(.layers(LayeredStack(alignment: alignment)), children: modifier.content)
    pending.append((view, surrounding))
  }

  private mutating func append(_ layout: any NodeLayout, _ id: String?, _ surrounding: Surrounding) {
    nodes.append(EvaluatedNode(layout: layout, stackAxis: surrounding.stackAxis))
    ids.append(id)
  }
}
