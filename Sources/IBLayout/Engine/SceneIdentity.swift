import IBContent
import IBModel

extension SceneLayout.Identity {
  /// The scene or top-level view whose root has this index in the document's views.
  init(root: Int, of scenes: DocumentScenes) {
    if case .root(let controller) = scenes.document.views[root].role {
      self.init(controller: controller, of: scenes)
    } else {
      let content = scenes.topLevelView(root).content
      self.init(id: content.id, controller: nil, customClass: content.customClass, title: content.userLabel)
      otherNames = scenes.document.names(ofScene: nil)
    }
  }

  init(controller: Int, of scenes: DocumentScenes) {
    let content = scenes.controllers[controller]
    let document = scenes.document
    self.init(
      id: document.controllers[controller].scene.map { document.scenes[$0].id } ?? content.id, controller: content.id,
      customClass: content.customClass, title: content.userLabel ?? content.title)
    otherNames = document.names(ofScene: content.id)
  }
}
