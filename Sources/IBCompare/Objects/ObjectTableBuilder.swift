import IBModel
import IBSyntax

/// Reads the elements of a document into objects and their properties, in one pass.
struct ObjectTableBuilder {
  /// The object and path that an element belongs to.
  private struct State {
    var object = 0
    var path = PropertyPath.root
    var controller: String?
    var isLeftOut = false
  }

  /// For the preorder index of each element, the object and path of its children.
  private var inside: [State]
  /// For the preorder index of each element and the name of its children, the number of children read so far.
  private var rows: [Int: [Name: Int]] = [:]
  /// The ids of scenes' controllers by the preorder index of the scene.
  private var sceneControllers: [Int: String] = [:]

  init(elementCount: Int) {
    inside = Array(repeating: State(), count: elementCount)
  }

  mutating func read(_ root: XMLElement, into table: inout ObjectTable) {
    for scene in table.document.scenes {
      sceneControllers[scene.element.index] = scene.controller.map { table.document.controllers[$0].id }
    }
    let document = table.add(DiffObject(element: root, id: "", parent: nil, place: "", controller: nil))
    addAttributes(of: root, at: .root, to: document, in: &table)
    for element in root.descendants {
      let outer = element.parent.map { inside[$0.index] } ?? State()
      inside[element.index] = read(element, in: outer, into: &table)
    }
  }

  private mutating func read(_ element: XMLElement, in outer: State, into table: inout ObjectTable) -> State {
    var inner = outer
    if outer.isLeftOut || Noise.isNoise(element) || element.parent?.isContentOfBox == true && !element.isList {
      inner.isLeftOut = true
      return inner
    }
    if element.isContentOfBox {
      table.addID(element[.id] ?? "", of: outer.object)
      return outer
    }
    switch element.name {
    case .scene: inner.controller = sceneControllers[element.index]
    case .connections: break
    case .outlet, .outletCollection, .action, .segue:
      table.add(
        ConnectionTerms(element, properties: DiffObject.Property.all(of: element, at: .root)), to: outer.object)
      inner.isLeftOut = true
    case .binding, .accessibilityConnection:
      let options = element.child(key: "options").map { options in
        options.children.compactMap { option in
          PropertyReader.value(of: option).map {
            DiffObject.Property(path: .root.appending(option[.key] ?? ""), value: $0)
          }
        }
      }
      let properties = DiffObject.Property.all(of: element, at: .root) + (options ?? [])
      table.add(ConnectionTerms(element, properties: properties), to: outer.object)
      inner.isLeftOut = true
    case .mask:
      readMask(element, in: outer.path.variation ?? "default", into: &table)
      inner.isLeftOut = true
    case .variation: inner.path = PropertyPath(variation: element[.key] ?? "", steps: [])
    default:
      if element.has(.id) { return begin(element, in: outer, into: &table) }
      inner = readPart(element, in: outer, into: &table)
    }
    if element.name == .variation { addAttributes(of: element, at: inner.path, to: outer.object, in: &table) }
    return inner
  }

  // MARK: - Objects

  private func begin(_ element: XMLElement, in outer: State, into table: inout ObjectTable) -> State {
    let id = element[.id] ?? ""
    if Self.isCell(element, of: table[outer.object].element) {
      table.addID(id, of: outer.object)
      addCell(element, to: outer.object, in: &table)
      return outer
    }
    let place = element[.key] ?? element.parent?.tag ?? ""
    let index = table.add(
      DiffObject(element: element, id: id, parent: outer.object, place: place, controller: outer.controller))
    addAttributes(of: element, at: .root, to: index, in: &table)
    addShortcut(of: element, to: index, in: &table)
    return State(object: index, path: .root, controller: outer.controller)
  }

  /// Whether an element is the cell of a control. In AppKit, users see both as one object.
  private static func isCell(_ element: XMLElement, of control: XMLElement) -> Bool {
    element.equals(.key, "cell") && element.tag.hasSuffix("Cell") && element.parent == control
  }

  /// Adds the properties of a cell to its control. If both have a property, the word `cell` precedes the name of the
  /// cell's.
  private func addCell(_ cell: XMLElement, to object: Int, in table: inout ObjectTable) {
    let known = Set(table[object].properties.map(\.path))
    for var property in DiffObject.Property.all(of: cell, at: .root) {
      if known.contains(property.path) { property.path.steps.insert("cell", at: 0) }
      table.add(property, to: object)
    }
    addShortcut(of: cell, to: object, in: &table)
  }

  private func addShortcut(of element: XMLElement, to object: Int, in table: inout ObjectTable) {
    guard element.name == .menuItem || element.name == .buttonCell, let shortcut = MenuShortcut(element) else { return }
    table.add(.init(path: .root.appending("shortcut"), value: .word(shortcut.text)), to: object)
  }

  // MARK: - Parts

  /// Reads an element without an id, which is a value or contains values.
  private mutating func readPart(_ element: XMLElement, in outer: State, into table: inout ObjectTable) -> State {
    var inner = outer
    guard let step = step(of: element) else { return inner }
    let path = outer.path.appending(step)
    if let value = PropertyReader.value(of: element) {
      if !isDecidedElsewhere(path, of: outer.object, in: table) {
        table.add(.init(path: path, value: value), to: outer.object)
      }
      inner.isLeftOut = true
      return inner
    }
    inner.path = path
    addAttributes(of: element, at: path, to: outer.object, in: &table)
    return inner
  }

  /// Whether constraints or a container determine the property.
  ///
  /// Frames and masks are compared only in views without both.
  private func isDecidedElsewhere(_ path: PropertyPath, of object: Int, in table: ObjectTable) -> Bool {
    guard path.steps == PropertyPath.frame.steps || path.steps == PropertyPath.autoresizingMask.steps else {
      return false
    }
    return path.variation != nil || !table.isPlacedByFrame(object)
  }

  /// The step that an element adds to the path of its properties; nil for a list, whose rows add their own.
  private mutating func step(of element: XMLElement) -> String? {
    if element.name == .userDefinedRuntimeAttribute {
      return PropertyPath.runtimePrefix + (element[.keyPath] ?? "")
    }
    if let key = element[.key] { return key }
    if element.tag.hasSuffix("s"), element.attributes.isEmpty { return nil }
    let row = rows[element.parent?.index ?? 0, default: [:]][element.name, default: 0] + 1
    rows[element.parent?.index ?? 0, default: [:]][element.name] = row
    return "\(element.tag) \(row)"
  }

  private func addAttributes(of element: XMLElement, at path: PropertyPath, to object: Int, in table: inout ObjectTable)
  {
    let owner = element.name == .variation ? table[object].element.name : nil
    for property in DiffObject.Property.all(of: element, at: path, owner: owner) { table.add(property, to: object) }
  }

  private func readMask(_ mask: XMLElement, in variation: String, into table: inout ObjectTable) {
    for entry in mask.children {
      guard let reference = entry[.reference] else { continue }
      table.addInstallation(of: reference, in: variation, entry.tag == "include")
    }
  }
}

extension XMLElement {
  /// Whether the view is the content view of an AppKit box. Users see both as one object.
  ///
  /// Xcode 8 gave the content view an id (Measurements/Format.md#macos-noise).
  fileprivate var isContentOfBox: Bool { name == .view && equals(.key, "contentView") && parent?.name == .box }

  /// Whether the element contains objects; otherwise, it is a value of its parent, such as a frame.
  fileprivate var isList: Bool { name == .subviews || name == .constraints }
}
