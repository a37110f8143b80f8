import IBSource
import IBSyntax

extension EditSession {
  @discardableResult
  mutating func connect(_ row: ConnectionRow) throws(EditRefusal) -> Int {
    let source = try node(row.from)
    guard let to = row.to else { throw EditRefusal("the key 'to' is missing") }
    let destination = try node(to)
    let destinationID = id(of: destination) ?? to
    if row.kind == .outlet, let taken = outlet(row.name, of: source) {
      let end = tree.attribute("destination", of: taken) ?? ""
      throw EditRefusal("outlet '\(row.name.onOneLine)' of '\(row.from.onOneLine)' is connected to '\(end.onOneLine)'")
    }
    let list = try list("connections", of: source)
    let rowID = try newID(row.id, for: "\(row.kind.rawValue) \(row.name) of \(row.from) to \(to)")
    let new = tree.make(row.kind.rawValue)
    let place = tree.children(list).firstIndex { isConnection($0, after: (row, rowID)) }
    try insert(new, into: list, at: place ?? tree.children(list).endIndex)
    try write(row.kind.nameAttribute, row.name, of: new)
    try write("destination", destinationID, of: new)
    try write("id", rowID, of: new)
    for (name, value) in row.fields {
      let value = try resolved(value, of: name, in: row.kind.rawValue)
      try setProperty(name, to: value, of: new, keepsDefaults: true)
    }
    return new
  }

  /// A value with the id of the object that it names, where the attribute has ids.
  func resolved(_ value: EditValue, of attribute: String, in element: String) throws(EditRefusal) -> EditValue {
    guard case .text(let handle) = value, Self.referenceAttributes[element]?.contains(attribute) ?? false else {
      return value
    }
    return .text(id(of: try node(handle)) ?? handle)
  }

  private func outlet(_ name: String, of source: Int) -> Int? {
    child("connections", of: source).flatMap { list in
      tree.children(list).first { tree.tag($0) == "outlet" && tree.attribute("property", of: $0) == name }
    }
  }

  private static let kinds = ConnectionRow.Kind.allCases.map(\.rawValue)

  /// Whether a row stands behind a new one: actions, sorted by selector and id, then outlets by name, then collections
  /// and segues, the new one last (Measurements/Editing.md#connections).
  private func isConnection(_ other: Int, after new: (row: ConnectionRow, id: String)) -> Bool {
    let (row, id) = new
    let rank = Self.kinds.firstIndex(of: row.kind.rawValue) ?? 0
    let otherRank = Self.kinds.firstIndex(of: tree.tag(other)) ?? Self.kinds.count
    if rank != otherRank { return rank < otherRank }
    switch row.kind {
    case .outletCollection, .segue: return false
    case .action, .outlet:
      let name = tree.attribute(row.kind.nameAttribute, of: other) ?? ""
      if name != row.name { return row.name.utf8.lexicographicallyPrecedes(name.utf8) }
      return row.kind == .action && id.utf8.lexicographicallyPrecedes((tree.attribute("id", of: other) ?? "").utf8)
    }
  }

  mutating func disconnect(_ row: ConnectionRow) throws(EditRefusal) {
    if let id = row.id {
      let found = try node(id)
      guard tree.tag(found) == row.kind.rawValue else {
        throw EditRefusal("'\(id.onOneLine)' is not a connection of that kind")
      }
      return try remove(found)
    }
    let source = try node(row.from)
    let destination = try row.to.map { to throws(EditRefusal) in id(of: try node(to)) ?? to }
    let rows = child("connections", of: source).map { tree.children($0) } ?? []
    let found = rows.filter {
      tree.tag($0) == row.kind.rawValue && tree.attribute(row.kind.nameAttribute, of: $0) == row.name
        && (destination == nil || tree.attribute("destination", of: $0) == destination)
    }
    guard let first = found.first else {
      throw EditRefusal("'\(row.from.onOneLine)' has no \(row.kind.rawValue) '\(row.name.onOneLine)'")
    }
    if found.count > 1 {
      let ids = found.compactMap { id(of: $0) }.map { "'\($0.onOneLine)'" }.joined(separator: ", ")
      throw EditRefusal("several connections are meant: \(ids)")
    }
    try remove(first)
  }
}
