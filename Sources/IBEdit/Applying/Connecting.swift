import IBModel
import IBSource
import IBSyntax

extension EditSession {
  @discardableResult
  mutating func connect(_ row: ConnectionRow) throws(EditRefusal) -> Int {
    let source = controller(try node(row.from))
    guard let to = row.to else { throw EditRefusal("the key 'to' is missing: add the id of an object") }
    let destination = controller(try node(to, near: source))
    if row.kind == .segue, !isController(destination), tree.tag(destination) != "exit" {
      throw EditRefusal("a segue must lead to a view controller or an exit, but \(words(for: destination)) is neither")
    }
    let destinationID = id(of: destination) ?? to
    if row.kind == .outlet, let taken = outlet(row.name, of: source) {
      let end = tree.attribute("destination", of: taken) ?? ""
      let object = (try? node(end)).map { words(for: $0) } ?? "'\(end.onOneLine)'"
      throw EditRefusal(
        "outlet '\(row.name.onOneLine)' of \(words(for: source)) is already connected to \(object): disconnect it first"
      )
    }
    if row.kind == .action, runtime == .appKit, let action = action(of: source) {
      let name = tree.attribute("selector", of: action) ?? ""
      throw EditRefusal(
        "\(words(for: source)) already sends '\(name.onOneLine)', and an AppKit control can have only one action")
    }
    let list = try list("connections", of: source)
    let rowID = try newID(row.id, for: "\(row.kind.rawValue) \(row.name) of \(row.from) to \(to)")
    let new = tree.make(row.kind.rawValue)
    let place = tree.children(list).firstIndex { isConnection($0, after: (row.kind, row.name, rowID)) }
    try insert(new, into: list, at: place ?? tree.children(list).endIndex)
    try write(row.kind.nameAttribute, row.name, of: new)
    try write(destinationAttribute(of: row.kind), destinationID, of: new)
    try write("id", rowID, of: new)
    for (name, value) in row.fields {
      try setProperty(name, to: value, of: new, keepsDefaults: true)
    }
    // Xcode then also writes this list, which is always empty (Measurements/Editing.md#recognizers).
    if row.kind == .outletCollection, row.name == Self.recognizers, runtime == .uiKit, isView(source) {
      _ = try self.list(Self.recognizers, of: source)
    }
    return new
  }

  private static let recognizers = "gestureRecognizers"

  /// A value. If its attribute contains ids, a handle is replaced by the id of the object.
  func resolved(_ value: EditValue, of attribute: String, in element: String) throws(EditRefusal) -> EditValue {
    let handle: String
    switch value {
    case .text(let text), .word(let text): handle = text
    default: return value
    }
    guard Self.referenceAttributes[element]?.contains(attribute) ?? false else {
      return value
    }
    return .text(id(of: controller(try node(handle))) ?? handle)
  }

  private func outlet(_ name: String, of source: Int) -> Int? {
    child("connections", of: source).flatMap { list in
      tree.children(list).first { tree.tag($0) == "outlet" && tree.attribute("property", of: $0) == name }
    }
  }

  private func action(of control: Int) -> Int? {
    child("connections", of: control).flatMap { list in tree.children(list).first { tree.tag($0) == "action" } }
  }

  /// The attribute for the destination of a connection. For AppKit, an action has a target instead.
  private func destinationAttribute(of kind: ConnectionRow.Kind) -> String {
    kind == .action && runtime == .appKit ? "target" : "destination"
  }

  /// The kinds of connections, in the order of their rows. Bindings are AppKit's
  /// (Measurements/Editing.md#macos-connections).
  private static let kinds =
    ["accessibilityConnection", "action", "binding"]
    + ConnectionRow.Kind.allCases.map(\.rawValue)
    .filter { $0 != "action" }

  /// Whether a row comes after a new one.
  ///
  /// Actions come first, sorted by selector and id, then outlets by name, then collections and segues, of which the new
  /// one is last (Measurements/Editing.md#connections).
  private func isConnection(_ other: Int, after new: (kind: ConnectionRow.Kind, name: String, id: String)) -> Bool {
    let rank = Self.kinds.firstIndex(of: new.kind.rawValue) ?? 0
    let otherRank = Self.kinds.firstIndex(of: tree.tag(other)) ?? Self.kinds.count
    if rank != otherRank { return rank < otherRank }
    switch new.kind {
    case .outletCollection, .segue: return false
    case .action, .outlet:
      let name = tree.attribute(new.kind.nameAttribute, of: other) ?? ""
      if name != new.name { return new.name.utf8.lexicographicallyPrecedes(name.utf8) }
      return new.kind == .action && new.id.utf8.lexicographicallyPrecedes((tree.attribute("id", of: other) ?? "").utf8)
    }
  }

  /// Moves a renamed outlet or action to its sorted position in the list.
  ///
  /// If the edits only rename, it stays where it is (Measurements/Editing.md#connections).
  mutating func sortConnection(_ row: Int) throws(EditRefusal) {
    guard sortsRenamed, let list = tree.parent(row),
      let kind = ConnectionRow.Kind(rawValue: tree.tag(row)),
      kind == .outlet || kind == .action, let place = tree.children(list).firstIndex(of: row)
    else { return }
    let name = tree.attribute(kind.nameAttribute, of: row) ?? ""
    let others = tree.children(list).filter { $0 != row }
    let sorted = others.firstIndex { isConnection($0, after: (kind, name, id(of: row) ?? "")) } ?? others.endIndex
    if sorted == place { return }
    tree.remove(row)
    try insert(row, into: list, at: sorted)
  }

  mutating func disconnect(_ row: ConnectionRow) throws(EditRefusal) {
    if let id = row.id {
      let found = try node(id)
      guard tree.tag(found) == row.kind.rawValue else {
        throw EditRefusal("'\(id.onOneLine)' is not a connection of the kind '\(row.kind.rawValue)'")
      }
      return try remove(found)
    }
    let source = controller(try node(row.from))
    let destination = try row.to.map { to throws(EditRefusal) in id(of: try node(to, near: source)) ?? to }
    let rows = child("connections", of: source).map { tree.children($0) } ?? []
    let found = rows.filter {
      tree.tag($0) == row.kind.rawValue && tree.attribute(row.kind.nameAttribute, of: $0) == row.name
        && (destination == nil || tree.attribute(destinationAttribute(of: row.kind), of: $0) == destination)
    }
    guard let first = found.first else {
      throw EditRefusal("'\(row.from.onOneLine)' has no \(row.kind.rawValue) '\(row.name.onOneLine)'")
    }
    if found.count > 1 {
      let ids = found.compactMap { id(of: $0) }.map { "'\($0.onOneLine)'" }.joined(separator: ", ")
      throw EditRefusal("several connections match: \(ids)")
    }
    try remove(first)
  }
}
