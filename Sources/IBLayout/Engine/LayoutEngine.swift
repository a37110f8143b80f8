import IBAssets
package import IBModel
import IBSource
import LinearSolver

/// Lays out every scene of a document, or every top-level view of a xib, in one configuration.
///
/// Input: the document, typed and linked, and a configuration. Output: a frame for every view, with the coordinates
/// marked that only the stored frame determines, and the issues found. The stages, in order: resolve (variations and
/// defaults), containers (available size and bars), expand (rows of the system), solve, round. It prints nothing and
/// reads no file.
package struct LayoutEngine: Sendable {
  private let scenes: DocumentScenes
  private let canvasGraph: ContainerGraph
  /// With the containers of other storyboards.
  private let deviceGraph: ContainerGraph
  private let environment: LayoutEnvironment
  /// By controller: the custom views of its bar items.
  private let barItems: [[Int]]
  /// Roots of scenes with container views; the scenes they embed need their frames.
  private let embedding: Set<Int>

  /// Reads the container graph once; layouts of several configurations share it.
  package init(_ document: Document, _ environment: LayoutEnvironment) {
    let scenes = DocumentScenes(document)
    self.scenes = scenes
    self.environment = environment
    canvasGraph = ContainerGraph(scenes, isOnCanvas: true)
    let graph = ContainerGraph(scenes, outside: environment.references.outside(scenes), isOnCanvas: false)
    deviceGraph = graph
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

  /// One layout for each scene, in document order; a scene without a view gets one that says so.
  ///
  /// - Parameters:
  ///   - detail: what the layouts include besides the frames.
  ///   - diagnosis: the questions besides frames; issues of other topics are not looked for.
  package func layouts(
    in configuration: TraitConfiguration, detail: LayoutDetail = .frames, diagnosis: Diagnosis = .all
  ) -> [SceneLayout] {
    layout(
      LayoutRequest(configuration, detail: detail, diagnosis: diagnosis), LayoutSession(scenes, environment.limits))
  }

  /// The layouts for several requests, in their order. Each is the same as in a separate call, but faster, because it
  /// reuses the results of the previous ones.
  package func layouts(for requests: [LayoutRequest]) -> [[SceneLayout]] {
    let session = LayoutSession(scenes, environment.limits, for: requests.map(\.configuration))
    return requests.map { layout($0, session) }
  }

  private func layout(_ request: LayoutRequest, _ session: LayoutSession) -> [SceneLayout] {
    var run = run(request, session)
    return run.layouts()
  }

  /// A stage before the frames as text, root by root, for `keyline dump`.
  package func dump(_ stage: LayoutDumpStage, in configuration: TraitConfiguration) -> String {
    var run = run(LayoutRequest(configuration, diagnosis: .none), LayoutSession(scenes, environment.limits))
    return run.dump(stage)
  }

  private func run(_ request: LayoutRequest, _ session: LayoutSession) -> LayoutRun {
    let graph = request.configuration.canvasEra == nil ? deviceGraph : canvasGraph
    return LayoutRun(
      scenes: scenes, graph: graph, barItems: barItems, embedding: embedding, session: session,
      environment: environment, request: request)
  }
}
