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
      if let made = draft.archiveTop(element) { top.append(made) }
    }
    draft.writeRoot(object, top)
    guard draft.problems.isEmpty else { return CompileResult(nib: nil, problems: draft.problems) }
    return CompileResult(nib: draft.graph.nib(root: object), problems: [])
  }
}

extension NibDraft {
  /// A problem of the document as a whole.
  fileprivate mutating func refusal(of message: String) -> [CompileProblem] {
    if let root = document.tree.root { refuse(root, root.tag, message) }
    return problems
  }

  fileprivate mutating func archiveTop(_ element: XMLElement) -> ObjectHandle? {
    guard element.name == .placeholder else { return archiveView(element, depth: 0) }
    let proxy = object(for: element)
    graph.rename(proxy, to: "UIProxyObject")
    graph.set("UIProxiedObjectIdentifier", string(element.word("placeholderIdentifier") ?? ""), of: proxy)
    archived.append((element, proxy))
    return proxy
  }

  /// The lists of the root (Measurements/NibArchive.md#root).
  fileprivate mutating func writeRoot(_ root: ObjectHandle, _ top: [ObjectHandle]) {
    graph.set("UINibTopLevelObjectsKey", list(top), of: root)
    let topPlaces = Set(top)
    graph.set("UINibObjectsKey", list(top + archived.map(\.object).filter { !topPlaces.contains($0) }), of: root)
    graph.set("UINibConnectionsKey", list(connections()), of: root)
    graph.set("UINibVisibleWindowsKey", list([]), of: root)
    graph.set("UINibAccessibilityConfigurationsKey", list(accessibility()), of: root)
    graph.set("UINibTraitStorageListsKey", list(traitStorages()), of: root)
    graph.set("UINibKeyValuePairsKey", list(runtimeAttributes()), of: root)
  }
}
