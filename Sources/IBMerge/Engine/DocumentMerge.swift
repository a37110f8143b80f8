package import IBSyntax

/// A merge of three versions of one document.
package struct DocumentMerge: Sendable {
  /// The merged file; with conflict markers where something is left to people.
  package let bytes: [UInt8]
  package let conflictCount: Int

  package init?(
    _ trees: Trio<SyntaxTree>, decisions: MergeDecisions = .none, markers: MergeMarkers = MergeMarkers()
  ) {
    guard let table = NodeTable(trees) else { return nil }
    let plan = MergePlan(table, decisions)
    guard plan.isSound else { return nil }
    var writer = MergeWriter(plan, markers)
    writer.run()
    bytes = writer.output
    conflictCount = plan.clashes.count
  }
}
