import IBContent
import IBModel

/// Solves the islands of a scene one after the other: the root's first, then those of the cells inside it.
struct SceneSolver {
  let scene: ResolvedScene
  let context: ContainerContext
  let intrinsics: IntrinsicContext
  let session: SceneSession
  let goal: SolvingGoal

  func solve() -> SolvedScene {
    var result = SolvedScene(frames: SceneFrames(count: scene.views.count, in: context))
    guard scene.views.count <= session.limits.views else {
      keepStored(scene.views.indices, in: &result.frames)
      result.issues.append(tooManyViews)
      return result
    }
    let root = rootInput
    let kept = context.sizeSource == .row && root.size.height != nil ? [.height] : context.kept
    // Only its name identifies a header, so an app may give it another width.
    let isHeader = context.sizeSource == .row && scene.views[0].kind != .tableViewCell
    let isStored = kept.contains { $0 == .width || $0 == .height }
    solve(root, isStoredSize: isStored || isHeader, into: &result)
    if context.sizeFitsContent {
      result.frames.kept[0] = [.x, .y] + result.frames.kept[0].filter { $0 == .width || $0 == .height }
    } else {
      let own = root.size.height == nil ? result.frames.kept[0].filter { $0 == .height } : []
      result.frames.kept[0] = kept + own
    }
    resolveGuides(of: 0, in: &result.frames)
    let cells = CellLayout(scene: scene)
    // The number of islands, including those that need no solution, because finding each searches all views of the
    // scene.
    var islands = 1
    for view in scene.views.indices where view != 0 && scene.views[view].isInstalled {
      guard var placement = placement(of: view, cells, result.frames) else { continue }
      guard islands * scene.views.count < session.limits.cells else {
        keepStored(view..<scene.views.count, in: &result.frames)
        result.issues.append(tooManyCells(from: view))
        break
      }
      islands += 1
      if let fitting = placement.fitting, contentDeterminesHeight(of: view, width: fitting.width, in: result.frames) {
        placement.size = fitting
      }
      let isStoredSize = placement.kept.contains { $0 == .width || $0 == .height }
      solve(input(root: view, size: placement.size, in: result.frames), isStoredSize: isStoredSize, into: &result)
      place(view, placement, in: &result.frames)
      resolveGuides(of: view, in: &result.frames)
    }
    CollectionItems(scene: scene).place(in: &result.frames)
    return result
  }

  var rootInput: IslandInput { input(root: 0, size: rootSize, in: SceneFrames(count: scene.views.count, in: context)) }

  private var rootSize: IslandSize {
    if context.sizeSource == .row { return rowSize }
    if context.sizeFitsContent { return IslandSize(fitting: context.size) }
    return IslandSize(
      width: context.size.width, height: context.size.height,
      storedAxes: context.sizeIsOpen ? Set(Axis.allCases.filter { context.kept.contains($0.length) }) : [])
  }

  /// The size of a row without its table. Its content determines its height. If no constraint does, the app sets the
  /// height, and the stored height stands for it.
  private var rowSize: IslandSize {
    let width = context.size.width
    var stored = IslandSize(width: width, height: context.size.height)
    if scene.views.contains(where: \.usesConstraints) { stored.storedAxes = [.vertical] }
    let metrics = CellMetrics(configuration: scene.configuration)
    let isRow = scene.views[0].kind == .tableViewCell
    let fitting = IslandSize(
      width: width, height: nil, usualHeight: isRow ? metrics.defaultRowHeight : 0, mayBeLower: metrics.rowsMayBeLower)
    let outer = SceneFrames(count: scene.views.count, in: context)
    return contentDeterminesHeight(of: 0, width: width, in: outer) ? fitting : stored
  }

  /// Whether a row's built-in style or its constraints determine its height.
  private func contentDeterminesHeight(of row: Int, width: Double?, in outer: SceneFrames) -> Bool {
    if scene.views[row].tableCell?.style != nil { return true }
    let island = session.island(root: row)
    guard !island.island.constraints.isEmpty else { return false }
    let free = input(root: row, size: IslandSize(width: width, height: nil), in: outer)
    let frames = FixedPoint(input: free, session: island).solution().frames
    guard let height = frames[row]?.height, height >= 1 else { return false }
    return !island.island.members.contains { view in
      Self.shown.contains(scene.views[view].kind) && scene.isShown(view)
        && bottom(of: view, in: row, frames).map { $0 > height + Self.overflow } ?? false
    }
  }

  /// The kinds of views that people see in a row. If constraints let one of them end below the row, they do not determine its
  /// height.
  private static let shown: Set<ViewKind> = [.label, .button, .imageView, .textField, .switch, .textView]
  /// In points: a view may extend a little beyond a row on purpose. Chosen, not measured.
  private static let overflow = 4.0

  /// The lower edge of a view in the coordinates of a row; nil if a frame on the way is unknown.
  private func bottom(of view: Int, in row: Int, _ frames: [Rect?]) -> Double? {
    guard let own = frames[view] else { return nil }
    var bottom = own.maxY
    var current = scene.views[view].parent
    while let outer = current, outer != row {
      guard let frame = frames[outer] else { return nil }
      bottom += frame.y
      current = scene.views[outer].parent
    }
    return bottom
  }

  private func input(root: Int, size: IslandSize, in frames: SceneFrames) -> IslandInput {
    IslandInput(
      scene: scene, context: context, intrinsics: intrinsics, island: session.island(root: root).island, size: size,
      outer: frames)
  }

  // MARK: - Limits

  /// Gives the stored frame to each installed view in a range that has no frame yet.
  private func keepStored(_ views: Range<Int>, in frames: inout SceneFrames) {
    for view in views where scene.views[view].isInstalled && frames.frames[view] == nil {
      frames.frames[view] =
        view == 0
        ? Rect(x: 0, y: 0, width: context.size.width, height: context.size.height)
        : scene.views[view].storedFrame ?? .zero
      frames.kept[view] = FrameCoordinate.allCases
    }
  }

  private var tooManyViews: LayoutIssue {
    LayoutIssue(
      .limit, view: scene.views[0].id,
      message:
        "the scene has \(scene.views.count) views, more than the \(session.limits.views) that Keyline lays out: all "
        + "keep their stored frames; \(LayoutLimits.advice(.views))")
  }

  private func tooManyCells(from view: Int) -> LayoutIssue {
    LayoutIssue(
      .limit, view: scene.views[view].id,
      message: "the scene has too many cells to lay out: '\(scene.views[view].id)' and the cells after it keep "
        + "their stored frames; \(LayoutLimits.advice(.cells))")
  }

  // MARK: - Cells

  /// The placement of an island below the root's: a cell, or a bar item's custom view, which has its stored frame.
  private func placement(of view: Int, _ cells: CellLayout, _ frames: SceneFrames) -> CellLayout.Placement? {
    if scene.views[view].kind.isCell { return cells.placement(of: view, in: frames) }
    guard scene.views[view].parent == nil, let stored = scene.views[view].storedFrame else { return nil }
    return CellLayout.Placement(
      origin: Point(x: stored.x, y: stored.y), size: IslandSize(width: stored.width, height: stored.height),
      kept: FrameCoordinate.allCases)
  }

  private func place(_ view: Int, _ placement: CellLayout.Placement, in result: inout SceneFrames) {
    guard var frame = result.frames[view] else { return }
    frame.x = placement.origin.x
    frame.y = placement.origin.y
    result.frames[view] = frame
    let own = result.kept[view]
    result.kept[view] = FrameCoordinate.allCases.filter { coordinate in
      placement.kept.contains(coordinate)
        || (placement.size[coordinate] == nil && own.contains(coordinate))
    }
  }

  private func resolveGuides(of root: Int, in result: inout SceneFrames) {
    GuideInsetsResolver(scene: scene, context: context, frames: result.frames)
      .resolve(session.island(root: root).island.members, into: &result.guides)
  }

  // MARK: - Islands

  private func solve(_ input: IslandInput, isStoredSize: Bool, into result: inout SolvedScene) {
    let session = session.island(root: input.root)
    guard let solution = solution(input, session, isStoredSize: isStoredSize) else {
      let known = ConflictCheck(input: input, session: session).framesForCells
      for (view, frame) in known ?? [] { result.frames.frames[view] = frame }
      return
    }
    result.frames.take(solution, members: input.members)
    result.islands.append(island(input, session, solution, isStoredSize: isStoredSize))
  }

  /// Nil for an island that need not be solved.
  private func solution(_ input: IslandInput, _ session: IslandSession, isStoredSize: Bool) -> IslandSolution? {
    func settled() -> IslandSolution { FixedPoint(input: input, session: session).solution() }
    func probed() -> IslandSolution { ProbedSolution(input: input, session: session).solution() }
    switch goal {
    case .frames: return probed()
    case .systems: return settled()
    case .issues(let diagnosis):
      guard diagnosis.asks(.misplaced) else {
        let check = ConflictCheck(input: input, session: session)
        return check.rulesOutConflicts() && check.framesForCells != nil ? nil : settled()
      }
      // The positions of cells depend on which coordinates are kept.
      guard input.island.cellHolders.isEmpty else { return probed() }
      // If every view has its stored frame, no other length can depend on the stored frames.
      let settled = settled()
      let isInPlace = MisplacedViews.issues(of: island(input, session, settled, isStoredSize: isStoredSize)).isEmpty
      return isInPlace ? settled : probed()
    }
  }

  private func island(
    _ input: IslandInput, _ session: IslandSession, _ solution: IslandSolution, isStoredSize: Bool
  ) -> SolvedIsland {
    let perturbed = PerturbedFrames(input: input, session: session, solution: solution)
    return SolvedIsland(
      input: input, solution: solution, unknownSizes: MemberSizes(input: input, session: session).unknown,
      isStoredSize: isStoredSize, sizes: session.sizes, perturbed: perturbed.frames)
  }
}

extension SceneFrames {
  fileprivate mutating func take(_ solution: IslandSolution, members: [Int]) {
    for member in members {
      frames[member] = solution.frames[member]
      kept[member] = solution.kept[member]
      contentSizes[member] = solution.contentSizes[member]
    }
  }
}
