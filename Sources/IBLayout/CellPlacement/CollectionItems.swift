import IBContent
import IBModel

/// The items of collections while their islands are solved: first their sizes, then their positions.
///
/// Sizes are step 1 of Collections.md. The position of an item depends on the sizes of all items before it, so
/// positions are computed when every item is solved.
struct CollectionItems {
  let scene: ResolvedScene

  /// The size of an item's island; its position is computed later. Nil for a collection without a frame.
  func placement(of item: Int, in result: SceneFrames) -> CellLayout.Placement? {
    guard let collection = scene.views[item].parent, result.frames[collection] != nil else { return nil }
    let view = scene.views[item]
    let stored = view.storedFrame ?? .zero
    let origin = Point(x: stored.x, y: stored.y)
    func placement(_ size: Size, kept: [FrameCoordinate]) -> CellLayout.Placement {
      let size = size + scene.configuration.openGrowth
      return CellLayout.Placement(origin: origin, size: IslandSize(width: size.width, height: size.height), kept: kept)
    }
    let own = view.collectionItem?.customSize
    guard let layout = layout(of: collection, in: result) else {
      return own.map { placement($0, kept: [.x, .y]) } ?? placement(stored.size, kept: FrameCoordinate.allCases)
    }
    if isSupplementary(view) {
      return supplementary(view, in: layout) ?? placement(stored.size, kept: [.x, .y, .height])
    }
    // On the canvas, a prototype with its own size does not size itself.
    let isGiven = own != nil && scene.configuration.canvasEra != nil
    if layout.isSelfSizing, !isGiven, hasConstraints(item) {
      return CellLayout.Placement(origin: origin, size: IslandSize(fitting: own ?? layout.itemSize), kept: [])
    }
    return placement(own ?? layout.itemSize, kept: [])
  }

  /// Positions the items of every flow layout.
  func place(in result: inout SceneFrames) {
    for view in scene.views.indices where scene.views[view].kind == .collectionView {
      guard let layout = layout(of: view, in: result) else { continue }
      place(scene.views[view].children.filter { result.frames[$0] != nil }, of: view, layout, in: &result)
    }
  }

  private func place(_ children: [Int], of collection: Int, _ layout: FlowLayout, in result: inout SceneFrames) {
    let items = children.filter { scene.views[$0].kind == .collectionViewCell }
    let frames = items.compactMap { result.frames[$0] }
    let origins = layout.origins(of: frames.map(\.size))
    var isDrawn = result.kept[collection].contains(layout.roomLength)
    for (item, origin) in zip(items, origins) {
      result.frames[item]?.x = origin.x
      result.frames[item]?.y = origin.y
      // An item also keeps the coordinates that its collection or an item before it keeps.
      let sizes = result.kept[item].filter { $0 == .width || $0 == .height }
      result.kept[item] = isDrawn ? [.x, .y] + sizes : sizes
      isDrawn = isDrawn || !sizes.isEmpty
    }
    let placed = items.compactMap { result.frames[$0] }
    for view in children where scene.views[view].collectionItem?.isFooter == true {
      guard let frame = layout.footerFrame(after: placed) else { continue }
      result.frames[view]?.x = frame.x
      result.frames[view]?.y = frame.y
      result.kept[view] = isDrawn ? [.x, .y] : []
    }
  }

  // MARK: - Headers and footers

  private func isSupplementary(_ view: ResolvedView) -> Bool { view.kind == .collectionReusableView }

  /// The header is at the layout's origin; the footer is positioned later, after the items.
  private func supplementary(_ view: ResolvedView, in layout: FlowLayout) -> CellLayout.Placement? {
    let isFooter = view.collectionItem?.isFooter == true
    guard let frame = isFooter ? layout.footerFrame(after: []) : layout.headerFrame else { return nil }
    return CellLayout.Placement(
      origin: Point(x: frame.x, y: frame.y), size: IslandSize(width: frame.width, height: frame.height), kept: [])
  }

  // MARK: - Layouts

  private func layout(of collection: Int, in result: SceneFrames) -> FlowLayout? {
    guard let frame = result.frames[collection] else { return nil }
    // The canvas applies no safe area to a section.
    let safeArea = scene.configuration.canvasEra == nil ? result.guides.safeAreas[collection] : .zero
    return FlowLayout(of: scene.views[collection], bounds: frame.size, safeArea: safeArea)
  }

  private func hasConstraints(_ item: Int) -> Bool {
    scene.constraints.contains { $0.holder == item || scene.isInside($0.holder, item) }
  }
}
