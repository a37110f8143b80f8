/// A tree that is laid out.
package struct TreeLayout: Sendable {
  /// Each view before its contents; backgrounds before the views over them.
  package let views: [PlacedView]
  package let issues: [TreeIssue]
  /// How many nodes the tree has, and how many sizes they were asked for.
  package let nodeCount: Int
  package let questionCount: Int

  /// Lays a tree out as the root of a window: it is offered the safe area and centered in it. See step 3 of
  /// ProposalLayout.md.
  package init(_ root: ViewNode, in request: TreeRequest) {
    var engine = TreePlacer(root, request, keepsElements: true)
    engine.place(in: request)
    self.init(engine)
  }

  private init(_ engine: TreePlacer) {
    views = engine.placed.map { placed in
      let source = engine.tree.sources[placed.node]
      return PlacedView(
        element: engine.tree.elements[placed.node], id: source.id, place: engine.tree.place(of: placed.node),
        parent: placed.parent,
        frame: placed.frame, proposal: placed.proposal, direction: placed.direction, isHidden: source.isHidden)
    }
    issues = engine.issues
    nodeCount = engine.tree.nodes.count
    questionCount = engine.evaluation.questionCount
  }

  /// Only the frames, in the order of `views`, for callers that lay out many trees and need nothing else.
  package static func frames(of root: ViewNode, in request: TreeRequest) -> [PlacedFrame] {
    var engine = TreePlacer(root, request, keepsElements: false)
    engine.place(in: request)
    return engine.placed.map { PlacedFrame(id: engine.tree.sources[$0.node].id, frame: $0.frame) }
  }

  /// The frame of the first view with an id, in points; nil where there is none.
  package func frame(of id: String) -> Rect? { views.first { $0.id == id }?.frame }
}

/// Where a tree is laid out.
package struct TreeRequest: Sendable {
  /// The size of the window or host, in points.
  package var size: Size
  /// What bars and housings cover of it.
  package var safeAreaInsets: EdgeInsets
  /// Its container size is set by the layout.
  package var environment: ViewEnvironment

  package init(
    size: Size, safeAreaInsets: EdgeInsets = .zero, environment: ViewEnvironment = ViewEnvironment()
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.environment = environment
  }
}

/// A view of a finished layout.
package struct PlacedView: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case content(ViewContent)
    case modifier(ViewModifier)

    /// SwiftUI's name.
    package var name: String {
      switch self {
      case .content(let content): content.name
      case .modifier(let modifier): modifier.name
      }
    }
  }

  package let element: Element
  package let id: String?
  /// Where it is in the tree.
  package let place: TreePlace
  /// The index of the view or modifier around it; nil for the root.
  package let parent: Int?
  /// In points from the left top corner of the host, not rounded to pixels.
  package let frame: Rect
  package let proposal: ProposedSize
  package let direction: LayoutDirection
  /// Whether it or a view around it is hidden.
  package let isHidden: Bool
}

/// Where a view of a finished layout is, and no more of it.
package struct PlacedFrame: Sendable {
  package let id: String?
  /// In points from the left top corner of the host, not rounded to pixels.
  package let frame: Rect
}
