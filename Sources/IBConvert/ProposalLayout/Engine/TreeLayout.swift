import IBModel

/// The frames of a tree, placed from the root to the leaves: steps 3, 24 and 25 of ProposalLayout.md.
struct TreeLayout {
  /// The frames: each view before its contents, and backgrounds before the views over them.
  private(set) var views: [PlacedFrame] = []
  private let tree: NodeTree
  private let evaluation: Evaluation

  /// The number of nodes in the tree, and of size requests during the layout.
  var nodeCount: Int { tree.nodes.count }
  var questionCount: Int { evaluation.questionCount }

  /// The first frame with each id.
  var frames: [String: Rect] {
    Dictionary(views.compactMap { view in view.id.map { ($0, view.frame) } }, uniquingKeysWith: { first, _ in first })
  }

  /// The place of each id in the order of drawing: a later view covers an earlier one.
  var drawingOrder: [String: Int] {
    Dictionary(
      views.enumerated().compactMap { place, view in view.id.map { ($0, place) } },
      uniquingKeysWith: { first, _ in first })
  }

  private struct Pending {
    let node: Int
    let origin: Point
    let proposal: ProposedSize
    let safeArea: SafeArea
  }

  /// Lays out a tree as the root of a window, which offers it the safe area and centers it there.
  init(_ root: ViewNode, in request: TreeRequest) {
    tree = NodeTree(root)
    evaluation = Evaluation(nodes: tree.nodes, environment: request.environment)
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
    views.append(PlacedFrame(id: tree.ids[next.node], frame: frame))
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

struct TreeRequest: Sendable {
  var size: Size
  var safeAreaInsets = EdgeInsets.zero
  var environment = ViewEnvironment()
}

/// The frame of a view or a modifier in a finished layout.
struct PlacedFrame: Hashable, Sendable {
  let id: String?
  /// The frame in points from the top left corner of the host, not rounded to pixels.
  let frame: Rect
}

/// The environment of a layout, without the offered size.
struct ViewEnvironment: Sendable {
  var direction = LayoutDirection.leftToRight
  var generation = SwiftUIGeneration.third
  var displayScale = 2.0
  var isAccessibilitySize = false
  var text: (any TextSizing)?

  var pixel: Double { displayScale > 0 ? 1 / displayScale : 1 }
}
