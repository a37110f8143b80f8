import IBContent
import IBModel

/// One root view and everything in it, resolved for one configuration: variations applied, defaults explicit.
///
/// No later stage interprets absent attributes. It is a class, because each step of a layout refers to it.
final class ResolvedScene: Sendable {
  /// Shared by all configurations with the same `SceneTraits`.
  let content: SceneContent
  let configuration: TraitConfiguration
  /// The properties of tables for their rows, by local index; see `tableTraits(_:)`.
  private let tables: [Int: TableTraits]

  /// - Parameter tables: by local index; empty on the canvas.
  init(content: SceneContent, configuration: TraitConfiguration, tables: [Int: TableTraits]) {
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

  /// The properties of the scene's controller; for a scene without one, the same properties of its root view.
  var owner: ControllerContent { content.owner }

  /// The properties of a table for its rows; on the canvas, those that Xcode shows.
  func tableTraits(_ table: Int) -> TableTraits { tables[table] ?? .onCanvas }

  /// The nearest view for which `matches` is true, from a view outwards.
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

  /// The position of a view among the subviews of its superview, which are sorted by local index; nil for a root.
  func place(of view: Int) -> Int? {
    guard let siblings = views[view].parent.map({ views[$0].children }) else { return nil }
    var range = siblings.indices
    while let start = range.first, range.count > 1 {
      let middle = start + range.count / 2
      range = siblings[middle] <= view ? middle..<range.upperBound : start..<middle
    }
    return range.first.flatMap { siblings[$0] == view ? $0 : nil }
  }

  /// The arranged subviews of a stack view that are laid out: installed and not hidden.
  func arranged(of stack: Int) -> [Int] {
    views[stack].children.filter { views[$0].role == .arranged && views[$0].isInstalled && !views[$0].isHidden }
  }

  /// Whether the view is a stack view that fills proportionally.
  func fillsProportionally(_ view: Int) -> Bool { views[view].stack?.distribution == .fillProportionally }

  /// Whether the controller fills a part of the screen: it has its own size in Interface Builder ("freeform"), or it is
  /// a Today extension. False if that size is as wide as a screen and about as high or higher, because the controller
  /// then shows long content.
  var isFreeform: Bool {
    guard case .root = views[0].role else { return false }
    if views[0].isInNotificationCenter { return true }
    if let size = owner.freeformSize, SizeSource.isScreen(size, isFreeform: true) { return false }
    return owner.hasFreeformMetrics || owner.hasFreeformSize || views[0].hasFreeformMetrics
  }

  /// Whether the view is visible: it and all its superviews are installed, not hidden and not transparent.
  func isShown(_ view: Int) -> Bool {
    views[view].isInstalled && nearest(from: view) { $0.isHidden || $0.style.alpha <= Self.leastAlpha } == nil
  }

  /// A view with this alpha is decoration. Chosen, not measured.
  private static let leastAlpha = 0.1
}
