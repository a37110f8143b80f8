import IBModel
import IBSource
import IBSyntax

/// The scenes of a storyboard that an edit may lay out differently: those that it changes, and those that depend on
/// them.
///
/// All other scenes have the same layout before and after the edit.
enum ChangedScenes {
  /// The ids of these scenes; nil if the edit may change all scenes.
  static func ids(from old: Document, to new: Document) -> Set<String>? {
    guard !old.scenes.isEmpty, surroundings(of: old) == surroundings(of: new) else { return nil }
    let (before, after) = (scenes(of: old), scenes(of: new))
    let changed = Set(before.keys).union(after.keys).filter { before[$0]?.text != after[$0]?.text }
    // The segues of a scene, and the controllers before it, determine the bars and sheets around it.
    let followsAll = changed.contains { before[$0]?.outside != after[$0]?.outside }
    return [old, new].reduce(into: changed) { ids, document in
      let segues = segues(of: document, onlyEmbedding: !followsAll)
      var waiting = Array(ids)
      while let next = waiting.popLast() {
        waiting += (segues[next] ?? []).filter { ids.insert($0).inserted }
      }
    }
  }

  /// The parts of a document outside its scenes.
  ///
  /// Dependencies are left out, and so are resources, whose rows follow the changed scenes.
  private static func surroundings(of document: Document) -> [ArraySlice<UInt8>] {
    guard let root = document.tree.root else { return [] }
    let others = root.children.filter { !["scenes", "resources", "dependencies"].contains($0.tag) }
    let bytes = document.tree.source.bytes
    return [root.startTagRange].map { bytes[$0.lower..<$0.upper] }
      + others.map { bytes[$0.range.lower..<$0.range.upper] }
  }

  /// For each scene, its text, and the part of the text outside the root view, with all segues.
  private static func scenes(
    of document: Document
  ) -> [String: (text: ArraySlice<UInt8>, outside: [ArraySlice<UInt8>])] {
    let bytes = document.tree.source.bytes
    func text(_ element: XMLElement) -> ArraySlice<UInt8> { bytes[element.range.lower..<element.range.upper] }
    let segues = Dictionary(
      grouping: document.connections.filter { $0.kind == .segue }, by: { scene(ofController: $0.controller, document) })
    return Dictionary(
      document.scenes.map { scene in
        let whole = scene.element.range
        let root = scene.controller.flatMap { document.controllers[$0].rootView }.map {
          document.views[$0].element.range
        }
        let outside =
          root.map { [bytes[whole.lower..<$0.lower], bytes[$0.upper..<whole.upper]] } ?? [text(scene.element)]
        return (scene.id, (text(scene.element), outside + (segues[scene.id] ?? []).map { text($0.element) }))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// For each scene, the scenes that its segues lead to.
  private static func segues(of document: Document, onlyEmbedding: Bool) -> [String: [String]] {
    var scenes: [String: [String]] = [:]
    for segue in document.connections where segue.kind == .segue {
      guard !onlyEmbedding || segue.element.equals(.kind, "embed"),
        let source = scene(ofController: segue.controller, document),
        case .controller(let index)? = segue.destination.flatMap({ document.objects[$0] }),
        let target = scene(ofController: index, document)
      else { continue }
      scenes[source, default: []].append(target)
    }
    return scenes
  }

  private static func scene(ofController index: Int?, _ document: Document) -> String? {
    index.flatMap { document.controllers[$0].scene }.map { document.scenes[$0].id }
  }
}
