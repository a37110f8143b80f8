import IBModel
import IBSyntax

/// The two nibs of a controller.
extension NibDraft {
  mutating func compileView(of controller: XMLElement, _ view: XMLElement) -> ObjectHandle? {
    let root = graph.add("NSObject")
    var proxies = [addProxy("IBFilesOwner")]
    filesOwner = proxies[0]
    proxies += firstResponder(beside: controller)
    self.root = view
    guard let object = archiveView(view, depth: 0) else { return nil }
    writeRoot(root, proxies: proxies, [object] + (dataSource.map { [$0] } ?? []))
    return root
  }

  /// Each controller in the nib has a placeholder of the storyboard, those inside of others first.
  mutating func compileScene(of controller: XMLElement) -> ObjectHandle? {
    let root = graph.add("NSObject")
    let owner = addProxy("IBFilesOwner")
    let responder = firstResponder(beside: controller)
    guard let object = archiveController(controller, depth: 0) else { return nil }
    let inside = sceneControllers.map { ($0, addProxy("UIStoryboardPlaceholder")) }
    let storyboard = addProxy("UIStoryboardPlaceholder")
    for (controller, placeholder) in inside { sceneOutlets.append(("storyboard", controller, placeholder)) }
    // A placeholder of another storyboard's controller is not given its own (Measurements/Compile.md#controllers).
    if controller.tag != Controllers.placeholderElement { sceneOutlets.append(("storyboard", object, storyboard)) }
    sceneOutlets.append(("sceneViewController", owner, object))
    writeRoot(root, proxies: inside.map(\.1) + [owner] + responder + [storyboard], [object] + sceneObjects)
    return root
  }

  /// The placeholder of the first responder, which each scene has; one without an element where it does not.
  mutating func firstResponder(beside controller: XMLElement) -> [ObjectHandle] {
    let parts = controller.parent?.children.filter { $0.name == .placeholder } ?? []
    return parts.isEmpty ? [addProxy("IBFirstResponder")] : parts.map { archivePlaceholder($0) }
  }
}
