import IBModel
import IBSource
import IBSyntax

/// A document while it is edited: its elements, its objects by id, and the references to them.
struct EditSession {
  var tree: EditableTree
  /// The nodes that are scenes or have an id, by the id.
  private(set) var nodes: [String: Int] = [:]
  /// The ids that several objects share.
  private var repeated: Set<String> = []
  /// For each id, the nodes that have referred to the object. Some may no longer do so.
  private var referrers: [String: [Int]] = [:]
  private var freeIDs: ObjectIDs
  /// Whether to move renamed connections to their sorted position.
  var sortsRenamed = false
  /// Places for a single object to which objects were added. A later edit may remove the previous object.
  var keyedPlaces: [(owner: Int, key: String)] = []
  /// Pins of new objects. They become constraints after all the objects have been added.
  var pins: [(pin: Pin, node: Int)] = []
  /// New objects that refer to others. The others may be added later.
  var waitingReferences: [(node: Int, object: NewObject)] = []
  /// The ids of new objects, by their names in edits, such as `$header`.
  var aliases: [String: String] = [:]
  static let aliasMark = "$"
  let isStoryboard: Bool
  let era: WritingEra
  /// The capabilities that the Xcode version of the document writes.
  let capabilities: [Capability]
  /// The framework of the document's objects.
  let runtime: InterfaceRuntime
  let order: WritingOrder
  /// The elements of views (`Vocabulary.Element.family`).
  private let views: Set<String>

  /// The largest depth of nested elements (`SyntaxLimits.nestingDepth`).
  private static let deepest = SyntaxLimits.nestingDepth

  init(_ document: Document) {
    tree = EditableTree(document.tree)
    freeIDs = ObjectIDs(document)
    era = document.writingEra
    capabilities = Capability.all(writtenBy: document.header.tools)
    runtime = document.flavor.runtime
    isStoryboard = if case .storyboard = document.flavor { true } else { false }
    order = WritingOrder.of(runtime)
    views = runtime == .appKit ? Self.appKitViews : Self.uiKitViews
    for node in 0..<tree.count { register(node) }
  }

  // MARK: - Objects

  /// Elements whose `id` is not that of an object (Measurements/Format.md#object-ids).
  private static let foreignIDs: Set<String> = ["device", "adaptation"]

  static let documentID = "document"

  /// Records the ids and references of a node.
  private mutating func register(_ node: Int) {
    let tag = tree.tag(node)
    if !Self.foreignIDs.contains(tag), let id = tree.attribute(tag == "scene" ? "sceneID" : "id", of: node) {
      if nodes.updateValue(node, forKey: id) != nil { repeated.insert(id) }
    }
    for attribute in Self.referenceAttributes[tag] ?? [] {
      if let id = tree.attribute(attribute, of: node) { referrers[id, default: []].append(node) }
    }
  }

  /// For each element, the attributes that contain ids (`ObjectReferences`), and those that Xcode rewrites.
  static let referenceAttributes: [String: [String]] = {
    var result = ["designable": ["name"]]
    for row in ObjectReferences.all {
      for element in row.elements {
        if let tag = element.wellKnownText { result[tag, default: []] += row.attributes.compactMap(\.wellKnownText) }
      }
    }
    return result
  }()

  /// Whether several objects share an id.
  func isRepeated(_ id: String) -> Bool { repeated.contains(id) }

  func id(of node: Int) -> String? {
    tree.attribute(tree.tag(node) == "scene" ? "sceneID" : "id", of: node)
  }

  /// Whether the node is still part of the document.
  func isPresent(_ node: Int) -> Bool { tree.ancestors(of: node).last == EditableTree.root }

  /// The nodes that refer to an id now, and their referring attributes.
  func references(to id: String) -> [(node: Int, attribute: String)] {
    var seen: Set<Int> = []
    return (referrers[id] ?? []).filter { seen.insert($0).inserted && isPresent($0) }.flatMap { node in
      (Self.referenceAttributes[tree.tag(node)] ?? []).filter { tree.attribute($0, of: node) == id }.map { (node, $0) }
    }
  }

  /// The id of a new object: the given id, or a free one that is derived from its purpose.
  mutating func newID(_ given: String?, for purpose: String) throws(EditRefusal) -> String {
    guard let given else {
      while true {
        let id = freeIDs.make(for: purpose)
        if nodes[id] == nil { return id }
      }
    }
    if nodes[given] != nil { throw EditRefusal("another object already has the id '\(given.onOneLine)'") }
    if !NameRules.isWritable(given) || given.isEmpty {
      throw EditRefusal("an id cannot be empty or contain control characters")
    }
    return given
  }

  mutating func forget(_ node: Int) {
    if let id = id(of: node), nodes[id] == node { nodes[id] = nil }
  }

  // MARK: - Parts

  func part(_ node: Int) -> WritingOrder.Part {
    WritingOrder.Part(tree.tag(node), key: tree.attribute("key", of: node))
  }

  func child(_ tag: String, of node: Int) -> Int? { tree.children(node).first { tree.tag($0) == tag } }

  func child(key: String, of node: Int) -> Int? {
    tree.children(node).first { tree.tag($0) != "variation" && tree.attribute("key", of: $0) == key }
  }

  /// Sets an attribute at its position in Xcode's order.
  mutating func write(_ attribute: String, _ value: String, of node: Int) throws(EditRefusal) {
    guard NameRules.isName(attribute) else { throw EditRefusal("'\(attribute.onOneLine)' is not a property") }
    guard NameRules.isWritable(value) else { throw EditRefusal("the value of '\(attribute)' has a control character") }
    let tag = tree.tag(node)
    let order = order
    tree.set(attribute, to: value, of: node) { order.isAttribute($0, after: attribute, in: tag) }
    if Self.referenceAttributes[tag]?.contains(attribute) ?? false { referrers[value, default: []].append(node) }
    if attribute == "id" || attribute == "sceneID", !Self.foreignIDs.contains(tag) { nodes[value] = node }
  }

  /// Creates an element at its position in Xcode's order among the children of `parent`.
  mutating func makeChild(_ tag: String, key: String? = nil, in parent: Int) throws(EditRefusal) -> Int {
    guard NameRules.isName(tag) else { throw EditRefusal("'\(tag.onOneLine)' is not an element") }
    let node = tree.make(tag)
    try insert(node, into: parent, at: place(of: WritingOrder.Part(tag, key: key), in: parent, key: key))
    if let key { try write("key", key, of: node) }
    return node
  }

  /// The index of a new part among the children of a node.
  func place(of part: WritingOrder.Part, in parent: Int, key: String?) -> Int {
    let tag = tree.tag(parent)
    let children = tree.children(parent)
    return children.firstIndex { child in
      let other = self.part(child)
      if other == part, other == .element("variation"), let key, let otherKey = tree.attribute("key", of: child) {
        return Self.isVariation(key, before: otherKey)
      }
      return order.isPart(other, after: part, in: tag, era)
    } ?? children.endIndex
  }

  /// Variations with fewer traits come first. Those with the same number are in byte order
  /// (Measurements/Format.md#sorted-containers).
  private static func isVariation(_ key: String, before other: String) -> Bool {
    func rank(_ key: String) -> Int { key == "default" ? 0 : key.split(separator: "-").count }
    return rank(key) == rank(other) ? key.utf8.lexicographicallyPrecedes(other.utf8) : rank(key) < rank(other)
  }

  /// Puts a node into the document.
  mutating func insert(_ node: Int, into parent: Int, at place: Int) throws(EditRefusal) {
    guard tree.ancestors(of: parent).count < Self.deepest else {
      throw EditRefusal("the edit nests elements deeper than \(Self.deepest) levels")
    }
    tree.insert(node, into: parent, at: place)
  }

  // MARK: - Kinds

  private static let uiKitViews = views(of: .uiKit)
  private static let appKitViews = views(of: .appKit)

  private static func views(of vocabulary: Vocabulary) -> Set<String> {
    Set(vocabulary.elements.filter { $0.family == .view }.compactMap(\.name.wellKnownText))
  }

  var vocabulary: Vocabulary { .of(runtime) }

  func isViewKind(_ tag: String) -> Bool { views.contains(tag) }

  /// Whether a node is a view, because of its element or because it is in a list of subviews.
  func isView(_ node: Int) -> Bool {
    isViewKind(tree.tag(node)) || tree.parent(node).map { tree.tag($0) == "subviews" } ?? false
  }

  /// Whether a node is a view controller, or a placeholder for one in another storyboard.
  func isController(_ node: Int) -> Bool {
    let tag = tree.tag(node)
    return tag.hasSuffix("ViewController") || tag == "viewController" || tag == "viewControllerPlaceholder"
      || (tag.hasSuffix("Controller") || runtime == .appKit)
        && tree.attribute("sceneMemberID", of: node) == "viewController"
  }

  /// The scene that contains a controller and its placeholders.
  func scene(of controller: Int) -> Int? {
    let around = tree.ancestors(of: controller).prefix(3)
    return around.count == 3 ? around.last.flatMap { tree.tag($0) == "scene" ? $0 : nil } : nil
  }

  /// The controller of a scene; the node itself if it is not a scene.
  func controller(_ node: Int) -> Int {
    guard tree.tag(node) == "scene", let objects = child("objects", of: node) else { return node }
    return tree.children(objects).first(where: isController) ?? node
  }

  /// The view of a constraint's item: the item itself, or the view of a layout guide.
  func view(ofItem node: Int) -> Int? {
    if tree.tag(node) == "viewControllerLayoutGuide" {
      let controller = tree.ancestors(of: node).first(where: isController)
      return controller.flatMap { child(key: "view", of: $0) }
    }
    return tree.ancestors(of: node).first(where: isView)
  }

  /// The nearest view that contains both views; nil without one.
  func commonView(_ first: Int, _ second: Int) -> Int? {
    guard let a = view(ofItem: first), let b = view(ofItem: second) else { return nil }
    let around = Set(tree.ancestors(of: a))
    return tree.ancestors(of: b).first { around.contains($0) && isView($0) }
  }
}
