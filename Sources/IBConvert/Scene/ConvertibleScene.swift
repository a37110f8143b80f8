package import IBLayout
package import IBModel

/// A scene on every configuration, with what its constraints say.
package struct ConvertibleScene: Sendable {
  package let identity: SceneLayout.Identity
  package let configurations: [TraitConfiguration]
  /// How many of the configurations a tree is inferred from: the first ones.
  package let seenCount: Int
  /// A view before those inside.
  package let views: [SceneView]
  /// The views that are laid out by themselves: the scene's own, then the contents of its cells.
  package let roots: [Int]
  /// The safe area of the scene's view, by configuration.
  let safeAreas: [Insets]
  /// Whether every configuration that a tree is inferred from was laid out. Where a limit kept some of it from being, the
  /// frames are those of the file, from which no arrangement follows.
  let isLaidOut: Bool

  /// - Parameters:
  ///   - layouts: of one scene, made for drawing, one for each configuration.
  ///   - seenCount: how many of them, from the first on, a tree may be inferred from.
  /// - Returns: nil for a scene without a view.
  package init?(_ layouts: [SceneLayout], of document: Document, seenCount: Int) {
    guard let first = layouts.first, !first.views.isEmpty else { return nil }
    identity = first.scene
    configurations = layouts.map(\.configuration)
    self.seenCount = min(seenCount, layouts.count)
    isLaidOut = !layouts.prefix(seenCount).contains { $0.issues.contains { $0.kind == .limit } }
    safeAreas = layouts.map { $0.views.first?.safeArea ?? $0.safeArea }
    let columns = layouts.map { layout in
      Dictionary(layout.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    var places: [String: Int] = [:]
    var views: [SceneView] = []
    for view in first.views where places[view.id] == nil {
      let shown = columns.map { $0[view.id] }
      guard let place = SceneView(view, shown, parent: view.parent.flatMap { places[$0] }, in: document) else {
        continue
      }
      places[view.id] = views.count
      if let parent = place.parent { views[parent].children.append(views.count) }
      views.append(place)
    }
    EvidenceReader.read(layouts.prefix(seenCount).map(\.constraints), places, into: &views)
    self.views = views
    roots = views.indices.filter { Self.isRoot($0, views) }
  }

  /// Whether a view takes part in the layout on every configuration that a tree is inferred from.
  func isShown(_ view: Int) -> Bool {
    let shown = views[view]
    if shown.isArranged && shown.isHidden { return false }
    return shown.frames.prefix(seenCount).allSatisfy { $0 != nil } && !isLaidOutElsewhere(view)
  }

  /// Whether a view is laid out by itself or kept by its superview: a cell, a bar's item, a background of a table.
  private func isLaidOutElsewhere(_ view: Int) -> Bool {
    if views[view].isAttached { return true }
    return switch views[view].rule {
    case .collection, .bar, .container: true
    default: false
    }
  }

  /// A cell is laid out by itself; its content is what a row's view shows.
  private static func isRoot(_ index: Int, _ views: [SceneView]) -> Bool {
    let view = views[index]
    guard index != 0 else { return true }
    guard let parent = view.parent, views[parent].kind.isCell else { return false }
    return
      (view.kind == .tableViewCellContentView || view.kind == .collectionViewCellContentView
      || (views[parent].children.count == 1 && view.kind == .view))
  }
}

extension SceneView {
  fileprivate init?(_ view: ViewLayout, _ shown: [ViewLayout?], parent: Int?, in document: Document) {
    id = view.id
    kind = view.index.flatMap { document.views.indices.contains($0) ? document.views[$0].kind : nil } ?? .unknown
    index = view.index
    customClass = view.customClass
    self.parent = parent
    frames = shown.map { $0?.frame }
    safeAreas = shown.map { $0?.safeArea ?? .zero }
    margins = shown.map { $0.map { $0.margins.left - $0.safeArea.left } ?? 0 }
    contentSizes = shown.map { $0?.contentSize }
    naturalWidths = shown.map { $0?.placement?.intrinsicWidth }
    naturalHeights = shown.map { $0?.placement?.intrinsicHeight }
    isHidden = view.hidden
    isAttached =
      if let index = view.index, document.views.indices.contains(index), case .attached = document.views[index].role {
        true
      } else { false }
    rule = shown.lazy.compactMap { $0?.placement?.rule }.first
  }
}
