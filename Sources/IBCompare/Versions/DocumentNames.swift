package import IBModel

/// The names of a document's objects, constraints and connections, by id.
package struct DocumentNames: Sendable {
  private let version: DiffVersion
  private let constraints: [String: Int]
  private let connections: [String: ConnectionTerms]

  package init(_ document: Document) {
    let version = DiffVersion(document)
    self.version = version
    constraints = Dictionary(
      version.constraints.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    connections = Dictionary(
      version.table.connections.values.joined().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The name of an object; nil for the id of any other element, and for an object that differences omit.
  package func object(_ id: String) -> ObjectName? { version.table.indices[id].map { version.names[$0] } }

  package func constraint(_ id: String) -> ConstraintTerms? {
    constraints[id].map { version.constraints[$0].terms(version.names) }
  }

  package func connection(_ id: String) -> ConnectionName? { connections[id].map { $0.named(in: version) } }

  /// The controller of an object's scene; nil for a controller, and outside scenes.
  package func controller(of id: String) -> ObjectName? {
    version.table.indices[id].flatMap { version.controllerName(of: $0) }
  }
}
