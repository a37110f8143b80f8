import IBContent
import IBModel

/// The margins and safe areas of every view of a scene, as insets from the view's edges, in points.
struct GuideInsets: Equatable, Sendable {
  /// By local index.
  var margins: [Insets]
  /// By local index.
  var safeAreas: [Insets]
  /// How much of the root view the top and bottom layout guides cover.
  var layoutGuides: (top: Double, bottom: Double)
  /// How far below the top of the root view the top layout guide begins; more than zero only to find what depends on it.
  var layoutGuideStart = 0.0

  /// The insets that are known before any frame.
  init(count: Int, in context: ContainerContext) {
    margins = Array(repeating: .zero, count: count)
    safeAreas = margins
    if count > 0 { safeAreas[0] = context.safeArea }
    layoutGuides = (context.safeArea.top, context.safeArea.bottom)
  }

  /// The safe area of a cell's table; for a cell that is a root, the part that the cell gets.
  func tableSafeArea(of cell: Int, in scene: ResolvedScene) -> Insets {
    safeAreas[scene.views[cell].parent ?? cell]
  }

  static func == (a: Self, b: Self) -> Bool {
    a.margins == b.margins && a.safeAreas == b.safeAreas && a.layoutGuides == b.layoutGuides
      && a.layoutGuideStart == b.layoutGuideStart
  }
}

/// Computes margins and safe areas from the frames of views.
///
/// Both depend on the frames, and the frames depend on both. The first pass knows no frames and gives inner views their
/// default insets; each later pass uses the previous pass's frames. A view's safe area is its superview's, clipped to
/// the part that overlaps it (step 6 of SafeArea.md); its margins are steps 1 to 6 of Margins.md.
struct GuideInsetsResolver {
  let scene: ResolvedScene
  let context: ContainerContext
  /// The frames of the previous pass, in superview coordinates, by local index; nil for a view without a frame.
  let frames: [Rect?]

  /// Replaces the insets of some views, in ascending order. The insets of their other superviews must be known.
  func resolve(_ views: [Int], into insets: inout GuideInsets) {
    for view in views {
      insets.safeAreas[view] = safeArea(of: view, above: insets)
      insets.margins[view] = margins(of: view, above: insets)
    }
  }

  // MARK: - Safe areas

  private func safeArea(of view: Int, above: GuideInsets) -> Insets {
    guard let parent = scene.views[view].parent else { return context.safeArea }
    // A table passes its sides to its rows (T5); any other scroll view applies the insets to its content (T2).
    if scene.views[view].kind.isCell { return CellSafeArea.of(view, in: scene, table: above.safeAreas[parent]) }
    guard !scene.views[parent].kind.scrolls else { return .zero }
    return overlap(of: above.safeAreas[parent], on: view)
  }

  /// The part of a superview's insets that overlaps a subview; zero while its frame is not known.
  private func overlap(of insets: Insets, on view: Int) -> Insets {
    guard insets != .zero, let distance = distances(of: view) else { return .zero }
    return Insets(
      top: max(0, insets.top - distance.top), left: max(0, insets.left - distance.left),
      bottom: max(0, insets.bottom - distance.bottom), right: max(0, insets.right - distance.right))
  }

  /// The distances from the superview's edges to the view's; nil while one of the frames is unknown.
  private func distances(of view: Int) -> Insets? {
    guard let parent = scene.views[view].parent, let frame = frames[view], let outer = frames[parent] else {
      return nil
    }
    return Insets(
      top: Self.distance(frame.y, isBeyond: frame.maxY <= 0),
      left: Self.distance(frame.x, isBeyond: frame.maxX <= 0),
      bottom: Self.distance(outer.height - frame.maxY, isBeyond: frame.y >= outer.height),
      right: Self.distance(outer.width - frame.maxX, isBeyond: frame.x >= outer.width))
  }

  /// A view that extends beyond an edge does not get a larger inset there, and a view entirely beyond it gets none
  /// (S3).
  private static func distance(_ distance: Double, isBeyond: Bool) -> Double {
    isBeyond ? .infinity : max(0, distance)
  }

  // MARK: - Margins

  private func margins(of view: Int, above: GuideInsets) -> Insets {
    let resolved = scene.views[view]
    // Steps 1 to 3 of Margins.md, then 4, 5 and 6.
    var margins = ownMargins(of: view, above: above)
    if resolved.insetsMarginsFromSafeArea, context.marginsIncludeSafeArea {
      margins = margins + above.safeAreas[view]
    }
    if preservesMargins(resolved), let parent = resolved.parent, let distance = distances(of: view) {
      margins = margins.larger(preservedMargins(of: parent, above: above).inside(distance))
    }
    if resolved.followsReadableWidth, let frame = frames[view] {
      let side = (frame.width - ReadableWidth.limit(textSize: scene.configuration.textSize)) / 2
      margins.left = max(margins.left, side)
      margins.right = max(margins.right, side)
    }
    return margins
  }

  /// The margins of a superview that a view may preserve. On the canvas, the safe area does not apply inside a scroll
  /// view (Measurements/Margins.md#in-scroll-views).
  private func preservedMargins(of view: Int, above: GuideInsets) -> Insets {
    guard scene.views[view].kind == .scrollView, scene.configuration.canvasEra != nil else {
      return above.margins[view]
    }
    return marginsWithoutSafeArea(of: view, above: above)
  }

  /// A view's own margins and its preserved margins, without the safe area.
  private func marginsWithoutSafeArea(of view: Int, above: GuideInsets) -> Insets {
    let resolved = scene.views[view]
    let own = ownMargins(of: view, above: above)
    guard preservesMargins(resolved), let parent = resolved.parent, let distance = distances(of: view) else {
      return own
    }
    return own.larger(marginsWithoutSafeArea(of: parent, above: above).inside(distance))
  }

  /// Cells and their content views follow the table's metrics, whatever their own flag is
  /// (Measurements/Cells.md#vertical-margins). The content view of an effect view behaves like any other view
  /// (Measurements/Margins.md#effect-view).
  private func preservesMargins(_ view: ResolvedView) -> Bool {
    guard view.preservesSuperviewMargins, !view.kind.isCell else { return false }
    return view.role != .contentView || view.parent.map { !scene.views[$0].kind.isCell } ?? true
  }

  private func ownMargins(of index: Int, above: GuideInsets) -> Insets {
    let view = scene.views[index]
    switch view.role {
    case .contentView: return contentMargins(of: view, above: above)
    case .topLevel where view.kind == .tableViewCell:
      if let own = view.margins?.insets(view.direction) { return own }
      // On the canvas, a top-level cell has no table.
      let isOnCanvas = scene.configuration.canvasEra != nil
      return isOnCanvas ? Insets(all: Self.standardMargin) : cellMargins(of: index, above: above)
    case .root, .topLevel:
      let ends = preservesWindowMargins(view) ? Self.standardMargin : 0
      let system = Insets(top: ends, left: context.systemMargin, bottom: ends, right: context.systemMargin)
      guard let explicit = view.margins?.insets(view.direction), context.rootMarginsCanBeSet else { return system }
      guard context.respectsSystemMinimumMargins else { return explicit }
      // The system's minimum applies to the sides (M5).
      return Insets(
        top: max(explicit.top, ends), left: max(explicit.left, system.left), bottom: max(explicit.bottom, ends),
        right: max(explicit.right, system.right))
    case _ where view.kind == .tableViewCell:
      return view.margins?.insets(view.direction) ?? cellMargins(of: index, above: above)
    default:
      // A stack view has no default margins (stored frames: 2 of 2 constraints to a stack view's margin).
      let standard = view.kind == .stackView ? 0 : Self.standardMargin
      return view.margins?.insets(view.direction) ?? Insets(all: standard)
    }
  }

  /// On the canvas, a root is in a plain view of the window's size, whose margins of 8 points it may preserve
  /// (Measurements/Margins.md#preserving-root).
  private func preservesWindowMargins(_ view: ResolvedView) -> Bool {
    view.preservesSuperviewMargins && scene.configuration.canvasEra != nil
  }

  /// A cell in a table has the margins that its content view has without an accessory
  /// (Measurements/Cells.md#margins-of-the-cell).
  private func cellMargins(of index: Int, above: GuideInsets) -> Insets {
    guard let cell = tableCell(index, above: above) else { return Insets(all: Self.standardMargin) }
    return cell.metrics.contentMargins(margin: cell.margin, hasAccessory: false)
  }

  private func tableCell(_ index: Int, above: GuideInsets) -> TableCell? {
    TableCell(
      index, in: scene, width: frames[index]?.width ?? context.size.width,
      safeArea: above.tableSafeArea(of: index, in: scene))
  }

  /// The margins of a table cell's content view follow the table. Margins in the file count if they are larger.
  ///
  /// Source: stored frames of six cells whose content view has its own margins (19 of 19 edges: next to an accessory,
  /// 22, 12 and 8 stay; at the top and bottom, 8 and 10 become 11; at the sides, 12 becomes 15 and 19 becomes 20).
  private func contentMargins(of view: ResolvedView, above: GuideInsets) -> Insets {
    let explicit = view.margins?.insets(view.direction)
    guard let index = view.parent, let cell = tableCell(index, above: above) else {
      return explicit ?? Insets(all: Self.standardMargin)
    }
    let hasAccessory = cell.content.accessory != nil
    var margins = cell.metrics.contentMargins(margin: cell.margin, hasAccessory: hasAccessory)
    if view.direction == .rightToLeft { swap(&margins.left, &margins.right) }
    // Until iOS 10, a content view has its own small margins and takes the cell's only if it preserves them.
    if view.preservesSuperviewMargins, cell.traits.followsReadableWidth {
      margins.left = max(margins.left, cell.margin)
      margins.right = max(margins.right, hasAccessory ? margins.right : cell.margin)
    }
    // Margins that the file sets on the cell reach a content view that preserves them (Measurements/Cells.md#own-margins).
    let isPreserving = view.preservesSuperviewMargins && scene.configuration.canvasEra != nil
    if isPreserving, let own = scene.views[index].margins?.insets(view.direction) { margins = margins.larger(own) }
    return explicit.map { margins.larger($0) } ?? margins
  }

  /// Source: Behaviors.md M3; Measurements/Margins.md#other-views (254 of 257).
  private static let standardMargin = 8.0
}

extension Insets {
  /// The part of the insets that extends into a view at these distances from the edges; negative if it does not reach
  /// the view.
  fileprivate func inside(_ distances: Insets) -> Insets {
    Insets(
      top: top - distances.top, left: left - distances.left, bottom: bottom - distances.bottom,
      right: right - distances.right)
  }

  /// The larger of the two insets on each edge.
  fileprivate func larger(_ other: Insets) -> Insets {
    Insets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
