import IBModel
import IBSource
import IBSyntax

extension EditSession {
  mutating func add(_ object: NewObject, at place: Place) throws(EditRefusal) {
    guard let into = place.into else { throw EditRefusal("the key 'into' is missing: add the id of an object") }
    if place.container == "scenes", !isStoryboard {
      throw EditRefusal("cannot add a scene: only a storyboard has scenes")
    }
    let owner = container(try node(into), place.container)
    try check(object, place)
    try make(object, in: owner, of: id(of: owner) ?? into, place)
    // A cell refers to its labels, and a table to its header. These objects exist now.
    for (node, object) in waitingReferences {
      let references = Set(Self.referenceAttributes[object.kind] ?? [])
      try setProperties(of: node, object, references.contains)
    }
    waitingReferences = []
    for row in allConstraints(of: object) { try constrain(row) }
    for row in allConnections(of: object) { try connect(row) }
    for (pin, node) in pins { try constrain(row(pin, of: node)) }
    pins = []
  }

  /// Refuses kinds that Xcode does not know, and objects that are not views among subviews.
  private func check(_ object: NewObject, _ place: Place) throws(EditRefusal) {
    let kinds = vocabulary.elements.compactMap(\.name.wellKnownText)
    guard kinds.contains(object.kind) else {
      let hint = Suggestion.hint(for: object.kind, among: kinds)
      throw EditRefusal("unknown kind '\(object.kind.onOneLine)'\(hint)")
    }
    if place.container == "subviews", !isViewKind(object.kind) {
      throw EditRefusal("\(ObjectWords.noun(object.kind)) is not a view; name its list with 'container' or 'key'")
    }
    for (container, child) in object.children { try check(child, Place(into: nil, container: container)) }
  }

  /// The constraint that a pin describes: an edge or a length.
  ///
  /// An edge is constrained to the container of the view; that of a root view, to its safe area.
  private func row(_ pin: Pin, of node: Int) throws(EditRefusal) -> ConstraintRow {
    let item = id(of: node) ?? ""
    func fields(_ first: String, _ second: String?) -> [(name: String, value: EditValue)] {
      [("firstAttribute", .text(first))] + (second.map { [("secondAttribute", .text($0))] } ?? [])
        + [("constant", .number(pin.constant, text: "\(pin.constant)"))]
    }
    if ["width", "height"].contains(pin.attribute) {
      return ConstraintRow(firstItem: item, secondItem: nil, fields: fields(pin.attribute, nil))
    }
    guard let owner = tree.ancestors(of: node).dropFirst().first(where: isView) else {
      throw EditRefusal("\(words(for: node)) is not in a view, so it cannot be pinned")
    }
    let isRoot = tree.attribute("key", of: owner) == "view"
    let guide = isRoot ? child(key: "safeArea", of: owner).flatMap { id(of: $0) } : nil
    guard let container = guide ?? id(of: owner) else {
      throw EditRefusal("the container has no id, so the object cannot be pinned to it")
    }
    let isFar = ["trailing", "bottom", "right"].contains(pin.attribute)
    return ConstraintRow(
      firstItem: isFar ? container : item, secondItem: isFar ? item : container,
      fields: fields(pin.attribute, pin.attribute))
  }

  private func allConstraints(of object: NewObject) -> [ConstraintRow] {
    object.constraints + object.children.flatMap { allConstraints(of: $0.object) }
  }

  private func allConnections(of object: NewObject) -> [ConnectionRow] {
    object.connections + object.children.flatMap { allConnections(of: $0.object) }
  }

  /// Creates an object with its content, except constraints and connections, which may refer to any part of it.
  @discardableResult
  private mutating func make(
    _ object: NewObject, in owner: Int, of ownerID: String, _ place: Place
  ) throws(EditRefusal) -> Int {
    guard NameRules.isName(object.kind) else {
      throw EditRefusal("'\(object.kind.onOneLine)' is not a valid kind of object")
    }
    let isAlias = object.id?.hasPrefix(Self.aliasMark) ?? false
    let objectID = try newID(
      isAlias ? nil : object.id, for: "\(object.kind) \(object.key ?? place.container) in \(ownerID)")
    if isAlias, let alias = object.id { aliases[alias] = objectID }
    let node: Int
    if let key = object.key, place.container.isEmpty {
      keyedPlaces.append((owner, key))
      node = try makeChild(object.kind, key: key, in: owner)
    } else {
      let list = try list(place.container, of: owner)
      node = tree.make(object.kind)
      try insert(node, into: list, at: try index(place, in: list))
      if let key = object.key { try write("key", key, of: node) }
    }
    try write(object.kind == "scene" ? "sceneID" : "id", objectID, of: node)
    if object.kind == "tableViewCellContentView", let cell = id(of: owner) {
      try write("tableViewCell", cell, of: node)
    }
    if let frame = object.frame { try fill(makeChild("rect", key: "frame", in: node), with: frame) }
    if let canvas = object.canvas {
      try fill(makeChild("point", key: "canvasLocation", in: node), with: canvas.fields.isEmpty ? freeCanvas : canvas)
    }
    let children = allChildren(of: object)
    // The properties of a control are written to its cell, and those of a window controller to its window.
    let early = children.filter { $0.object.key == "cell" || $0.object.key == "window" }
    let later = children.filter { $0.object.key != "cell" && $0.object.key != "window" }
    for (container, child) in early {
      try make(child, in: node, of: objectID, Place(into: objectID, container: container))
    }
    let references = Set(Self.referenceAttributes[object.kind] ?? [])
    try setProperties(of: node, object) { !references.contains($0) }
    if object.properties.contains(where: { references.contains($0.path) }) { waitingReferences.append((node, object)) }
    for (container, child) in later {
      try make(child, in: node, of: objectID, Place(into: objectID, container: container))
    }
    pins += object.pins.map { ($0, node) }
    for attribute in object.runtime { try setRuntime(attribute, of: node) }
    return node
  }

  /// A free place on the canvas, to the right of all scenes.
  private var freeCanvas: EditPart {
    let scenes = child("scenes", of: EditableTree.root).map { tree.children($0) } ?? []
    let points = scenes.compactMap { child(key: "canvasLocation", of: $0) }.compactMap { point in
      tree.attribute("x", of: point).flatMap { Double($0) }
    }
    let x = points.max().map { $0 + Self.sceneDistance } ?? 0
    return EditPart("point", [("x", x), ("y", 0)].map { ($0, .number($1, text: $1 == 0 ? "0.0" : "\($1)")) })
  }

  /// The distance between two scenes on the canvas, in points. An estimate: a phone in portrait is 375 points wide, and
  /// segues need space.
  private static let sceneDistance = 700.0

  /// The children of a new object. A control of AppKit always has a cell among them.
  private func allChildren(of object: NewObject) -> [(container: String, object: NewObject)] {
    guard cellKind(of: object.kind) != nil, !object.children.contains(where: { $0.object.key == "cell" }),
      let cell = AppKitObject.cell(of: object.kind)
    else { return object.children }
    return [("", cell)] + object.children
  }

  /// Sets the properties that the object has in Xcode's library, unless the edit gives other values.
  private mutating func setProperties(
    of node: Int, _ object: NewObject, _ isWanted: (_ path: String) -> Bool
  ) throws(EditRefusal) {
    let given = Set(object.properties.map(\.path))
    let isPlacedByMask = runtime == .appKit && given.contains("autoresizingMask")
    let library = LibraryObject.properties(of: object.kind, runtime).filter {
      switch $0.path {
      case "translatesAutoresizingMaskIntoConstraints" where isPlacedByMask: false
      // A xib has no scenes (Measurements/Editing.md#library).
      case "sceneMemberID": !given.contains($0.path) && isStoryboard
      // A class without a module has no provider.
      case "customModuleProvider": !given.contains($0.path) && given.contains("customModule")
      default: !given.contains($0.path)
      }
    }
    for (path, value) in library + object.properties where isWanted(path) {
      if case .unset = value { continue }
      try set(PropertyEdit(object: id(of: node) ?? "", path: path, value: value))
    }
  }
}
