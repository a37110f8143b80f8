struct ConnectionComparison {
  let values: ValueComparison

  /// The differences between the connections of two objects. Connections match by id, otherwise by kind, name and
  /// destination.
  func details(of before: Int, _ after: Int) -> [Detail] {
    let olds = values.old.table.connections[before] ?? []
    var open = OpenConnections(olds, keys: keys)
    var details: [Detail] = []
    for connection in values.new.table.connections[after] ?? [] {
      if let place = open.take([.id(connection.id, connection.kind)]) ?? open.take(likeness(of: connection)) {
        details += edits(olds[place], connection)
      } else {
        details.append(.connectionAdded(connection.named(in: values.new)))
      }
    }
    return details + open.rest.map { .connectionRemoved(olds[$0].named(in: values.old)) }
  }

  /// The keys under which a new connection may look for an old one, besides its id.
  private func likeness(of new: ConnectionTerms) -> [ConnectionKey] {
    guard let text = new.destination, let object = values.new.table.indices[text] else {
      return [.text(new.kind, new.name, new.destination)]
    }
    return [.object(new.kind, new.name, object), .textOfNoObject(new.kind, new.name, text)]
  }

  /// The keys of an old connection. Destinations without an object are compared as texts (`ValueComparison.isSameObject`).
  private func keys(of old: ConnectionTerms) -> [ConnectionKey] {
    let keys = [ConnectionKey.id(old.id, old.kind), .text(old.kind, old.name, old.destination)]
    guard let text = old.destination, let object = values.old.table.indices[text] else {
      return keys + [.textOfNoObject(old.kind, old.name, old.destination)]
    }
    return keys + (values.matching.toNew[object].map { [.object(old.kind, old.name, $0)] } ?? [])
  }

  private func edits(_ before: ConnectionTerms, _ after: ConnectionTerms) -> [Detail] {
    let changes = values.changes(before.properties, after.properties)
    return changes.isEmpty ? [] : [.connectionEdited(after.named(in: values.new), changes)]
  }
}

/// What an old and a new connection have in common.
private enum ConnectionKey: Hashable {
  case id(String, _ kind: String)
  /// The destination is an object of the new version, by its index.
  case object(_ kind: String, _ name: String, Int)
  case text(_ kind: String, _ name: String, String?)
  case textOfNoObject(_ kind: String, _ name: String, String?)
}

/// The old connections that no new one has taken yet.
private struct OpenConnections {
  private var isTaken: [Bool]
  /// For each key, the connections from the last to the first.
  private var places: [ConnectionKey: [Int]] = [:]

  init(_ connections: [ConnectionTerms], keys: (ConnectionTerms) -> [ConnectionKey]) {
    isTaken = Array(repeating: false, count: connections.count)
    for (place, connection) in connections.enumerated().reversed() {
      for key in keys(connection) { places[key, default: []].append(place) }
    }
  }

  var rest: [Int] { isTaken.indices.filter { !isTaken[$0] } }

  /// Takes the first open connection with one of the keys.
  mutating func take(_ keys: [ConnectionKey]) -> Int? {
    let first = keys.compactMap { firstOpen($0) }.min()
    if let first { isTaken[first] = true }
    return first
  }

  private mutating func firstOpen(_ key: ConnectionKey) -> Int? {
    while let place = places[key]?.last {
      if !isTaken[place] { return place }
      places[key]?.removeLast()
    }
    return nil
  }
}

extension ConnectionTerms {
  func named(in version: DiffVersion) -> ConnectionName {
    let destination = destination.flatMap { version.table.indices[$0] }
    return ConnectionName(
      kind: kind, name: name, keyPath: keyPath, destination: destination.map { version.names[$0] })
  }
}
