import IBModel
import IBSyntax

extension SceneLayout.Identity {
  /// The scene or top-level view whose root stands at an index of the document's views.
  init(root: Int, of document: Document) {
    let view = document.views[root]
    if case .root(let controller) = view.role {
      self.init(document.controllers[controller], of: document)
    } else {
      self.init(
        id: view.id, controller: nil, customClass: view.element[.customClass], title: view.element[.userLabel])
    }
  }

  init(_ controller: Document.Controller, of document: Document) {
    self.init(
      id: controller.scene.map { document.scenes[$0].id } ?? controller.id, controller: controller.id,
      customClass: controller.element[.customClass],
      title: controller.element[.userLabel] ?? controller.element[.title])
  }
}
