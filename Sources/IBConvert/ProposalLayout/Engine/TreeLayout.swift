import IBModel

struct TreeLayout: Sendable {
  /// The frames: each view before its contents, and backgrounds before the views over them.
  let views: [PlacedFrame]
  /// The number of nodes in the tree.
  let nodeCount: Int
  /// The number of size requests during the layout.
  let questionCount: Int

  /// Lays out a tree as the root of a window, which offers it the safe area and centers it there. See step 3 of
  /// ProposalLayout.md.
  init(_ root: ViewNode, in request: TreeRequest) {
    var engine = TreePlacer(root, request)
    engine.place(in: request)
    views = engine.placed
    nodeCount = engine.tree.nodes.count
    questionCount = engine.evaluation.questionCount
  }

  func frame(of id: String) -> Rect? { views.first { $0.id == id }?.frame }

  /// The first frame with each id.
  var frames: [String: Rect] {
    Dictionary(views.compactMap { view in view.id.map { ($0, view.frame) } }, uniquingKeysWith: { first, _ in first })
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
