struct ConnectionComparison {
  let values: ValueComparison

  /// The differences between the connections of two objects. Connections match by id, otherwise by kind, name and
  /// destination.
  func details(of before: Int, _ after: Int) -> [Detail] {
    var olds = values.old.table.connections[before] ?? []
    var details: [Detail] = []
    for connection in values.new.table.connections[after] ?? [] {
      let place =
        olds.firstIndex { $0.id == connection.id && $0.kind == connection.kind }
        ?? olds.firstIndex { isSame($0, connection) }
      if let place {
        details += edits(olds.remove(at: place), connection)
      } else {
        details.append(.connectionAdded(connection.named(in: values.new)))
      }
    }
    return details + olds.map { .connectionRemoved($0.named(in: values.old)) }
  }

  private func isSame(_ a: ConnectionTerms, _ b: ConnectionTerms) -> Bool {
    a.kind == b.kind && a.name == b.name && values.isSameObject(a.destination, b.destination)
  }

  private func edits(_ before: ConnectionTerms, _ after: ConnectionTerms) -> [Detail] {
    let changes = values.changes(before.properties, after.properties)
    return changes.isEmpty ? [] : [.connectionEdited(after.named(in: values.new), changes)]
  }
}

extension ConnectionTerms {
  func named(in version: DiffVersion) -> ConnectionName {
    let destination = destination.flatMap { version.table.indices[$0] }
    return ConnectionName(
      kind: kind, name: name, keyPath: keyPath, destination: destination.map { version.names[$0] })
  }
}
