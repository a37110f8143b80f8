import IBModel
import IBSource

/// Views whose stored frame differs from the layout on the canvas that the document was saved with.
///
/// Xcode marks a view that is off by 1 point or more (Measurements/Constraints.md#misplaced: of the views off by 0.76
/// or less, 7,150 are unmarked and 9 marked), but leaves smaller differences, which add up along a row of views. Each
/// coordinate is checked separately, and only if it follows from the file's constants. A coordinate that changes with
/// intrinsic sizes, margins or safe areas depends on Keyline's figures for fonts, controls and systems. In an island
/// with a conflict, or with a view squeezed to zero, it depends on which constraint breaks. A kept coordinate is the
/// stored frame itself. A coordinate that the constraints leave open without content hugging and compression resistance
/// is where these push it, such as the width of a wrapped label at an inequality, and Xcode stores another. A view
/// stored without a size was never laid out. Baselines depend on fonts, too, so the vertical coordinates of a view that
/// a baseline places are not checked.
enum MisplacedViews {
  /// In points. 12 of 14 views that are off by 1 to 1.5 points agree with all their constraints to 0.9.
  private static let threshold = 1.5

  /// In points; large enough that even a small share of the growth moves the following views.
  private static let growth = 16.0

  static func issues(of island: SolvedIsland) -> [LayoutIssue] {
    guard island.scene.configuration.canvasEra != nil, isSound(island) else { return [] }
    let onBaselines = viewsOnBaselines(of: island.scene)
    let suspects = island.inner.filter { isJudged($0, island) && !differences($0, island, onBaselines).isEmpty }
    guard !suspects.isEmpty else { return [] }
    let grown = island.perturbed(.sizesAndInsets(by: growth))
    let bare = island.solution.system.keeping { ContentPreference($0, island.variables) == nil }
    return suspects.compactMap { view in
      let same = FrameCoordinate.allCases.filter { isSame(grown[view], island.solution.frames[view], $0) }
      guard !isJudgedAsWhole(view, island) || same.count == FrameCoordinate.allCases.count else { return nil }
      let coordinates = differences(view, island, onBaselines).filter { difference in
        same.contains(difference.coordinate)
          && bare.isDetermined(island.variables.variable(view, difference.coordinate))
          && !followsLength(difference.coordinate, of: view, island, besides: same)
      }
      guard !coordinates.isEmpty else { return nil }
      let words = coordinates.map { "\($0.coordinate.rawValue) \(Wording.points($0.stored))" }
      let values = coordinates.map { "\(Wording.points($0.computed))" }
      return LayoutIssue(
        .misplaced, view: island.id(view), axis: coordinates.first?.coordinate,
        message: "\(island.name(view)) is stored with \(Wording.list(words)), but its constraints give "
          + Wording.list(values))
    }
  }

  /// Whether a position differs only because the length on its axis does, which depends on sizes: the far edge or the
  /// center is where the constraints put it.
  private static func followsLength(
    _ coordinate: FrameCoordinate, of view: Int, _ island: SolvedIsland, besides same: [FrameCoordinate]
  ) -> Bool {
    guard let axis = Axis.allCases.first(where: { $0.position == coordinate }), !same.contains(axis.length),
      let stored = island.scene.views[view].storedFrame, let frame = island.solution.frames[view]
    else { return false }
    return abs(stored.end(axis) - frame.end(axis)) <= threshold
      || abs(stored.center(axis) - frame.center(axis)) <= threshold
  }

  private static func viewsOnBaselines(of scene: ResolvedScene) -> Set<Int> {
    Set(
      scene.constraints.lazy.filter(\.usesBaseline).flatMap { [$0.first, $0.second] }.compactMap { item in
        if case .view(let view)? = item { view } else { nil }
      })
  }

  private static func isSound(_ island: SolvedIsland) -> Bool {
    island.solution.system.conflicts.isEmpty && !island.solution.isSqueezed && isOnItsCanvas(island)
      && namesItsCanvas(island.scene.document.header)
  }

  /// The first build of Xcode that stores the device of the canvas (the lowest of all documents with a device in both
  /// collections).
  private static let firstBuildWithDevices = 11_535

  /// Whether the canvas is known. A newer document without a device was not laid out on the generic canvas: the frames of
  /// one are those of an iPad, another comes from Xamarin's designer, which stores a simulated screen instead.
  private static func namesItsCanvas(_ header: DocumentHeader) -> Bool {
    guard header.device == nil, let era = header.toolsVersion.flatMap(CanvasEra.init(toolsVersion:)) else {
      return true
    }
    return era.build < firstBuildWithDevices
  }

  /// Whether the root of the island has its stored size. Otherwise the document names no device or has changed it since,
  /// or Xcode gave the scene or the cell a size that Keyline does not know, and every view in it would be reported.
  private static func isOnItsCanvas(_ island: SolvedIsland) -> Bool {
    let root = island.input.root
    guard let stored = island.scene.views[root].storedFrame, let frame = island.solution.frames[root] else {
      return true
    }
    return abs(stored.width - frame.width) <= threshold && abs(stored.height - frame.height) <= threshold
  }

  private static func isSame(_ one: Rect?, _ other: Rect?, _ coordinate: FrameCoordinate) -> Bool {
    guard let one, let other else { return false }
    return abs(one[coordinate] - other[coordinate]) <= SolvedSystem.tolerance
  }

  private static func isJudged(_ view: Int, _ island: SolvedIsland) -> Bool {
    let resolved = island.scene.views[view]
    guard resolved.usesConstraints, !resolved.isFixedFrame else { return false }
    // Xcode lays out nothing in a hidden view that a stack view arranges, and the size of a stack view that hides all of
    // them comes from a weak constraint.
    guard island.scene.nearest(from: view, where: { $0.role == .arranged && $0.isHidden }) == nil,
      !isInProportions(view, island.scene), resolved.stack == nil || !island.scene.arranged(of: view).isEmpty,
      !isBesideHidden(resolved, island.scene), !isInOutdatedTableEnd(view, island)
    else { return false }
    return !isJudgedAsWhole(view, island) || island.solution.kept[view].isEmpty
  }

  /// Whether a stack view that arranges the view has hidden views. Early canvases left room for these (one document of
  /// Xcode 8).
  private static func isBesideHidden(_ view: ResolvedView, _ scene: ResolvedScene) -> Bool {
    guard view.role == .arranged, let stack = view.parent else { return false }
    return scene.views[stack].children.contains { scene.views[$0].role == .arranged && scene.views[$0].isHidden }
  }

  /// Whether a stack view fills proportionally around the view. With a view without a length, or constraints on lengths,
  /// UIKit's proportions contradict the rest, and Xcode's choice of the constraint to break is unknown (one document).
  private static func isInProportions(_ view: Int, _ scene: ResolvedScene) -> Bool {
    scene.nearest(from: view) { $0.role == .arranged && $0.parent.map(scene.fillsProportionally) == true } != nil
  }

  /// Whether the view is in the header or footer of a table that has another width now. The canvas resizes these only when
  /// it updates the table, which another finding is about.
  private static func isInOutdatedTableEnd(_ view: Int, _ island: SolvedIsland) -> Bool {
    let end = island.scene.nearest(from: view) { $0.role == .tableHeader || $0.role == .tableFooter }
    guard let end, let stored = island.scene.views[end].storedFrame, let frame = island.solution.frames[end] else {
      return false
    }
    return abs(stored.width - frame.width) > threshold
  }

  /// Keyline models two parts of the layout without knowing UIKit's rule: how a stack view shares the remaining space,
  /// and how far the frame of a symbol extends beyond its alignment rect.
  private static func isJudgedAsWhole(_ view: Int, _ island: SolvedIsland) -> Bool {
    let resolved = island.scene.views[view]
    return resolved.role == .arranged || resolved.kind == .imageView
  }

  private static func differences(
    _ view: Int, _ island: SolvedIsland, _ onBaselines: Set<Int>
  ) -> [(coordinate: FrameCoordinate, stored: Double, computed: Double)] {
    guard let stored = island.scene.views[view].storedFrame, stored.size != .zero,
      let frame = island.solution.frames[view]
    else { return [] }
    let rounded = PixelRounding.round(frame, scale: island.scene.configuration.scale)
    let kept = island.solution.kept[view]
    return FrameCoordinate.allCases.compactMap { coordinate in
      guard !kept.contains(coordinate), !(onBaselines.contains(view) && Axis.vertical.contains(coordinate)) else {
        return nil
      }
      return abs(stored[coordinate] - rounded[coordinate]) > threshold
        ? (coordinate, stored[coordinate], rounded[coordinate]) : nil
    }
  }
}
