package import IBModel
import IBSyntax
import NibArchive

/// Compiles a xib: its objects become those of one nib.
///
/// What no table knows is a problem with its place, and a document with a problem gives no nib; nothing is left out in
/// silence. What the tables and values are taken from is in Documentation/Measurements/Compile.md.
package enum XibCompiler {
  package static func compile(_ document: Document, _ options: CompileOptions) -> CompileResult {
    var draft = NibDraft(document, options)
    guard let root = document.tree.root, let list = root.child(named: .objects), document.flavor.isSupported else {
      return CompileResult(nib: nil, problems: draft.refusal(of: "the document is not a xib for iOS"))
    }
    let object = draft.graph.add("NSObject")
    var top: [ObjectHandle] = []
    for element in list.children {
      if element.name == .placeholder {
        top.append(draft.archivePlaceholder(element))
      } else if let made = draft.archiveView(element, depth: 0) {
        top.append(made)
      }
    }
    draft.writeRoot(object, proxies: [], top)
    guard draft.problems.isEmpty else { return CompileResult(nib: nil, problems: draft.problems) }
    return CompileResult(nib: draft.graph.nib(root: object), problems: [])
  }
}

extension NibDraft {
  /// A problem of the document as a whole.
  mutating func refusal(of message: String) -> [CompileProblem] {
    if let root = document.tree.root { refuse(root, root.tag, message) }
    return problems
  }
}
