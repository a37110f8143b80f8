import IBModel
import IBSource
import IBSyntax

/// Ids that each side gave to a different thing.
///
/// One of the two things is given another id, and the references to it change too. Equal connections that both sides
/// added get the same id, and so become one thing.
///
/// The content of the two things determines which one changes, and its new id. Therefore, the result stays the same if
/// the sides are exchanged or the merge is repeated.
struct SharedIDs {
  /// A changed id.
  struct Change {
    let old: String
    let fresh: String
    /// The version in which the id changed.
    let side: MergeSide
  }

  /// The changed ids, in the order of our version.
  private(set) var changes: [Change] = []
  /// The three versions with the new ids.
  private(set) var trees: ThreeWay<SyntaxTree>
  /// Whether the ids in any file changed.
  private(set) var isChanged = false

  init(_ table: NodeTable) {
    trees = table.trees
    let shared = table.nodes.indices.filter { Self.isShared($0, table) }
    var edits = Self.edits(of: TwinConnections(table).pairs)
    if !shared.isEmpty {
      var ids = ObjectIDs(MergeSide.allCases.map { table.trees[$0] })
      let references = ThreeWay { $0 == .base ? [:] : Self.references(in: table.trees[$0]) }
      for node in shared { change(node, table, references, &ids, &edits) }
    }
    isChanged = MergeSide.edited.contains { !edits[$0].isEmpty }
    for side in MergeSide.edited where !edits[side].isEmpty {
      let source = table.trees[side].source
      guard let bytes = TextEdit.apply(edits[side], to: source.bytes),
        let tree = SyntaxParser.parse(SourceFile(path: source.path, bytes: bytes)).0
      else {
        trees = table.trees
        changes = []
        isChanged = false
        return
      }
      trees[side] = tree
    }
  }

  /// Edits that give both connections of a pair the smaller of their ids.
  private static func edits(of pairs: [TwinConnections.Pair]) -> ThreeWay<[TextEdit]> {
    var edits = ThreeWay<[TextEdit]>(base: [], ours: [], theirs: [])
    for pair in pairs {
      guard let ours = pair.ours.attribute(.id), let theirs = pair.theirs.attribute(.id) else { continue }
      if ours.value < theirs.value {
        edits.theirs.append(SyntaxEdit.setValue(of: theirs, to: ours.value))
      } else {
        edits.ours.append(SyntaxEdit.setValue(of: ours, to: theirs.value))
      }
    }
    return edits
  }

  private mutating func change(
    _ node: Int, _ table: NodeTable, _ references: ThreeWay<[String: [XMLAttribute]]>, _ ids: inout ObjectIDs,
    _ edits: inout ThreeWay<[TextEdit]>
  ) {
    guard let ours = table.element(node, .ours), let theirs = table.element(node, .theirs) else { return }
    let isOursFirst = Self.words(ours).lexicographicallyPrecedes(Self.words(theirs))
    let (side, element): (MergeSide, XMLElement) = isOursFirst ? (.theirs, theirs) : (.ours, ours)
    guard let attribute = element.attribute(element.name == .scene ? .sceneID : .id) else { return }
    let old = attribute.value
    let fresh = ids.make(for: "\(old) \(String(decoding: table.bytes(element), as: UTF8.self))")
    changes.append(Change(old: old, fresh: fresh, side: side))
    edits[side].append(SyntaxEdit.setValue(of: attribute, to: fresh))
    if element.name == .scene { return }
    edits[side] += (references[side][old] ?? []).map { SyntaxEdit.setValue(of: $0, to: fresh) }
  }

  /// The text that decides between the two things: the scene, and the element with its content.
  private static func words(_ element: XMLElement) -> ArraySlice<UInt8> {
    let bytes = element.tree.source.bytes[element.range.lower..<element.range.upper]
    return Array((scene(of: element)?[.sceneID] ?? "").utf8) + bytes
  }

  /// The references, by the id that they name.
  private static func references(in tree: SyntaxTree) -> [String: [XMLAttribute]] {
    let attributes = (0..<tree.elementCount).flatMap { index -> [XMLAttribute] in
      let element = tree.element(at: index)
      let name = element.name == .designable ? element.attribute(.name) : nil
      return ObjectReferences.attributes(of: element) + (name.map { [$0] } ?? [])
    }
    return Dictionary(grouping: attributes, by: \.value)
  }

  // MARK: - One thing or two

  /// Whether both sides added a node, but for different things.
  ///
  /// A thing keeps the name of its element and stays in its scene, and a scene keeps its controller. If these agree,
  /// both sides have the same thing, for example after a cherry-pick (Measurements/Merging.md#shared-ids).
  private static func isShared(_ node: Int, _ table: NodeTable) -> Bool {
    guard !table.nodes[node].isIn(.base), let ours = table.element(node, .ours),
      let theirs = table.element(node, .theirs), !table.nodes[node].isRewritten
    else { return false }
    if ours.name == .scene, theirs.name == .scene { return areOfDifferentObjects(ours, theirs) }
    guard table.nodes[node].isObject else { return false }
    // The numbers of names differ from tree to tree, so texts are compared.
    if ours.tag != theirs.tag { return true }
    guard let first = scene(of: ours), let second = scene(of: theirs) else { return false }
    return first[.sceneID] != second[.sceneID] || areOfDifferentObjects(first, second)
  }

  private static func areOfDifferentObjects(_ first: XMLElement, _ second: XMLElement) -> Bool {
    let ids = [first, second].map { scene in
      Set(scene.child(named: .objects)?.children.compactMap { $0[.id] } ?? [])
    }
    return !ids[0].isEmpty && !ids[1].isEmpty && ids[0].isDisjoint(with: ids[1])
  }

  private static func scene(of element: XMLElement) -> XMLElement? {
    var current = element.parent
    while let scene = current, scene.name != .scene { current = scene.parent }
    return current
  }
}
