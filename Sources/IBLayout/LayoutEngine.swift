package import IBModel
import IBSource
import IBSyntax
import LinearSolver

/// Lays out every scene of a document, or every top-level view of a xib, in one configuration.
///
/// What comes in is the document, typed and linked, and a configuration; what goes out is a frame for every view, with
/// the coordinates that only the drawing determines named, and the issues found on the way. The stages, in order:
/// resolve (variations and defaults), containers (room and bars), expand (rows of the system), solve, round.
/// Nothing is printed here, and no file is read.
package struct LayoutEngine: Sendable {
  private let document: Document
  private let graph: ContainerGraph

  /// Reads the container graph once; layouts of several configurations share it.
  package init(_ document: Document) {
    self.document = document
    graph = ContainerGraph(document)
  }

  /// One layout a scene, in document order; a scene without a view gets one that says so.
  package func layouts(in configuration: TraitConfiguration) -> [SceneLayout] {
    let roots = document.roots.map { root in
      (document.views[root].element.range.lower, layout(root: root, in: configuration))
    }
    let empty = document.controllers.filter { $0.rootView == nil }.map { controller in
      (controller.element.range.lower, emptyLayout(controller, in: configuration))
    }
    return (roots + empty).sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func layout(root: Int, in configuration: TraitConfiguration) -> SceneLayout {
    let scene = SceneResolver.resolve(document, root: root, in: configuration)
    let context = ContainerResolver(document: document, graph: graph, configuration: configuration)
      .context(ofRoot: root)
    var layout = SceneLayouter(scene: scene, context: context).layout(identity: identity(root: root))
    for item in barItems(besides: root) {
      let views = barItemLayout(item, in: configuration)
      layout.views += views.views
      layout.issues += views.issues
    }
    return layout
  }

  /// Custom views of the controller's bar items that do not lie inside its root view.
  private func barItems(besides root: Int) -> [Int] {
    guard let controller = document.views[root].controller else { return [] }
    let inside = root..<document.endOfSubtree(root)
    return document.views.indices.filter { index in
      let view = document.views[index]
      return view.role == .barItem && view.parent == nil && view.controller == controller
        && !inside.contains(index) && !view.kind.isBar
    }
  }

  /// A bar lays out a custom view by itself; until that is modelled the view keeps the frame it was drawn with, and
  /// only what lies inside is computed.
  private func barItemLayout(_ item: Int, in configuration: TraitConfiguration) -> SceneLayout {
    let scene = SceneResolver.resolve(document, root: item, in: configuration)
    let context = ContainerContext(
      size: scene.views[0].drawn?.size ?? .zero, safeArea: .zero, in: configuration, document: document,
      kept: FrameCoordinate.allCases)
    return SceneLayouter(scene: scene, context: context).layout(identity: identity(root: item))
  }

  private func emptyLayout(_ controller: Document.Controller, in configuration: TraitConfiguration) -> SceneLayout {
    let reason = controller.element.name == .viewControllerPlaceholder
      ? "the scene stands for a controller of another storyboard" : "the controller has no view in this document"
    return SceneLayout(
      scene: identity(controller), configuration: configuration, safeArea: configuration.safeArea, views: [],
      issues: [LayoutIssue(.empty, view: controller.id, message: reason)])
  }

  private func identity(root: Int) -> SceneLayout.Identity {
    let view = document.views[root]
    if case .root(let controller) = view.role { return identity(document.controllers[controller]) }
    return SceneLayout.Identity(
      id: view.id, controller: nil, customClass: view.element[.customClass], title: view.element[.userLabel])
  }

  private func identity(_ controller: Document.Controller) -> SceneLayout.Identity {
    SceneLayout.Identity(
      id: controller.scene.map { document.scenes[$0].id } ?? controller.id, controller: controller.id,
      customClass: controller.element[.customClass],
      title: controller.element[.userLabel] ?? controller.element[.title])
  }
}
