import IBAssets
package import IBModel
import IBSource
import LinearSolver

/// Lays out every scene of a document, or every top-level view of a xib, in one configuration.
///
/// What comes in is the document, typed and linked, and a configuration; what goes out is a frame for every view, with
/// the coordinates that only the drawing determines named, and the issues found on the way. The stages, in order:
/// resolve (variations and defaults), containers (room and bars), expand (rows of the system), solve, round.
/// Nothing is printed here, and no file is read.
package struct LayoutEngine: Sendable {
  private let scenes: DocumentScenes
  private let graph: ContainerGraph
  /// The same with what other storyboards put around it, for devices.
  private let wholeGraph: ContainerGraph
  private let environment: LayoutEnvironment
  /// By controller: the custom views of its bar items.
  private let barItems: [[Int]]
  /// Roots of scenes with container views, whose frames are asked for by the scenes they embed.
  private let embedding: Set<Int>

  /// Reads the container graph once; layouts of several configurations share it.
  package init(_ document: Document, _ environment: LayoutEnvironment) {
    let scenes = DocumentScenes(document)
    self.scenes = scenes
    self.environment = environment
    let graph = ContainerGraph(scenes)
    self.graph = graph
    let outside = environment.references.outside(scenes)
    wholeGraph = outside.isEmpty ? graph : ContainerGraph(scenes, outside: outside)
    barItems = Self.barItems(of: document)
    let containers = document.controllers.indices.compactMap { graph.placement(of: $0).embeddedIn }
    embedding = Set(containers.compactMap { document.root(of: $0) })
  }

  private static func barItems(of document: Document) -> [[Int]] {
    var items: [[Int]] = Array(repeating: [], count: document.controllers.count)
    for (index, view) in document.views.enumerated() {
      guard view.role == .barItem, view.parent == nil, !view.kind.isBar, let controller = view.controller else {
        continue
      }
      items[controller].append(index)
    }
    return items
  }

  /// One layout a scene, in document order; a scene without a view gets one that says so.
  ///
  /// - Parameters:
  ///   - isDrawn: whether the layouts are to say what pictures need besides frames.
  ///   - isCompared: whether they are to say what comparing configurations needs.
  ///   - diagnosis: what is asked besides frames; issues of other topics are not looked for.
  package func layouts(
    in configuration: TraitConfiguration, isDrawn: Bool = false, isCompared: Bool = false, diagnosis: Diagnosis = .all
  ) -> [SceneLayout] {
    layout(
      LayoutRequest(configuration, isDrawn: isDrawn, isCompared: isCompared, diagnosis: diagnosis),
      LayoutMemory(scenes))
  }

  /// The same for several requests, in their order. Each layout is what it is alone, but costs less, since what the one
  /// before has found out is used again.
  package func layouts(for requests: [LayoutRequest]) -> [[SceneLayout]] {
    let memory = LayoutMemory(scenes)
    return requests.map { layout($0, memory) }
  }

  private func layout(_ request: LayoutRequest, _ memory: LayoutMemory) -> [SceneLayout] {
    var run = run(request, memory)
    return run.layouts()
  }

  /// A stage before the frames as text, root by root: what `keyline dump` prints.
  package func dump(_ stage: LayoutDumpStage, in configuration: TraitConfiguration) -> String {
    var run = run(LayoutRequest(configuration, diagnosis: .none), LayoutMemory(scenes))
    return run.dump(stage)
  }

  private func run(_ request: LayoutRequest, _ memory: LayoutMemory) -> LayoutRun {
    let graph = request.configuration.canvasEra == nil ? wholeGraph : graph
    return LayoutRun(
      scenes: scenes, graph: graph, barItems: barItems, embedding: embedding, memory: memory,
      environment: environment, request: request)
  }
}

/// The layouts of one document in one configuration while they are computed.
private struct LayoutRun {
  let scenes: DocumentScenes
  let graph: ContainerGraph
  /// By controller.
  let barItems: [[Int]]
  let embedding: Set<Int>
  let memory: LayoutMemory
  let environment: LayoutEnvironment
  let request: LayoutRequest
  /// By root; a scene that embeds another is laid out before it.
  private var finished: [Int: SceneLayout] = [:]
  /// By root: the traits inside its scene, which scenes embedded in it have too.
  private var traits: [Int: TraitConfiguration] = [:]
  /// Roots whose layout was asked for while it was being computed embed themselves, and are left to the drawing.
  private var started: Set<Int> = []

  init(
    scenes: DocumentScenes, graph: ContainerGraph, barItems: [[Int]], embedding: Set<Int>, memory: LayoutMemory,
    environment: LayoutEnvironment, request: LayoutRequest
  ) {
    self.scenes = scenes
    self.environment = environment
    self.graph = graph
    self.barItems = barItems
    self.embedding = embedding
    self.memory = memory
    self.request = request
  }

  private var document: Document { scenes.document }
  private var configuration: TraitConfiguration { request.configuration }

  private var assets: DocumentAssets? { environment.assets }

  mutating func layouts() -> [SceneLayout] {
    scenes.scenes.compactMap { scene in
      switch scene {
      case .root(let root): layout(root: root)
      case .empty(let controller): emptyLayout(controller)
      }
    }
  }

  /// Nil only while the same root is being laid out.
  private mutating func layout(root: Int) -> SceneLayout? {
    if let layout = finished[root] { return layout }
    guard started.insert(root).inserted else { return nil }
    let context = context(root: root)
    traits[root] = context.configuration
    var layout = layout(layouter(root: root, context), identity(root: root))
    layout.configuration = configuration
    if request.isDrawn, case .root(let controller) = document.views[root].role {
      let text = TextMeasurer(era: configuration.systemFont)
      let reader = BarReader(scenes: scenes, graph: graph, configuration: configuration, text: text)
      layout.bars = reader.bars(of: controller, context: context)
    }
    for item in barItems(besides: root) {
      let views = barItemLayout(item)
      layout.views += views.views
      if let state = views.state { layout.state?.append(state) }
      layout.issues += views.issues
      layout.constraints += views.constraints
    }
    finished[root] = layout
    return layout
  }

  mutating func dump(_ stage: LayoutDumpStage) -> String {
    var text = ""
    for root in document.roots {
      let context = context(root: root)
      text += LayoutDump(scene: layouter(root: root, context).scene, context: context, assets: assets).text(stage)
    }
    return text
  }

  private mutating func context(root: Int) -> ContainerContext {
    ContainerResolver(scenes: scenes, graph: graph, configuration: configuration, settings: environment.settings)
      .context(ofRoot: root, in: embedding(of: root))
  }

  private func layouter(root: Int, _ context: ContainerContext) -> SceneLayouter {
    let memory = memory.scene(root: root, in: context.configuration)
    let scene = SceneResolver.scene(
      memory.content, in: context.configuration, environment.settings, of: context.settings)
    return SceneLayouter(
      scene: scene, context: context, isDrawn: request.isDrawn, diagnosis: request.diagnosis,
      isFramed: request.isFramed || embedding.contains(root), memory: memory, assets: assets)
  }

  private func layout(_ layouter: SceneLayouter, _ identity: SceneLayout.Identity) -> SceneLayout {
    var layout = layouter.layout(identity: identity)
    if request.isCompared { layout.state = SceneStateReader(layouter.scene, assets: assets).state() }
    return layout
  }

  /// The container view that embeds a root's controller, as its own scene lays it out; nil where nothing embeds it.
  private mutating func embedding(of root: Int) -> ContainerResolver.Embedding? {
    guard case .root(let controller) = document.views[root].role,
      let view = graph.placement(of: controller).embeddedIn, let outer = document.root(of: view)
    else { return nil }
    let id = document.views[view].id
    guard let container = layout(root: outer)?.views.first(where: { $0.id == id }) else { return nil }
    return ContainerResolver.Embedding(view: container, configuration: traits[outer] ?? configuration)
  }

  /// Custom views of the controller's bar items that do not lie inside its root view.
  private func barItems(besides root: Int) -> [Int] {
    guard let controller = document.views[root].controller, !barItems[controller].isEmpty else { return [] }
    let inside = root..<document.endOfSubtree(root)
    return barItems[controller].filter { !inside.contains($0) }
  }

  /// A bar lays out a custom view by itself. Where it lies keeps to the drawing; so does its size, unless a device lays
  /// it out by constraints, as bars do from iOS 11 on (row B4).
  private func barItemLayout(_ item: Int) -> SceneLayout {
    let view = memory.scene(root: item, in: configuration).content.views[0]
    var context = ContainerContext(
      size: view.drawn?.size ?? .zero, safeArea: .zero, in: configuration, kept: FrameCoordinate.allCases)
    context.sizeFitsContent =
      configuration.canvasEra == nil && configuration.systemRelease.hasSafeAreas && view.usesConstraints
    var layout = layout(layouter(root: item, context), identity(root: item))
    layout.views[0].frame?.x = view.drawn?.x ?? 0
    layout.views[0].frame?.y = view.drawn?.y ?? 0
    return layout
  }

  private func emptyLayout(_ controller: Int) -> SceneLayout {
    let content = scenes.controllers[controller]
    let reason =
      content.isPlaceholder
      ? "the scene stands for a controller of another storyboard" : "the controller has no view in this document"
    var layout = SceneLayout(
      scene: identity(controller: controller), configuration: configuration, safeArea: configuration.safeArea,
      views: [], issues: [LayoutIssue(.empty, view: content.id, message: reason)])
    let empty = SceneContent(document: document, owner: content, root: 0, views: [], constraints: [])
    let scene = ResolvedScene(empty, in: configuration, tables: [:])
    layout.barItems = BarItems.layouts(
      of: content.barItems, configuration: configuration, context: IntrinsicContext(scene, assets: assets))
    if request.isCompared {
      layout.state = SceneState(
        sizeClasses: SizeClasses(configuration.horizontal, configuration.vertical), properties: [], constraints: [],
        barItems: SceneStateReader(scene, assets: assets).barItems(content.barItems))
    }
    return layout
  }

  private func identity(root: Int) -> SceneLayout.Identity {
    if case .root(let controller) = document.views[root].role { return identity(controller: controller) }
    let content = scenes.topLevelView(root).content
    return SceneLayout.Identity(
      id: content.id, controller: nil, customClass: content.customClass, title: content.userLabel)
  }

  private func identity(controller: Int) -> SceneLayout.Identity {
    let content = scenes.controllers[controller]
    return SceneLayout.Identity(
      id: document.controllers[controller].scene.map { document.scenes[$0].id } ?? content.id, controller: content.id,
      customClass: content.customClass, title: content.userLabel ?? content.title)
  }
}
