package import IBModel

/// All that a document says and a difference would report, object by object: two documents have the same outline
/// exactly if they say the same, ids left out.
package struct DiffOutline: Sendable {
  /// One object with what is in it.
  package struct Row: Sendable {
    /// 0 for what is at the top.
    package let depth: Int
    package let name: ObjectName
    /// In the order of the file.
    package let values: [(path: PropertyPath, value: PropertyValue)]
    package let constraints: [ConstraintTerms]
    package let connections: [ConnectionName]
  }

  /// The document first, then scenes by the names of their controllers, whatever their order in the file.
  package private(set) var rows: [Row] = []

  package init(_ document: Document) {
    let version = DiffVersion(document)
    let constraints = Dictionary(grouping: version.constraints) { $0.subject.object ?? $0.holder }
    let tops = version.table.objects.first?.children ?? []
    let sorted = tops.sorted { Self.order($0, in: version) < Self.order($1, in: version) }
    add(0, depth: 0, version, constraints)
    // A stack of what is still to be read: deep files must not exhaust that of the processor.
    var waiting = Array(sorted.reversed().map { (index: $0, depth: 0) })
    while let (index, depth) = waiting.popLast() {
      if depth > Self.deepest { continue }
      add(index, depth: depth, version, constraints)
      waiting += version.table[index].children.reversed().map { (index: $0, depth: depth + 1) }
    }
  }

  /// What is nested deeper is left out; the parser's own limit is below it.
  private static let deepest = 10_000

  /// By the controller of the scene, the controller before what is beside it, then by the place in the file.
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
