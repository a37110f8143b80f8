package import IBModel

/// Lays out every scene of a document, or every top-level view of a xib, in one configuration.
///
/// Input: the document, typed and linked, and a configuration. Output: the issues and a frame for every view;
/// coordinates that only the stored frame determines are marked. The stages, in order: resolve (variations and
/// defaults), containers (available size and bars), expand (rows of the system), solve, round. It prints nothing and
/// reads no file.
package struct LayoutEngine: Sendable {
  private let document: Document
  private let scenes: DocumentScenes
  private let canvasGraph: ContainerGraph
  /// The graph with the containers of other storyboards.
  private let deviceGraph: ContainerGraph
  private let environment: LayoutEnvironment
  /// The custom views of each controller's bar items.
  private let barItems: [[Int]]
  /// The roots of scenes with container views. The embedded scenes need the frames of these views.
  private let embedding: Set<Int>
  /// By the root of a scene: its container views, each with the root of the scene that a device shows in it first.
  private let embedded: [Int: [EmbeddedScene]]

  /// Reads the container graph once; layouts of several configurations share it.
  package init(_ document: Document, _ environment: LayoutEnvironment) {
    self.document = document
    let scenes = DocumentScenes(document)
    self.scenes = scenes
    self.environment = environment
    canvasGraph = ContainerGraph(scenes, isOnCanvas: true)
    let graph = ContainerGraph(scenes, outside: environment.references.outside(scenes), isOnCanvas: false)
    deviceGraph = graph
    barItems = Self.barItems(of: document)
    let containers = document.controllers.indices.compactMap { graph.placement(of: $0).embeddedIn }
    embedding = Set(containers.compactMap { document.root(of: $0) })
    embedded = Self.embedded(in: document, graph)
  }

  private static func embedded(in document: Document, _ graph: ContainerGraph) -> [Int: [EmbeddedScene]] {
    var scenes: [Int: [EmbeddedScene]] = [:]
    var seen: Set<Int> = []
    for (index, controller) in document.controllers.enumerated() {
      let placement = graph.placement(of: index)
      guard let view = placement.embeddedIn, let root = controller.rootView, let outer = document.root(of: view),
        placement.navigation == nil || placement.isStackRoot, !placement.isPushed, seen.insert(view).inserted
      else { continue }
      scenes[outer, default: []].append(EmbeddedScene(view: document.views[view].id, root: root))
    }
    return scenes
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

  /// Whether code may give a scene of the document, or an item of a collection in it, another size than the file.
  package var hasOpenSizes: Bool {
    scenes.hasOpenSizes || document.views.contains { $0.kind == .collectionViewCell }
  }

  /// Whether outlets name labels of the document, so that code may set their texts.
  package var hasOpenTexts: Bool {
    document.views.contains { $0.kind == .label && scenes.outlets.contains($0.id) }
  }

  /// One layout for each scene, in document order. The layout of a scene without a view has an issue that reports this.
  ///
  /// - Parameters:
  ///   - detail: what the layouts include besides the frames.
  ///   - diagnosis: the questions besides frames; issues of other topics are not computed.
  package func layouts(
    in configuration: TraitConfiguration, detail: LayoutDetail = .frames, diagnosis: Diagnosis = .all
  ) -> [SceneLayout] {
    layouts(for: [LayoutRequest(configuration, detail: detail, diagnosis: diagnosis)])[0]
  }

  /// The layouts for several requests, in their order. Each is the same as in a separate call, but faster, because it
  /// reuses the results of the previous ones.
  ///
  /// In a language, the document has the texts of its translation. A localized copy can have other scenes, so only
  /// scenes that are in all layouts are returned.
  package func layouts(for requests: [LayoutRequest]) -> [[SceneLayout]] {
    let places = Dictionary(grouping: requests.indices) { requests[$0].configuration.language }
    if places.count == 1, places[nil] != nil { return layoutsAsWritten(for: requests) }
    var columns: [[SceneLayout]] = Array(repeating: [], count: requests.count)
    var others: [Int] = []
    for (language, places) in places {
      guard let language, let translated = environment.translated(document, language) else {
        others += places
        continue
      }
      let engine = LayoutEngine(translated, environment)
      for (place, column) in zip(places, engine.layoutsAsWritten(for: places.map { requests[$0] })) {
        columns[place] = column
      }
    }
    for (place, column) in zip(others, layoutsAsWritten(for: others.map { requests[$0] })) { columns[place] = column }
    let ids = Set(columns.map { $0.map(\.scene.id) })
    guard ids.count > 1, let first = ids.first else { return columns }
    let shared = ids.reduce(Set(first)) { $0.intersection($1) }
    let order = columns[0].map(\.scene.id).filter(shared.contains)
    return columns.map { column in
      let scenes = Dictionary(column.map { ($0.scene.id, $0) }, uniquingKeysWith: { first, _ in first })
      return order.compactMap { scenes[$0] }
    }
  }

  private func layoutsAsWritten(for requests: [LayoutRequest]) -> [[SceneLayout]] {
    let session = LayoutSession(scenes, environment.limits, for: requests.map(\.configuration))
    var columns: [[SceneLayout]] = []
    for request in requests {
      var column = layout(request, session)
      // Sizes and positions of texts are rounded to pixels, so layouts of the same scale share the most.
      let scale = request.configuration.scale
      if let like = columns.indices.last(where: { requests[$0].configuration.scale == scale }) ?? columns.indices.last {
        for index in column.indices.prefix(columns[like].count) { column[index].share(columns[like][index]) }
      }
      columns.append(column)
    }
    return columns
  }

  private func layout(_ request: LayoutRequest, _ session: LayoutSession) -> [SceneLayout] {
    var run = run(request, session)
    return run.layouts()
  }

  /// A stage before the frames as text, root by root, for `keyline dump`.
  package func dump(in configuration: TraitConfiguration) -> String {
    let translated = configuration.language.flatMap { environment.translated(document, $0) }
    let engine = translated.map { LayoutEngine($0, environment) } ?? self
    var run = engine.run(
      LayoutRequest(configuration, diagnosis: .none), LayoutSession(engine.scenes, environment.limits))
    return run.dump()
  }

  private func run(_ request: LayoutRequest, _ session: LayoutSession) -> LayoutRun {
    let graph = request.configuration.canvasEra == nil ? deviceGraph : canvasGraph
    return LayoutRun(
      scenes: scenes, graph: graph, barItems: barItems, embedding: embedding, embedded: embedded, session: session,
      environment: environment, request: request)
  }
}
