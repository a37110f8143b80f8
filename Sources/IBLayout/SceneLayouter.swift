import IBModel
import IBSyntax
import LinearSolver

/// Lays out one resolved scene: the root's island first, then the islands of the cells inside it.
struct SceneLayouter {
  let scene: ResolvedScene
  let context: ContainerContext
  /// Whether the layout says what pictures need: appearances and constraint lines.
  let isDrawn: Bool
  /// What is asked besides the frames.
  let diagnosis: Diagnosis
  private let intrinsics: IntrinsicContext

  init(scene: ResolvedScene, context: ContainerContext, isDrawn: Bool = false, diagnosis: Diagnosis = .all) {
    self.scene = scene
    self.context = context
    self.isDrawn = isDrawn
    self.diagnosis = diagnosis
    intrinsics = IntrinsicContext(
      scene: scene, text: TextMeasurer(era: scene.configuration.systemFont),
      metrics: ControlMetrics.of(scene.configuration))
  }

  func layout(identity: SceneLayout.Identity) -> SceneLayout { assemble(frames(), identity) }

  /// The islands of the scene with their solutions, in the order they are solved.
  func islands() -> [SolvedIsland] { frames().islands }

  private func frames() -> SceneFrames {
    var result = SceneFrames(count: scene.views.count)
    solve(root: 0, size: rootSize, kept: context.kept, into: &result)
    result.kept[0] = context.kept
    let cells = CellLayout(scene: scene)
    for view in scene.views.indices where view != 0 && scene.views[view].isInstalled {
      guard let placement = placement(of: view, cells, result) else { continue }
      solve(root: view, size: placement.size, kept: placement.kept, into: &result)
      place(view, placement, in: &result)
    }
    return result
  }

  /// Where an island besides the root's lies: a cell, or a bar item's custom view, which keeps its drawn frame.
  private func placement(of view: Int, _ cells: CellLayout, _ result: SceneFrames) -> CellLayout.Placement? {
    if scene.views[view].kind.isCell { return cells.placement(of: view, frames: result.frames) }
    guard scene.views[view].parent == nil, let drawn = scene.views[view].drawn else { return nil }
    return CellLayout.Placement(
      origin: Point(x: drawn.x, y: drawn.y), size: IslandSize(width: drawn.width, height: drawn.height),
      kept: FrameCoordinate.allCases)
  }

  private var rootSize: IslandSize {
    IslandSize(width: context.size.width, height: context.size.height)
  }

  private func place(_ view: Int, _ placement: CellLayout.Placement, in result: inout SceneFrames) {
    guard var frame = result.frames[view] else { return }
    frame.x = placement.origin.x
    frame.y = placement.origin.y
    result.frames[view] = frame
    result.kept[view] = placement.kept
  }

  // MARK: - Islands

  private func solve(root: Int, size: IslandSize, kept: [FrameCoordinate], into result: inout SceneFrames) {
    let solver = IslandSolver(
      scene: scene, context: context, intrinsics: intrinsics, members: members(of: root), size: size,
      outer: result.frames)
    let solution = solver.solve()
    result.take(solution, members: solver.members)
    let isDrawnSize = kept.contains(.width) || kept.contains(.height)
    result.islands.append(SolvedIsland(solver: solver, solution: solution, isDrawnSize: isDrawnSize))
  }

  /// The variables of the root's island.
  func rootVariables() -> LayoutVariables { LayoutVariables(members: members(of: 0), scene: scene) }

  /// The rows of the root's island before the first pass.
  func rootRows() -> [LinearConstraint] {
    IslandSolver(
      scene: scene, context: context, intrinsics: intrinsics, members: members(of: 0), size: rootSize,
      outer: Array(repeating: nil, count: scene.views.count)
    ).firstRows()
  }

  /// The installed views below a root that are solved with it, preorder: all but what lies inside cells.
  private func members(of root: Int) -> [Int] {
    var members = [root]
    var isMember = Array(repeating: false, count: scene.views.count)
    isMember[root] = true
    for view in scene.views.indices where view > root {
      guard let parent = scene.views[view].parent, isMember[parent], scene.views[view].isInstalled,
        !scene.views[view].kind.isCell
      else { continue }
      isMember[view] = true
      members.append(view)
    }
    return members
  }

  // MARK: - Result

  private func assemble(_ result: SceneFrames, _ identity: SceneLayout.Identity) -> SceneLayout {
    let guides = GuideInsetsResolver(scene: scene, context: context, frames: result.frames).resolve()
    var views: [ViewLayout] = []
    views.reserveCapacity(scene.views.count)
    var origins = Array(repeating: Point.zero, count: scene.views.count)
    for (index, view) in scene.views.enumerated() {
      var layout = ViewLayout(id: view.id, element: view.element.tag)
      layout.customClass = view.customClass
      layout.label = ViewLabels.label(of: view)
      layout.parent = view.parent.map { scene.views[$0].id }
      layout.installed = view.isInstalled
      layout.hidden = view.isHidden
      if let frame = result.frames[index], view.isInstalled {
        let rounded = PixelRounding.round(frame, scale: scene.configuration.scale)
        let outer = view.parent.map { origins[$0] } ?? context.origin
        origins[index] = Point(x: outer.x + rounded.x, y: outer.y + rounded.y)
        layout.frame = rounded
        layout.inWindow = Rect(
          x: origins[index].x, y: origins[index].y, width: rounded.width, height: rounded.height)
        layout.margins = guides.margins[index]
        layout.safeArea = guides.safeAreas[index]
        layout.kept = result.kept[index]
        layout.contentSize = result.contentSizes[index]
        if view.kind.scrolls {
          layout.adjustedContentInset = ScrollInsets.adjusted(
            view, safeArea: guides.safeAreas[index], frame: rounded.size, content: result.contentSizes[index],
            in: scene.configuration)
        }
      }
      views.append(layout)
    }
    var layout = SceneLayout(
      scene: identity, configuration: scene.configuration, safeArea: context.safeArea, views: views,
      issues: context.issues
        + result.islands.flatMap { IslandDiagnosis(island: $0, diagnosis: diagnosis).issues() }
        + SceneDiagnosis(scene: scene, layouts: views, islands: result.islands, diagnosis: diagnosis).issues())
    if isDrawn { draw(&layout, result, guides) }
    return layout
  }

  private func draw(_ layout: inout SceneLayout, _ result: SceneFrames, _ guides: GuideInsets) {
    let resolver = AppearanceResolver(scene: scene, intrinsics: intrinsics)
    for index in layout.views.indices {
      guard layout.views[index].inWindow != nil, let frame = result.frames[index] else { continue }
      layout.views[index].appearance = resolver.appearance(of: index, size: frame.size)
    }
    layout.constraints = ConstraintLines(
      scene: scene, views: layout.views, layoutGuides: guides.layoutGuides, intrinsics: intrinsics
    ).all()
  }
}

/// The frames of a scene while its islands are solved one after the other; by local index.
struct SceneFrames {
  /// In superview coordinates, unrounded.
  var frames: [Rect?]
  var kept: [[FrameCoordinate]]
  var contentSizes: [Int: Size] = [:]
  /// In the order they were solved.
  var islands: [SolvedIsland] = []

  init(count: Int) {
    frames = Array(repeating: nil, count: count)
    kept = Array(repeating: [], count: count)
  }

  mutating func take(_ solution: IslandSolution, members: [Int]) {
    for member in members {
      frames[member] = solution.frames[member]
      kept[member] = solution.kept[member]
      contentSizes[member] = solution.contentSizes[member]
    }
  }
}
