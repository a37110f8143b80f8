import IBModel
import IBSyntax

/// The objects of one document, each before the objects inside it. The first is the document itself.
struct ObjectTable {
  let document: Document
  private(set) var objects: [DiffObject] = []
  /// The index of each object id. If several objects have the same id, it is that of the first.
  private(set) var indices: [String: Int] = [:]
  /// For each object id, the installed states in variations, in the order of the file.
  private(set) var installations: [String: [(variation: String, isInstalled: Bool)]] = [:]
  /// The connections, by the index of their owner.
  private(set) var connections: [Int: [ConnectionTerms]] = [:]
  /// For each object id, the name of the first outlet that leads to the object.
  private(set) var outlets: [String: String] = [:]

  init(_ document: Document) {
    self.document = document
    guard let root = document.tree.root else { return }
    var builder = ObjectTableBuilder(elementCount: document.tree.elementCount)
    builder.read(root, into: &self)
    for (id, states) in installations.sorted(by: { $0.key < $1.key }) {
      guard let index = indices[id] else { continue }
      for state in states {
        let variation = state.variation == "default" ? nil : state.variation
        add(.init(path: .installed(in: variation), value: .flag(state.isInstalled)), to: index)
      }
    }
  }

  subscript(index: Int) -> DiffObject { objects[index] }

  mutating func add(_ object: DiffObject) -> Int {
    let index = objects.count
    objects.append(object)
    if !object.id.isEmpty, indices[object.id] == nil { indices[object.id] = index }
    if let parent = object.parent { objects[parent].children.append(index) }
    return index
  }

  mutating func add(_ property: DiffObject.Property, to object: Int) { objects[object].properties.append(property) }

  mutating func add(_ connection: ConnectionTerms, to object: Int) {
    connections[object, default: []].append(connection)
    let tells = document.flavor.runtime == .uiKit || !Self.silentOutlets.contains(connection.name)
    if connection.kind == "outlet", tells, outlets[connection.destination ?? ""] == nil, !connection.name.isEmpty {
      outlets[connection.destination ?? ""] = connection.name
    }
  }

  /// Outlets of AppKit whose names do not describe the object that they lead to.
  private static let silentOutlets: Set<String> = [
    "nextKeyView", "initialFirstResponder", "delegate", "dataSource", "menu", "formatter", "view", "window",
  ]

  /// Adds a second id for an object, such as that of its cell.
  mutating func addID(_ id: String, of object: Int) {
    if !id.isEmpty, indices[id] == nil { indices[id] = object }
  }

  mutating func addInstallation(of id: String, in variation: String, _ isInstalled: Bool) {
    installations[id, default: []].append((variation, isInstalled))
  }

  /// The number of objects inside an object.
  func contentCount(of index: Int) -> Int { endOfSubtree(index) - index - 1 }

  /// The index after the last object inside an object.
  func endOfSubtree(_ index: Int) -> Int {
    var end = index + 1
    while end < objects.count, let parent = objects[end].parent, parent >= index { end += 1 }
    return end
  }

  /// Whether an object is another one or is inside it. The index of a parent is lower than those of its children.
  func isInside(_ index: Int, _ outer: Int) -> Bool {
    var index = index
    while index > outer, let parent = objects[index].parent { index = parent }
    return index == outer
  }

  /// Whether the position of a view follows only from its stored frame and its autoresizing mask.
  ///
  /// It does not if constraints, its container, its cell or the canvas determine the position.
  func isPlacedByFrame(_ index: Int) -> Bool {
    let object = objects[index]
    guard let view = document.view(object.id), !isFittedByScrollView(object) else { return false }
    switch document.views[view].role {
    case .subview:
      let isFree = object.element.flag(.translatesAutoresizingMaskIntoConstraints) ?? true
      return isFree && !isPlacedByCell(object)
    // The view of a xib has the size of the canvas, unless it is freeform.
    case .topLevel: return object.element.child(named: .freeformSimulatedSizeMetrics) != nil
    default: return false
    }
  }

  /// Whether AppKit fits the view to the scroll view around it (Measurements/Format.md#macos-noise).
  private func isFittedByScrollView(_ object: DiffObject) -> Bool {
    object.parent.map { objects[$0].element.tag == "clipView" } ?? false && Self.fitted.contains(object.element.tag)
  }

  private static let fitted: Set = ["collectionView", "outlineView", "tableView", "textView"]

  /// Whether a view is the text label, the detail label or the image view of a cell of a built-in style.
  private func isPlacedByCell(_ object: DiffObject) -> Bool {
    guard let content = object.parent, let cell = objects[content].parent else { return false }
    let element = objects[cell].element
    return [Name.textLabel, .detailTextLabel, .imageView].contains { element.equals($0, object.id) }
  }
}
