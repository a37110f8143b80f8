import IBAssets
import IBContent
import IBModel

/// A scene in a container view of another scene.
struct EmbeddedScene {
  /// The object id of the container view.
  let view: String
  /// The root of the scene that it shows.
  let root: Int
}

/// The layouts of one document in one configuration while they are computed.
struct LayoutRun {
  let scenes: DocumentScenes
  let graph: ContainerGraph
  /// The custom views of each controller's bar items.
  let barItems: [[Int]]
  let embedding: Set<Int>
  /// The scenes in container views, by the root of the scene with these views.
  let embedded: [Int: [EmbeddedScene]]
  let session: LayoutSession
  let environment: LayoutEnvironment
  let request: LayoutRequest
  /// By root; a scene that embeds another is laid out before it.
  private var finished: [Int: SceneLayout] = [:]
  /// By root: the traits inside its scene, which embedded scenes inherit.
  private var traits: [Int: TraitConfiguration] = [:]
  /// By root: where a device shows the scene's sheet.
  private var sheets: [Int: Rect] = [:]
  /// The levels of embedded scenes that a picture shows.
  private static let deepestEmbedding = 4
  /// The number of embedded scenes that a picture shows in one scene.
  private static let mostEmbedded = 16

  init(
    scenes: DocumentScenes, graph: ContainerGraph, barItems: [[Int]], embedding: Set<Int>,
    embedded: [Int: [EmbeddedScene]], session: LayoutSession, environment: LayoutEnvironment, request: LayoutRequest
  ) {
    self.scenes = scenes
    self.environment = environment
    self.graph = graph
    self.barItems = barItems
    self.embedding = embedding
    self.embedded = embedded
    self.session = session
    self.request = request
  }

  private var document: Document { scenes.document }
  private var configuration: TraitConfiguration { request.configuration }
  private var assets: DocumentAssets? { environment.assets }
  private var fonts: FontLibrary { FontLibrary(environment.assets?.fonts) }

  mutating func layouts() -> [SceneLayout] {
    var layouts: [SceneLayout] = []
    let wanted = environment.onlyScenes.map { only in scenes.scenes.filter { only.contains(identity(of: $0).id) } }
    let all = wanted ?? scenes.scenes
    for scene in all.prefix(session.mostScenes) {
      switch scene {
      case .root(let root):
        layouts.append(placed(root: root))
      case .empty(let controller): layouts.append(emptyLayout(controller))
      }
    }
    for scene in all.dropFirst(session.mostScenes) {
      var layout = layoutLeftOut(scene)
      if layouts.count == session.mostScenes { layout.issues.append(tooManyScenes(from: layout.scene)) }
      layouts.append(layout)
    }
    return layouts
  }

  /// A layout. For a picture, it is where a device shows it, with the scenes around and inside it.
  private mutating func placed(root: Int, without inner: Int? = nil, depth: Int = 0) -> SceneLayout {
    // Computing the layout also finds the sheet.
    var layout = layout(root: root)
    guard request.detail == .picture, configuration.canvasEra == nil else { return layout }
    layout = filled(layout, root, without: inner)
    if let sheet = sheets[root] {
      layout.place(in: sheet)
    } else if depth < Self.deepestEmbedding, let view = embeddingView(of: root), let outer = document.root(of: view),
      embedded[outer, default: []].count <= Self.mostEmbedded
    {
      let around = placed(root: outer, without: root, depth: depth + 1)
      layout.place(in: document.views[view].id, of: around)
    }
    return layout
  }

  /// The layout with the scenes in its container views.
  private mutating func filled(
    _ layout: SceneLayout, _ root: Int, without inner: Int? = nil, depth: Int = 0
  ) -> SceneLayout {
    guard depth < Self.deepestEmbedding else { return layout }
    var layout = layout
    for scene in embedded[root, default: []].prefix(Self.mostEmbedded) where scene.root != inner {
      layout.show(filled(self.layout(root: scene.root), scene.root, depth: depth + 1), in: scene.view)
    }
    return layout
  }

  /// A scene beyond the limit has no views.
  private func layoutLeftOut(_ scene: DocumentScenes.Scene) -> SceneLayout {
    SceneLayout(
      scene: identity(of: scene), configuration: configuration, safeArea: configuration.safeArea, views: [], issues: [])
  }

  private func identity(of scene: DocumentScenes.Scene) -> SceneLayout.Identity {
    switch scene {
    case .root(let root): SceneLayout.Identity(root: root, of: scenes)
    case .empty(let controller): SceneLayout.Identity(controller: controller, of: scenes)
    }
  }

  private func tooManyScenes(from scene: SceneLayout.Identity) -> LayoutIssue {
    LayoutIssue(
      .limit, view: scene.controller ?? scene.id,
      message:
        "the document has \(scenes.scenes.count) scenes, more than the \(session.mostScenes) that Keyline lays out "
        + "in so many configurations: '\(scene.id)' and the scenes after it are skipped; \(LayoutLimits.advice(.layouts))"
    )
  }

  /// Lays out the scenes that embed a root's, the outermost first, in a loop, because a document may nest them without
  /// limit. Breaks embedding cycles: the scene that would recur keeps its stored frame.
  private mutating func finishEmbedding(_ root: Int) {
    var chain: [Int] = []
    var seen: Set<Int> = [root]
    var next = embeddingRoot(of: root)
    while let outer = next, finished[outer] == nil, seen.insert(outer).inserted {
      chain.append(outer)
      next = embeddingRoot(of: outer)
    }
    for outer in chain.reversed() { finished[outer] = newLayout(root: outer) }
  }

  private mutating func layout(root: Int) -> SceneLayout {
    if let layout = finished[root] { return layout }
    finishEmbedding(root)
    let layout = newLayout(root: root)
    finished[root] = layout
    return layout
  }

  /// The layout of a root that is not in `finished`. The scenes that embed it must be.
  private mutating func newLayout(root: Int) -> SceneLayout {
    let context = context(root: root)
    traits[root] = context.configuration
    sheets[root] = context.sheet
    var layout = layouter(root: root, context).layout(identity: SceneLayout.Identity(root: root, of: scenes))
    layout.configuration = configuration
    layout.sizeSource = context.sizeSource
    layout.otherClasses = context.otherClasses
    let items = barItems(besides: root)
    let itemLayouts = items.map(barItemLayout)
    if request.detail == .picture, case .root(let controller) = document.views[root].role {
      let text = TextMeasurer(era: configuration.systemFont, fonts: fonts)
      let images = SceneImages(assets: environment.assets, document: document, configuration: configuration)
      let reader = BarReader(
        scenes: scenes, graph: graph, references: environment.references, configuration: configuration, text: text,
        images: images,
        customSizes: Dictionary(
          zip(items.map { document.views[$0].id }, itemLayouts.map { $0.views.first?.frame?.size ?? .zero }),
          uniquingKeysWith: { first, _ in first }))
      layout.bars = reader.bars(of: controller, context: context)
    }
    for (item, views) in zip(items, itemLayouts) {
      var views = views
      if let frame = layout.bars.frame(ofCustom: document.views[item].id) { views.center(in: frame) }
      layout.views += views.views
      layout.activeConstraints += views.activeConstraints
      layout.issues += views.issues
      layout.constraints += views.constraints
    }
    return layout
  }

  /// The inputs of the layouts, root by root.
  mutating func dump() -> String {
    var text = ""
    for root in document.roots {
      finishEmbedding(root)
      text += LayoutDump(layouter: layouter(root: root, context(root: root))).text()
    }
    return text
  }

  private func context(root: Int) -> ContainerContext {
    ContainerResolver(
      scenes: scenes, graph: graph, configuration: configuration, settings: environment.settings,
      hidesStatusBar: environment.hidesStatusBar, isOlderThanSheets: environment.isOlderThanSheets,
      codeBar: { environment.codeBars($0).bar(environment.barReading, hasBar: $1) }
    ).context(ofRoot: root, in: embedding(of: root))
  }

  private func layouter(root: Int, _ context: ContainerContext) -> SceneLayouter {
    let session = session.scene(root: root, in: context.configuration)
    let scene = SceneResolver.scene(
      session.content, in: context.configuration, environment.settings, of: context.settings)
    let isFramed = request.isFramed || embedding.contains(root)
    return SceneLayouter(
      scene: scene, context: context, detail: request.detail, diagnosis: request.diagnosis, isFramed: isFramed,
      sharesGeometry: self.session.mayShareGeometry(in: configuration), session: session,
      assets: isFramed || scene.views.contains(where: Self.requiresImageSize) ? assets : nil,
      fonts: fonts)
  }

  /// Whether the size of an image can take part in a conflict, as only required rows can. Without frames to compute,
  /// other views do not need their images from the catalogs.
  private static func requiresImageSize(_ view: ResolvedView) -> Bool {
    view.control.showsCatalogImage && (view.hugging.hasRequired || view.compression.hasRequired)
  }

  /// The container view that embeds a root's controller, as its own scene lays it out; nil for a root that is not
  /// embedded.
  private func embedding(of root: Int) -> ContainerResolver.Embedding? {
    guard let view = embeddingView(of: root), let outer = document.root(of: view) else { return nil }
    let id = document.views[view].id
    guard let container = finished[outer]?.views.first(where: { $0.id == id }) else { return nil }
    return ContainerResolver.Embedding(
      size: container.frame?.size, safeArea: container.safeArea, kept: container.kept,
      configuration: traits[outer] ?? configuration)
  }

  /// The index of the container view that embeds a root's controller, or on the canvas the scene that presents it.
  private func embeddingView(of root: Int) -> Int? {
    guard case .root(let controller) = document.views[root].role else { return nil }
    let placement = graph.placement(of: controller)
    return placement.embeddedIn ?? placement.presentedIn
  }

  private func embeddingRoot(of root: Int) -> Int? { embeddingView(of: root).flatMap { document.root(of: $0) } }

  /// Custom views of the controller's bar items that are not inside its root view.
  private func barItems(besides root: Int) -> [Int] {
    guard let controller = document.views[root].controller, !barItems[controller].isEmpty else { return [] }
    let inside = root..<document.endOfSubtree(root)
    return barItems[controller].filter { !inside.contains($0) }
  }

  /// A bar lays out a custom view separately. Its position is the stored one. Its size is too, unless a device lays it
  /// out by constraints, as bars do from iOS 11 on (row B4).
  private func barItemLayout(_ item: Int) -> SceneLayout {
    let view = session.scene(root: item, in: configuration).content.views[0]
    var context = ContainerContext(
      size: view.storedFrame?.size ?? .zero, safeArea: .zero, in: configuration, kept: FrameCoordinate.allCases)
    context.sizeFitsContent =
      configuration.canvasEra == nil && configuration.systemRelease.hasSafeAreas && view.usesConstraints
    var layout = layouter(root: item, context).layout(identity: SceneLayout.Identity(root: item, of: scenes))
    layout.views[0].frame?.x = view.storedFrame?.x ?? 0
    layout.views[0].frame?.y = view.storedFrame?.y ?? 0
    return layout
  }

  private func emptyLayout(_ controller: Int) -> SceneLayout {
    let content = scenes.controllers[controller]
    let reason =
      content.isPlaceholder
      ? "the scene is a storyboard reference" : "the controller has no view in this document"
    var layout = SceneLayout(
      scene: SceneLayout.Identity(controller: controller, of: scenes), configuration: configuration,
      safeArea: configuration.safeArea, views: [], issues: [LayoutIssue(.empty, view: content.id, message: reason)])
    let empty = SceneContent(document: document, owner: content, root: 0, views: [], constraints: [])
    let scene = ResolvedScene(content: empty, configuration: configuration, tables: [:])
    layout.barItems = BarItems.layouts(
      of: content.barItems, configuration: configuration, context: IntrinsicContext(scene, assets: assets, fonts: fonts)
    )
    return layout
  }
}
