import IBModel

/// One root view and all that is in it, resolved for one configuration: variations applied, defaults explicit.
///
/// No later stage asks what an absent attribute means.
struct ResolvedScene: Sendable {
  /// Shared by all configurations with the same traits as far as resolving goes.
  let content: SceneContent
  let configuration: TraitConfiguration
  /// What tables say of their rows, by local index; see `tableTraits(_:)`.
  private let tables: [Int: TableTraits]

  /// - Parameter tables: by local index; empty on the canvas.
  init(_ content: SceneContent, in configuration: TraitConfiguration, tables: [Int: TableTraits]) {
    self.content = content
    self.configuration = configuration
    self.tables = tables
  }

  var document: Document { content.document }
  /// Index of the root in the document's views; local index 0.
  var root: Int { content.root }
  /// Preorder, a view before its subviews.
  var views: [ResolvedView] { content.views }
  /// Installed constraints between installed views, in document order.
  var constraints: [ResolvedConstraint] { content.constraints }

  /// The scene's controller; without one, what its root view has of one.
  var owner: ControllerContent { content.owner }

  /// What a table says of its rows; on the canvas what Xcode draws of it.
  func tableTraits(_ table: Int) -> TableTraits { tables[table] ?? .drawn }

  /// The nearest ancestor of a view, itself included, for which `matches` holds.
  func nearest(from view: Int, where matches: (ResolvedView) -> Bool) -> Int? {
    var current: Int? = view
    while let index = current {
      if matches(views[index]) { return index }
      current = views[index].parent
    }
    return nil
  }

  /// Whether `view` is inside `ancestor`, at any depth; a view is not inside itself.
  func isInside(_ view: Int, _ ancestor: Int) -> Bool {
    var current = views[view].parent
    while let index = current {
      if index == ancestor { return true }
      current = views[index].parent
    }
    return false
  }

  /// The arranged subviews of a stack view that take part: installed and not hidden.
  func arranged(of stack: Int) -> [Int] {
    views[stack].children.filter { views[$0].role == .arranged && views[$0].isInstalled && !views[$0].isHidden }
  }

  /// Whether the controller has a size of its own in Interface Builder ("freeform"), as those have that fill a part of
  /// the screen.
  var isFreeform: Bool {
    guard case .root = views[0].role else { return false }
    return owner.hasFreeformMetrics || owner.hasFreeformSize || views[0].hasFreeformMetrics
  }

  /// Whether a person can see the view: installed, not hidden and not transparent, and so are all its superviews.
  func isShown(_ view: Int) -> Bool {
    views[view].isInstalled && nearest(from: view) { $0.isHidden || $0.style.alpha == 0 } == nil
  }
}
