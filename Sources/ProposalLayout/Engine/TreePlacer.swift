/// Places the views of a tree from the root down: steps 3, 30 and 31 of ProposalLayout.md.
struct TreePlacer {
  let tree: NodeTree
  let evaluation: Evaluation
  private(set) var placed: [Placed] = []

  /// A node that is placed.
  struct Placed {
    let node: Int
    /// Its place among those that are placed; nil for the root.
    let parent: Int?
    let frame: Rect
    let proposal: ProposedSize
    let direction: LayoutDirection
  }

  /// - Parameter keepsElements: whether the views and modifiers of the nodes are asked for.
  init(_ root: ViewNode, _ request: TreeRequest, keepsElements: Bool) {
    var environment = request.environment
    let host = Rect(origin: .zero, size: request.size)
    environment.containerSize = host.inset(by: request.safeAreaInsets, environment.direction).size
    let tree = NodeTree(root, environment, keepsElements: keepsElements)
    self.tree = tree
    evaluation = Evaluation(nodes: tree.nodes, environments: tree.environments, gridMembers: tree.gridMembers)
  }

  var issues: [TreeIssue] {
    tree.issues + evaluation.issues.map { TreeIssue(kind: $0.kind, place: tree.place(of: $0.node)) }
  }

  /// A node that is still to be placed.
  private struct Pending {
    let node: Int
    let parent: Int?
    let origin: Point
    let proposal: ProposedSize
    let safeArea: SafeArea
  }

  mutating func place(in request: TreeRequest) {
    let host = Rect(origin: .zero, size: request.size)
    let direction = request.environment.direction
    let safeArea = SafeArea(bounds: host, safe: host.inset(by: request.safeAreaInsets, direction))
    var pending: [Pending] = tree.root.reversed().map { root in
      let proposal = ProposedSize(safeArea.safe.size)
      let size = evaluation.size(of: root, for: proposal)
      let origin = Point(
        x: safeArea.safe.x + (safeArea.safe.width - size.width) / 2,
        y: safeArea.safe.y + (safeArea.safe.height - size.height) / 2)
      return Pending(node: root, parent: nil, origin: origin, proposal: proposal, safeArea: safeArea)
    }
    while let next = pending.popLast() { place(next, &pending) }
  }

  /// Places a node; its contents wait, the first last.
  private mutating func place(_ next: Pending, _ pending: inout [Pending]) {
    let node = next.node
    let context = NodeContext(evaluation: evaluation, index: node)
    let size = evaluation.size(of: node, for: next.proposal)
    let frame = finite(next.origin, size, at: node)
    let direction = context.environment.direction
    let index = placed.count
    placed.append(
      Placed(node: node, parent: next.parent, frame: frame, proposal: next.proposal, direction: direction))
    let surroundings = PlacedSurroundings(frame: frame, safeArea: next.safeArea)
    let placements = tree.nodes[node].layout.placements(
      for: next.proposal, size: frame.size, surroundings: surroundings, in: context)
    let children = context.children
    for placement in placements.reversed() {
      let child = children[placement.child]
      pending.append(
        Pending(
          node: child.index, parent: index, origin: corner(of: placement, child, in: frame, direction),
          proposal: placement.proposal, safeArea: next.safeArea.applying(placement, in: frame, direction)))
    }
  }

  /// The left top corner of a child, from that of the host: x is counted from the leading edge until here.
  private func corner(
    of placement: ChildPlacement, _ child: NodeContext, in frame: Rect, _ direction: LayoutDirection
  ) -> Point {
    let origin = placement.origin
    guard direction == .rightToLeft else { return Point(x: frame.x + origin.x, y: frame.y + origin.y) }
    let width = child.size(for: placement.proposal).width
    return Point(x: frame.maxX - origin.x - (width.isFinite ? width : 0), y: frame.y + origin.y)
  }

  /// A frame that can be drawn: infinite values and NaN become 0, and are reported.
  private func finite(_ origin: Point, _ size: Size, at node: Int) -> Rect {
    func usable(_ value: Double) -> Double {
      if value.isFinite { return value }
      evaluation.report(value.isNaN ? .notANumber : .infinite, at: node)
      return 0
    }
    return Rect(x: usable(origin.x), y: usable(origin.y), width: usable(size.width), height: usable(size.height))
  }
}
