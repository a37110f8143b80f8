import IBModel
import IBSyntax

/// Equal connections that both sides added with different ids: the same object, event, property and destination.
///
/// The merge keeps one of the two (Measurements/Merging.md#twin-connections).
struct TwinConnections {
  struct Pair {
    let ours: XMLElement
    let theirs: XMLElement
  }

  /// The properties that make two connections equal.
  private struct Connection: Hashable {
    let owner: Int
    let tag: String
    /// The name and value of each attribute except the id, ordered by name.
    let attributes: [[String]]
  }

  /// The pairs, in the order of the other side's file.
  private(set) var pairs: [Pair] = []

  init(_ table: NodeTable) {
    var waiting = Self.added(by: .ours, table)
    if waiting.isEmpty { return }
    for (connection, theirs) in Self.added(by: .theirs, table).sorted(by: { $0.value[0].index < $1.value[0].index }) {
      guard let ours = waiting.removeValue(forKey: connection) else { continue }
      pairs += zip(ours, theirs).map(Pair.init)
    }
  }

  private static func added(by side: MergeSide, _ table: NodeTable) -> [Connection: [XMLElement]] {
    var found: [Connection: [XMLElement]] = [:]
    for (number, node) in table.nodes.enumerated() where node.isObject && !node.isIn(.base) && !node.isIn(side.opposite)
    {
      guard let element = table.element(number, side), names.contains(element.name),
        let owner = table.parent(number, side)
      else { continue }
      let attributes = element.attributes.filter { $0.name != .id }.map { [$0.nameText, $0.value] }
      let sorted = attributes.sorted { $0[0] < $1[0] }
      found[Connection(owner: owner, tag: element.tag, attributes: sorted), default: []].append(element)
    }
    return found
  }

  /// The kinds of connections whose ids are never referred to.
  ///
  /// Segues are left out, because an unwind segue may name one.
  private static let names: Set<Name> = [.action, .outlet, .outletCollection]
}
