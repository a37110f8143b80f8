package import IBModel
import IBSyntax
import NibArchive

/// Compiles parts of a storyboard: each controller is a nib, and its view is another.
///
/// The list of a `.storyboardc` is not made yet (Compile.md#what-is-not-compiled-yet).
package enum StoryboardCompiler {
  /// The nib of a controller's view.
  ///
  /// - Parameter controller: the controller's id.
  /// - Returns: without a nib and with a problem where there is no such controller, or where it has no view.
  package static func view(
    of controller: String, in document: Document, _ options: CompileOptions
  ) -> CompileResult {
    guard case .controller(let number)? = document.objects[controller] else {
      return missing(controller, document, options)
    }
    let element = document.controllers[number].element
    var draft = NibDraft(document, options, scope: .view(controller: element))
    guard let view = element.child(key: "view") else {
      draft.refuse(element, element.tag, "controller '\(controller)' has no view")
      return CompileResult(nib: nil, problems: draft.problems)
    }
    let root = draft.compileView(of: element, view)
    return draft.result(root: root)
  }

  /// The nib of a controller, with its items and segues.
  ///
  /// - Parameter name: the nib's name: the controller's identifier, or its class of UIKit, a hyphen and its id.
  package static func scene(
    named name: String, in document: Document, _ options: CompileOptions
  ) -> CompileResult {
    guard let element = document.controllers.map(\.element).first(where: { NibDraft.nibName(of: $0) == name }) else {
      return missing(name, document, options)
    }
    var draft = NibDraft(document, options, scope: .scene)
    let root = draft.compileScene(of: element)
    return draft.result(root: root)
  }

  /// The names of the nibs of all controllers, in the order of the document.
  package static func sceneNames(of document: Document) -> [String] {
    document.controllers.map { NibDraft.nibName(of: $0.element) }
  }

  private static func missing(_ name: String, _ document: Document, _ options: CompileOptions) -> CompileResult {
    var draft = NibDraft(document, options)
    return CompileResult(nib: nil, problems: draft.refusal(of: "there is no controller '\(name)'"))
  }
}

extension NibDraft {
  /// What became of a nib; without one where there is a problem.
  func result(root: ObjectHandle?) -> CompileResult {
    guard let root, problems.isEmpty else { return CompileResult(nib: nil, problems: problems) }
    return CompileResult(nib: graph.nib(root: root), problems: [])
  }
}
