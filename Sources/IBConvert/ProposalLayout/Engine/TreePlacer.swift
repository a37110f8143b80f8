/// Places the views of a tree from the root to the leaves: steps 3, 24 and 25 of ProposalLayout.md.
struct TreePlacer {
  let tree: NodeTree
  let evaluation: Evaluation
  private(set) var placed: [PlacedFrame] = []

  init(_ root: ViewNode, _ request: TreeRequest) {
    tree = NodeTree(root)
    evaluation = Evaluation(nodes: tree.nodes, environment: request.environment)
  }

  private struct Pending {
    let node: Int
    let origin: Point
    let proposal: ProposedSize
    let safeArea: SafeArea
  }

  mutating func place(in request: TreeRequest) {
    let host = Rect(origin: .zero, size: request.size)
    let safeArea = SafeArea(bounds: host, safe: host.inset(by: request.safeAreaInsets, request.environment.direction))
    guard let root = tree.nodes.indices.first else { return }
    let proposal = ProposedSize(safeArea.safe.size)
    let size = evaluation.size(of: root, for: proposal)
    let origin = Point(
      x: safeArea.safe.x + (safeArea.safe.width - size.width) / 2,
      y: safeArea.safe.y + (safeArea.safe.height - size.height) / 2)
    var pending = [Pending(node: root, origin: origin, proposal: proposal, safeArea: safeArea)]
    while let next = pending.popLast() { place(next, &pending) }
  }

  private mutating func place(_ next: Pending, _ pending: inout [Pending]) {
    let context = NodeContext(evaluation: evaluation, index: next.node)
    let frame = Self.finite(next.origin, context.size(for: next.proposal))
    let direction = evaluation.environment.direction
    placed.append(PlacedFrame(id: tree.ids[next.node], frame: frame))
    let placements = context.layout.placements(
      for: next.proposal, size: frame.size,
      surroundings: PlacedSurroundings(frame: frame, safeArea: next.safeArea), in: context)
    let children = context.children
    for placement in placements.reversed() {
      let child = children[placement.child]
      pending.append(
        Pending(
          node: child.index, origin: corner(of: placement, child, in: frame, direction),
          proposal: placement.proposal, safeArea: next.safeArea.applying(placement, direction)))
    }
  }

  /// The top left corner of a child from that of the host. Up to here, x counts from the leading edge.
  private func corner(
    of placement: ChildPlacement, _ child: NodeContext, in frame: Rect, _ direction: LayoutDirection
  ) -> Point {
    let origin = placement.origin
    guard direction == .rightToLeft else { return Point(x: frame.x + origin.x, y: frame.y + origin.y) }
    let width = child.size(for: placement.proposal).width
    return Point(x: frame.maxX - origin.x - (width.isFinite ? width : 0), y: frame.y + origin.y)
  }

  /// A frame that can be drawn, in which infinite values and NaN become 0.
  private static func finite(_ origin: Point, _ size: Size) -> Rect {
    func usable(_ value: Double) -> Double { value.isFinite ? value : 0 }
    return Rect(x: usable(origin.x), y: usable(origin.y), width: usable(size.width), height: usable(size.height))
  }
}
