import IBAssets
import IBContent
import IBModel

/// Lays out one resolved scene: solves its islands, rounds the frames and collects the issues.
struct SceneLayouter {
  let scene: ResolvedScene
  let context: ContainerContext
  /// What the layout includes besides the frames.
  let detail: LayoutDetail
  /// The questions besides frames.
  let diagnosis: Diagnosis
  /// Whether frames are computed; see `LayoutRequest.isFramed`.
  let isFramed: Bool
  /// Whether other layouts of the scene may have the same geometry; see `SceneGeometry`.
  let sharesGeometry: Bool
  private let session: SceneSession
  private let intrinsics: IntrinsicContext

  /// - Parameter session: the shared results of earlier layouts of the same scene.
  init(
    scene: ResolvedScene, context: ContainerContext, detail: LayoutDetail = .frames, diagnosis: Diagnosis = .all,
    isFramed: Bool = true, sharesGeometry: Bool = false, session: SceneSession, assets: DocumentAssets? = nil,
    fonts: FontLibrary = .none
  ) {
    self.scene = scene
    self.context = context
    self.detail = detail
    self.diagnosis = diagnosis
    self.isFramed = isFramed
    self.sharesGeometry = sharesGeometry
    self.session = session
    intrinsics = IntrinsicContext(scene, isInSheet: context.isInSheet, assets: assets, fonts: fonts)
  }

  func layout(identity: SceneLayout.Identity) -> SceneLayout {
    let images = isFramed ? scene.views.map { $0.control.image.map(intrinsics.image) } : []
    let geometry = geometry(images)
    // After this, no other reference to the views exists, so they change in place instead of being copied.
    let frames = geometry.frames
    var layout = SceneLayout(
      scene: identity, configuration: scene.configuration, safeArea: context.safeArea, views: geometry.views,
      issues: geometry.issues)
    guard isFramed else { return layout }
    for (index, image) in images.enumerated() where image != nil { layout.views[index].image = image }
    layout.activeConstraints = scene.constraints.map(\.index)
    if detail >= .arrangement { arrange(&layout, frames) }
    if detail >= .picture { draw(&layout, frames) }
    layout.barItems = BarItems.layouts(
      of: scene.owner.barItems, configuration: scene.configuration, context: intrinsics)
    return layout
  }

  /// Colors differ between appearances, so a diagnosis of contrast shares no geometry.
  private func geometry(_ images: [ResolvedImage?]) -> SceneGeometry {
    guard sharesGeometry, isFramed, !diagnosis.asks(.contrast) else { return geometry() }
    return session.geometry(SceneGeometry.Inputs(context, images: images, diagnosis), compute: geometry)
  }

  private func geometry() -> SceneGeometry {
    let solved = solver(for: isFramed ? .frames : .issues(diagnosis)).solve()
    var views = isFramed ? framed(solved.frames) : session.descriptions
    let whole = SceneDiagnosis(scene: scene, layouts: views, islands: solved.islands, diagnosis: diagnosis)
    let contested = whole.contested()
    let issues = whole.marked(issues(of: solved, whole), by: contested)
    for (axis, members) in contested {
      for view in members { views[view].contested.insert(AxisSet(axis)) }
    }
    return SceneGeometry(frames: solved.frames, views: views, issues: issues)
  }

  func islands() -> [SolvedIsland] { solver(for: .systems).solve().islands }

  var rootVariables: IslandVariables { session.island(root: 0).island.variables }

  /// The rows of the root's island before the first pass.
  var rootRows: [LinearConstraint] {
    FixedPoint(input: solver(for: .frames).rootInput, session: session.island(root: 0)).firstRows
  }

  private func solver(for goal: SolvingGoal) -> SceneSolver {
    SceneSolver(scene: scene, context: context, intrinsics: intrinsics, session: session, goal: goal)
  }

  // MARK: - Result

  /// Without frames, only issues of the requested topics are complete.
  private func issues(of solved: SolvedScene, _ whole: SceneDiagnosis) -> [LayoutIssue] {
    let issues =
      context.issues + solved.issues
      + solved.islands.flatMap { IslandDiagnosis(island: $0, diagnosis: diagnosis).issues() } + whole.issues()
    return isFramed ? issues : issues.filter { $0.topic.map(diagnosis.asks) ?? ($0.kind == .limit) }
  }

  private func framed(_ result: SceneFrames) -> [ViewLayout] {
    let guides = result.guides
    var views = session.descriptions
    var origins = Array(repeating: Point.zero, count: scene.views.count)
    var insets = RecentValues<ViewInsets>()
    let position = ScrollPosition(scene)
    for (index, view) in scene.views.enumerated() {
      views[index].font = view.control.font(in: intrinsics)
      guard let frame = result.frames[index], view.isInstalled else { continue }
      let rounded = PixelRounding.round(frame, scale: scene.configuration.scale)
      let outer = view.parent.map { origins[$0] } ?? context.origin
      let offset = position.offset(of: index, in: view.parent.flatMap { views[$0].adjustedContentInset })
      origins[index] = Point(x: outer.x + offset.x + rounded.x, y: outer.y + offset.y + rounded.y)
      views[index].place(rounded, corner: origins[index])
      views[index].share(
        insets.box(ViewInsets(margins: guides.margins[index], safeArea: guides.safeAreas[index])))
      views[index].kept = result.kept[index]
      let contentSize = result.contentSizes[index]
      views[index].scrolling = ViewLayout.Scrolling(
        contentSize: contentSize,
        adjustedInset: view.kind.scrolls
          ? ScrollInsets.adjusted(index, in: scene, guides: guides, frame: rounded.size, contentSize: contentSize) : nil
      )
      views[index].separator = TableCell(
        index, in: scene, width: rounded.width, safeArea: guides.tableSafeArea(of: index, in: scene)
      ).flatMap { CellSeparator.frame(of: $0, height: rounded.height, frames: result.frames) }
    }
    return views
  }

  private func draw(_ layout: inout SceneLayout, _ result: SceneFrames) {
    let resolver = AppearanceResolver(scene: scene, intrinsics: intrinsics)
    var appearances = RecentValues<ViewAppearance>()
    for index in layout.views.indices {
      guard layout.views[index].inWindow != nil, let frame = result.frames[index] else { continue }
      var appearance = resolver.appearance(of: index, layout.views[index], layoutSize: frame.size)
      appearance.shapes += resolver.sectionTitles(of: index, in: layout.views)
      layout.views[index].share(appearances.box(appearance))
    }
  }

  private func arrange(_ layout: inout SceneLayout, _ result: SceneFrames) {
    for index in layout.views.indices {
      guard layout.views[index].inWindow != nil, let frame = result.frames[index] else { continue }
      layout.views[index].placement = ViewPlacement(of: index, width: frame.width, in: scene, intrinsics: intrinsics)
    }
    layout.constraints = ConstraintLines(
      anchors: Anchors(
        scene: scene, guides: result.guides, intrinsics: intrinsics,
        frames: PlacedFrames(scene: scene, views: layout.views))
    ).all()
  }
}
