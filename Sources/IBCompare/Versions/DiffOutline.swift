package import IBModel

/// All properties of a document that a difference can report, for each object.
///
/// Two documents have the same outline exactly if they differ at most in ids.
package struct DiffOutline: Sendable {
  package struct Row: Sendable {
    /// The depth; 0 for an object at the top.
    package let depth: Int
    package let name: ObjectName
    /// The values, in the order of the file.
    package let values: [(path: PropertyPath, value: PropertyValue)]
    package let constraints: [ConstraintTerms]
    package let connections: [ConnectionName]
  }

  /// The rows of the document, then of the scenes ordered by the names of their controllers, whatever their order in
  /// the file.
  package private(set) var rows: [Row] = []

  package init(_ document: Document) {
    let version = DiffVersion(document)
    let constraints = Dictionary(grouping: version.constraints) { $0.subject.object ?? $0.holder }
    let tops = version.table.objects.first?.children ?? []
    let sorted = tops.sorted { Self.order($0, in: version) < Self.order($1, in: version) }
    add(0, depth: 0, version, constraints)
    // A stack of the objects to read, last first. A recursion over a deep file could overflow the call stack.
    var waiting = Array(sorted.reversed().map { (index: $0, depth: 0) })
    while let (index, depth) = waiting.popLast() {
      if depth > Self.deepest { continue }
      add(index, depth: depth, version, constraints)
      waiting += version.table[index].children.reversed().map { (index: $0, depth: depth + 1) }
    }
  }

  /// The largest depth of objects; deeper ones are left out. The parser's own limit is lower.
  private static let deepest = 10_000

  /// Orders objects by the controller of their scene, which comes before the other objects, then by position in the
  /// file.
  private static func order(_ index: Int, in version: DiffVersion) -> (String, Int, Int) {
    let object = version.table[index]
    let controller = version.names.controller(object.controller)
    let name = [controller?.customClass, controller?.label].compactMap(\.self).joined(separator: " ")
    return (name, version.names[index].role == .controller ? 0 : 1, index)
  }

  private mutating func add(
    _ index: Int, depth: Int, _ version: DiffVersion, _ constraints: [Int: [ConstraintRecord]]
  ) {
    let object = version.table[index]
    rows.append(
      Row(
        depth: depth, name: version.names[index],
        values: object.properties.map { ($0.path, version.value($0)) },
        constraints: (constraints[index] ?? []).map { $0.terms(version.names) },
        connections: (version.table.connections[index] ?? []).map { $0.named(in: version) }))
  }
}
