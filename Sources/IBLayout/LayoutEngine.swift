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
    return SceneLayouter(scene: scene, context: context).layout(identity: identity(root: root))
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
