package import IBModel
import IBSyntax
import NibArchive

/// Compiles parts of a storyboard: each controller's view becomes a nib of its own.
///
/// The nib of the controller itself, with its items and segues, is not made yet (Compile.md#what-is-not-compiled-yet).
package enum StoryboardCompiler {
  /// The nib of a controller's view.
  ///
  /// - Parameter controller: the controller's id.
  /// - Returns: without a nib and with a problem where there is no such controller, or where it has no view.
  package static func view(
    of controller: String, in document: Document, _ options: CompileOptions
  ) -> CompileResult {
    guard case .controller(let number)? = document.objects[controller] else {
      var draft = NibDraft(document, options)
      return CompileResult(nib: nil, problems: draft.refusal(of: "there is no controller '\(controller)'"))
    }
    let element = document.controllers[number].element
    var draft = NibDraft(document, options, scope: .view(controller: element))
    guard let view = element.child(key: "view") else {
      draft.refuse(element, element.tag, "controller '\(controller)' has no view")
      return CompileResult(nib: nil, problems: draft.problems)
    }
    let root = draft.graph.add("NSObject")
    var proxies = [draft.addProxy("IBFilesOwner")]
    draft.filesOwner = proxies[0]
    proxies += draft.firstResponder(beside: element)
    draft.root = view
    guard let object = draft.archiveView(view, depth: 0) else {
      return CompileResult(nib: nil, problems: draft.problems)
    }
    draft.writeRoot(root, proxies: proxies, [object] + (draft.dataSource.map { [$0] } ?? []))
    guard draft.problems.isEmpty else { return CompileResult(nib: nil, problems: draft.problems) }
    return CompileResult(nib: draft.graph.nib(root: root), problems: [])
  }
}

extension NibDraft {
  /// The placeholder of the first responder, which each scene has; one without an element where it does not.
  mutating func firstResponder(beside controller: XMLElement) -> [ObjectHandle] {
    let parts = controller.parent?.children.filter { $0.name == .placeholder } ?? []
    return parts.isEmpty ? [addProxy("IBFirstResponder")] : parts.map { archivePlaceholder($0) }
  }
}
