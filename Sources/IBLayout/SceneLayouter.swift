import IBAssets
import IBModel
import LinearSolver

/// Lays out one resolved scene: the root's island first, then the islands of the cells inside it.
struct SceneLayouter {
  let scene: ResolvedScene
  let context: ContainerContext
  /// Whether the layout says what pictures need: appearances and constraint lines.
  let isDrawn: Bool
  /// What is asked besides the frames.
  let diagnosis: Diagnosis
  /// Whether frames are asked for; see `LayoutRequest.isFramed`.
  let isFramed: Bool
  private let memory: SceneMemory
  private let intrinsics: IntrinsicContext

  /// - Parameter memory: what earlier layouts of the same scene have left behind; nil for nothing.
  init(
    scene: ResolvedScene, context: ContainerContext, isDrawn: Bool = false, diagnosis: Diagnosis = .all,
    isFramed: Bool = true, memory: SceneMemory? = nil, assets: DocumentAssets? = nil
  ) {
    self.scene = scene
    self.context = context
    self.isDrawn = isDrawn
    self.diagnosis = diagnosis
    self.isFramed = isFramed
    self.memory = memory ?? SceneMemory(scene.content)
    intrinsics = IntrinsicContext(scene, assets: assets)
  }

  func layout(identity: SceneLayout.Identity) -> SceneLayout {
    isFramed ? assemble(frames(), identity) : issues(frames(), identity)
  }

  /// The islands of the scene with their solutions for the drawn lengths, in the order they are solved.
  func islands() -> [SolvedIsland] { frames { $0.settled() }.islands }

  private func frames() -> SceneFrames {
    frames { [diagnosis, isFramed] in isFramed ? $0.solve() : $0.solve(for: diagnosis) }
  }

  /// The islands solved one after the other; nil for one that need not be solved.
  private func frames(_ solution: (IslandSolver) -> IslandSolution?) -> SceneFrames {
    var result = SceneFrames(count: scene.views.count, in: context)
    let root = solve(root: 0, size: rootSize, kept: context.kept, solution, into: &result)
    if context.sizeFitsContent {
      result.kept[0] = [.x, .y] + result.kept[0].filter { $0 == .width || $0 == .height }
    } else {
      result.kept[0] = context.kept
    }
    resolveGuides(of: root, in: &result)
    let cells = CellLayout(scene: scene)
    for view in scene.views.indices where view != 0 && scene.views[view].isInstalled {
      guard let placement = placement(of: view, cells, result) else { continue }
      let island = solve(root: view, size: placement.size, kept: placement.kept, solution, into: &result)
      place(view, placement, in: &result)
      resolveGuides(of: island, in: &result)
    }
    CollectionItems(scene: scene).place(in: &result)
    return result
  }

  /// Where an island besides the root's lies: a cell, or a bar item's custom view, which keeps its drawn frame.
  private func placement(of view: Int, _ cells: CellLayout, _ result: SceneFrames) -> CellLayout.Placement? {
    if scene.views[view].kind.isCell { return cells.placement(of: view, in: result) }
    guard scene.views[view].parent == nil, let drawn = scene.views[view].drawn else { return nil }
    return CellLayout.Placement(
      origin: Point(x: drawn.x, y: drawn.y), size: IslandSize(width: drawn.width, height: drawn.height),
      kept: FrameCoordinate.allCases)
  }

  private var rootSize: IslandSize {
    if context.sizeFitsContent { return IslandSize(fitting: context.size) }
    return IslandSize(
      width: context.size.width, height: context.size.height,
      drawnAxes: context.sizeIsOpen ? Set(LayoutAxis.allCases.filter { context.kept.contains($0.length) }) : [])
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

  // MARK: - Islands

  private func solve(
    root: Int, size: IslandSize, kept: [FrameCoordinate], _ solution: (IslandSolver) -> IslandSolution?,
    into result: inout SceneFrames
  ) -> Island {
    let solver = solver(root: root, size: size, in: result)
    guard let solution = solution(solver) else {
      for (view, frame) in solver.framesForCells ?? [] { result.frames[view] = frame }
      return solver.island
    }
    result.take(solution, members: solver.members)
    let isDrawnSize = kept.contains(.width) || kept.contains(.height)
    result.islands.append(SolvedIsland(solver: solver, solution: solution, isDrawnSize: isDrawnSize))
    return solver.island
  }

  private func resolveGuides(of island: Island, in result: inout SceneFrames) {
    GuideInsetsResolver(scene: scene, context: context, frames: result.frames)
      .resolve(island.members, into: &result.guides)
  }

  private func solver(root: Int, size: IslandSize, in result: SceneFrames) -> IslandSolver {
    IslandSolver(
      scene: scene, context: context, intrinsics: intrinsics, island: memory.island(root: root),
      memory: memory, size: size, outer: result.frames, outerGuides: result.guides)
  }

  /// The variables of the root's island.
  func rootVariables() -> LayoutVariables { memory.island(root: 0).variables }

  /// The rows of the root's island before the first pass.
  func rootRows() -> [LinearConstraint] {
    solver(root: 0, size: rootSize, in: SceneFrames(count: scene.views.count, in: context)).firstRows()
  }

  // MARK: - Result

  /// A layout without frames.
  private func issues(_ result: SceneFrames, _ identity: SceneLayout.Identity) -> SceneLayout {
    let issues = result.islands.flatMap { IslandDiagnosis(island: $0, diagnosis: diagnosis).issues() }
    return SceneLayout(
      scene: identity, configuration: scene.configuration, safeArea: context.safeArea, views: memory.descriptions,
      issues: issues.filter { $0.topic.map(diagnosis.asks) ?? false })
  }

  private func assemble(_ result: SceneFrames, _ identity: SceneLayout.Identity) -> SceneLayout {
    let guides = result.guides
    var views = memory.descriptions
    var origins = Array(repeating: Point.zero, count: scene.views.count)
    for (index, view) in scene.views.enumerated() {
      views[index].image = view.control.image.map(intrinsics.image)
      guard let frame = result.frames[index], view.isInstalled else { continue }
      let rounded = PixelRounding.round(frame, scale: scene.configuration.scale)
      let outer = view.parent.map { origins[$0] } ?? context.origin
      origins[index] = Point(x: outer.x + rounded.x, y: outer.y + rounded.y)
      views[index].frame = rounded
      views[index].inWindow = Rect(
        x: origins[index].x, y: origins[index].y, width: rounded.width, height: rounded.height)
      views[index].margins = guides.margins[index]
      views[index].safeArea = guides.safeAreas[index]
      views[index].kept = result.kept[index]
      views[index].contentSize = result.contentSizes[index]
      views[index].separator = TableCell(
        index, in: scene, width: rounded.width, safeArea: guides.tableSafeArea(of: index, in: scene)
      ).flatMap { CellSeparator.frame(of: $0, height: rounded.height, frames: result.frames) }
      if view.kind.scrolls {
        views[index].adjustedContentInset = ScrollInsets.adjusted(
          index, in: scene, guides: guides, frame: rounded.size, contentSize: result.contentSizes[index])
      }
    }
    var layout = SceneLayout(
      scene: identity, configuration: scene.configuration, safeArea: context.safeArea, views: views,
      issues: context.issues
        + result.islands.flatMap { IslandDiagnosis(island: $0, diagnosis: diagnosis).issues() }
        + SceneDiagnosis(scene: scene, layouts: views, islands: result.islands, diagnosis: diagnosis).issues())
    if isDrawn { draw(&layout, result, guides) }
    layout.barItems = BarItems.layouts(
      of: scene.owner.barItems, configuration: scene.configuration, context: intrinsics)
    return layout
  }

  private func draw(_ layout: inout SceneLayout, _ result: SceneFrames, _ guides: GuideInsets) {
    let resolver = AppearanceResolver(scene: scene, intrinsics: intrinsics)
    for index in layout.views.indices {
      guard layout.views[index].inWindow != nil, let frame = result.frames[index] else { continue }
      layout.views[index].appearance = resolver.appearance(of: index, layout.views[index], layoutSize: frame.size)
      layout.views[index].placement = ViewPlacement(of: index, width: frame.width, in: scene, intrinsics: intrinsics)
    }
    layout.constraints = ConstraintLines(
      scene: scene, views: layout.views, layoutGuides: guides.layoutGuides, intrinsics: intrinsics
    ).all()
  }
}
