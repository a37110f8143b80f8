import IBSyntax

/// Looks up the user's decisions for nodes.
struct DecisionLookup {
  let table: NodeTable
  let decisions: MergeDecisions

  /// The user's decision for a conflict of a node; nil without one.
  func choice(for node: Int) -> MergeDecisions.Choice? {
    if decisions.objects.isEmpty { return decisions.others }
    return decisions.objects[table.objectID(of: node)] ?? decisions.others
  }

  func side(for node: Int) -> MergeSide? {
    if case .side(let side)? = choice(for: node) { side } else { nil }
  }
}

extension NodeTable {
  /// The id of the object that a node represents or belongs to; empty for a part of the document itself.
  func objectID(of node: Int) -> String {
    for side in [MergeSide.ours, .theirs, .base] {
      var element = element(node, side)
      while let current = element {
        if let id = current[.sceneID] { return id }
        if nodes[numbers[side][current.index]].isObject, let id = current[.id] { return id }
        element = current.parent
      }
    }
    return ""
  }
}
