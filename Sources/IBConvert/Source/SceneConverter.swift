import IBLayout
import IBModel
import IBSource

/// Turns a scene into files of Swift: one for the scene, one for each kind of cell.
package struct SceneConverter {
  private let scene: ConvertibleScene
  private let leaves: LeafReader
  /// Names of structs that are used already in the run's folder.
  package private(set) var names: Set<String>

  package init(_ scene: ConvertibleScene, _ leaves: LeafReader, besides names: Set<String>) {
    self.scene = scene
    self.leaves = leaves
    self.names = names
  }

  /// The scene's own file is the first.
  ///
  /// - Parameter wanted: the id that the files say they are of; nil for all.
  package mutating func files(of wanted: String? = nil) -> [ConvertedFile] {
    var types: [Int: String] = [:]
    for root in scene.roots { types[root] = typeName(of: root) }
    let written = written(types)
    let roots = scene.roots.filter { wanted == nil || SourceFileText.shown(id(of: $0)) == wanted }
    return roots.compactMap { root in types[root].map { file(root, $0, written) } }
  }

  private mutating func typeName(of root: Int) -> String {
    let identity = scene.identity
    let isCell = root != 0
    let word: String?
    if isCell {
      word = scene.views[root].parent.flatMap { scene.views[$0].customClass } ?? "Row \(scene.views[root].id)"
    } else {
      word = identity.customClass ?? identity.title ?? "Scene \(identity.id)"
    }
    var name = word.flatMap { SwiftText.identifier($0, isType: true) } ?? (isCell ? "Row" : "Scene")
    for ending in ["ViewController", "Controller", "TableViewCell", "Cell"]
    where name.hasSuffix(ending) && name.count > ending.count {
      name.removeLast(ending.count)
      break
    }
    name += isCell ? (name.hasSuffix("Row") ? "" : "Row") : "View"
    let unique = FreeName.name(name, numbered: { "\(name)\($0)" }) { word in
      !ViewNames.reserved.contains(word) && !names.contains(word)
    }
    names.insert(unique)
    return unique
  }

  /// How the views of a scene are written, by place.
  private struct Written {
    var sources: [Int: LeafSource] = [:]
    /// The modifiers of those that hold others.
    var decorations: [Int: [String]] = [:]
  }

  private func written(_ types: [Int: String]) -> Written {
    let rows = rows(types)
    var written = Written()
    for (place, view) in scene.views.enumerated() {
      let hasViews = view.holdsViews && view.children.contains { scene.isShown($0) }
      if hasViews {
        written.decorations[place] = leaves.decorations(view.index)
      } else {
        written.sources[place] = leaves.leaf(view.index, rows: rows[place] ?? [])
      }
    }
    return written
  }

  private func file(_ root: Int, _ typeName: String, _ written: Written) -> ConvertedFile {
    let tree = Inference.tree(
      of: root, in: scene, sources: written.sources, decorations: written.decorations)
    let used = used(root).sorted().compactMap { written.sources[$0] }
    let printed = SourceFileText(typeName: typeName, id: id(of: root), tree: tree, leaves: used)
    return ConvertedFile(
      id: SourceFileText.shown(id(of: root)), typeName: typeName, text: printed.text, lines: printed.lines, tree: tree,
      proof: Proof(tree, of: scene),
      layouts: printed.layouts, isReadBack: Self.isReadBack(printed, tree))
  }

  private static func isReadBack(_ printed: SourceFileText, _ tree: InferredTree) -> Bool {
    guard case .success(let file) = PrintedFile.read(printed.text, layouts: printed.layouts) else { return false }
    return file.node.asPrinted == tree.node.asPrinted
  }

  private func id(of root: Int) -> String {
    if root == 0 { return scene.identity.id }
    return scene.views[root].parent.map { scene.views[$0].id } ?? scene.views[root].id
  }

  /// The structs of the rows of each table, in order.
  private func rows(_ types: [Int: String]) -> [Int: [String]] {
    scene.roots.reduce(into: [:]) { rows, root in
      guard root != 0, let table = scene.views[root].parent.flatMap({ scene.views[$0].parent }) else { return }
      if let name = types[root] { rows[table, default: []].append(name) }
    }
  }

  /// The views that a tree shows.
  private func used(_ root: Int) -> [Int] {
    var result: [Int] = []
    var pending = scene.views[root].children
    while let next = pending.popLast() {
      guard scene.isShown(next) else { continue }
      result.append(next)
      if scene.views[next].holdsViews { pending += scene.views[next].children }
    }
    return result
  }
}
