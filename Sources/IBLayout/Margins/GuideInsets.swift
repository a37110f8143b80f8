import IBModel
import IBSyntax

/// Margins and safe areas of every view of a scene, as insets from its own edges, in points.
struct GuideInsets: Equatable, Sendable {
  /// By local index.
  var margins: [Insets]
  /// By local index.
  var safeAreas: [Insets]
  /// How much of the root view the top and bottom layout guides cover.
  var layoutGuides: (top: Double, bottom: Double)

  /// What is known of a scene before any view has been looked at.
  init(count: Int, in context: ContainerContext) {
    margins = Array(repeating: .zero, count: count)
    safeAreas = margins
    layoutGuides = (context.safeArea.top, context.safeArea.bottom)
  }

  static func == (a: Self, b: Self) -> Bool {
    a.margins == b.margins && a.safeAreas == b.safeAreas && a.layoutGuides == b.layoutGuides
  }
}

/// Computes margins and safe areas from where the views lie.
///
/// Both depend on the frames, and the frames on them: the first pass knows no frames and gives inner views what they
/// have by themselves; each later pass takes the frames of the one before. Steps:
/// 1. a view's safe area is its superview's, clipped to what overlaps it (mission row S3);
/// 2. its own margins are the file's, else the system's default;
/// 3. the safe area is added, unless the view says no or the system is too old (M2, M4);
/// 4. where it preserves its superview's margins, which hold its safe area already, the larger of the two holds on each
///    edge, never their sum (M7).
struct GuideInsetsResolver {
  let scene: ResolvedScene
  let context: ContainerContext
  /// Frames of the pass before, in superview coordinates, by local index; nil for a view without one.
  let frames: [Rect?]

  /// Replaces the insets of some views, in ascending order; those of all other views that these lie in are known.
  func resolve(_ views: [Int], into insets: inout GuideInsets) {
    for view in views {
      insets.safeAreas[view] = safeArea(of: view, above: insets)
      insets.margins[view] = margins(of: view, above: insets)
    }
  }

  // MARK: - 1

  private func safeArea(of view: Int, above: GuideInsets) -> Insets {
    guard let parent = scene.views[view].parent else { return context.safeArea }
    // A scroll view absorbs the inset (T2); a cell's content is inset by its table instead (T5).
    guard !scene.views[parent].kind.scrolls, !scene.views[view].kind.isCell else { return .zero }
    return overlap(of: above.safeAreas[parent], on: view)
  }

  /// What is left of a superview's insets where a subview lies; nothing where its frame is not known yet.
  private func overlap(of insets: Insets, on view: Int) -> Insets {
    guard insets != .zero, let distance = distances(of: view) else { return .zero }
    return Insets(
      top: max(0, insets.top - distance.top), left: max(0, insets.left - distance.left),
      bottom: max(0, insets.bottom - distance.bottom), right: max(0, insets.right - distance.right))
  }

  /// From the superview's edges to the view's; nil while one of the frames is not known.
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

  /// A view that reaches outside gains nothing there, and one that lies outside has nothing at all (S3).
  private static func distance(_ distance: Double, isBeyond: Bool) -> Double {
    isBeyond ? .infinity : max(0, distance)
  }

  // MARK: - 2 to 4

  private func margins(of view: Int, above: GuideInsets) -> Insets {
    let resolved = scene.views[view]
    var margins = ownMargins(of: resolved, at: view)
    if resolved.insetsMarginsFromSafeArea, context.marginsIncludeSafeArea {
      margins = margins + above.safeAreas[view]
    }
    if preservesMargins(resolved), let parent = resolved.parent, let distance = distances(of: view) {
      let outer = above.margins[parent]
      margins.top = max(margins.top, outer.top - distance.top)
      margins.left = max(margins.left, outer.left - distance.left)
      margins.bottom = max(margins.bottom, outer.bottom - distance.bottom)
      margins.right = max(margins.right, outer.right - distance.right)
    }
    if resolved.followsReadableWidth, let frame = frames[view] {
      let side = (frame.width - ReadableWidth.limit(textSize: scene.configuration.textSize)) / 2
      margins.left = max(margins.left, side)
      margins.right = max(margins.right, side)
    }
    return margins
  }

  /// Cells and their content views follow the table's metrics, whatever they say
  /// (facts/layout/margins.json, tableViewCellContentView: "independent of preservesSuperviewLayoutMargins").
  private func preservesMargins(_ view: ResolvedView) -> Bool {
    view.preservesSuperviewMargins && !view.kind.isCell && view.role != .contentView
  }

  private func ownMargins(of view: ResolvedView, at index: Int) -> Insets {
    switch view.role {
    case .contentView: return contentMargins(of: view, at: index)
    case .topLevel where view.kind.isCell:
      return view.margins?.insets(view.direction) ?? Insets(all: Self.standardMargin)
    case .root, .topLevel:
      let system = Insets(top: 0, left: context.systemMargin, bottom: 0, right: context.systemMargin)
      guard let explicit = view.margins?.insets(view.direction), context.rootMarginsCanBeSet else { return system }
      guard context.respectsSystemMinimumMargins else { return explicit }
      // The system's minimum holds on the sides (M5).
      return Insets(
        top: explicit.top, left: max(explicit.left, system.left), bottom: explicit.bottom,
        right: max(explicit.right, system.right))
    default:
      // A stack view has none of its own (stored frames: 2 of 2 constraints to the margin of one).
      let standard = view.kind == .stackView ? 0 : Self.standardMargin
      return view.margins?.insets(view.direction) ?? Insets(all: standard)
    }
  }

  /// The margins of a table cell's content view follow the table; what the file sets counts where it is larger.
  ///
  /// Source: stored frames of six cells whose content view has margins of its own (19 of 19 edges: 22, 12 and 8 beside an
  /// accessory stay, 8 and 10 become 11 above and below, 12 becomes 15 and 19 becomes 20 at the sides).
  private func contentMargins(of view: ResolvedView, at index: Int) -> Insets {
    let explicit = view.margins?.insets(view.direction)
    guard let cell = view.parent, scene.views[cell].kind == .tableViewCell else {
      return explicit ?? Insets(all: Self.standardMargin)
    }
    let accessory = scene.views[cell][.accessoryType]
    let margin = CellMargin.of(cell: cell, in: scene, cellWidth: frames[cell]?.width ?? context.size.width)
    let system = CellMetrics(configuration: scene.configuration).contentMargins(
      margin: margin, hasAccessory: accessory != nil && accessory != "none")
    guard let explicit else { return system }
    return Insets(
      top: max(explicit.top, system.top), left: max(explicit.left, system.left),
      bottom: max(explicit.bottom, system.bottom), right: max(explicit.right, system.right))
  }

  /// Source: mission row M3; facts/layout/RULES.md c 2 (254 of 257).
  private static let standardMargin = 8.0
}
