import IBSource
package import IBSyntax

/// A merge of three versions of one document.
package struct DocumentMerge: Sendable {
  /// The merged file; with conflict markers where something is left to people.
  package let bytes: [UInt8]
  /// In the order of the merged file.
  package let conflicts: [MergeConflict]
  package let notes: [MergeNote]

  /// Why there is no merge of two documents.
  package struct Failure: Error, Sendable {
    /// Lower case, no full stop.
    package let reason: String
  }

  /// - Throws: where the documents are of different kinds, or where what was written did not stand the last check.
  package init(
    _ trees: ThreeWay<SyntaxTree>, decisions: MergeDecisions = .none, markers: MergeMarkers = MergeMarkers()
  ) throws(Failure) {
    let reason = "the document elements have different names"
    guard let written = NodeTable(trees) else { throw Failure(reason: reason) }
    let shared = SharedIDs(written)
    guard let table = shared.changes.isEmpty ? written : NodeTable(shared.trees) else { throw Failure(reason: reason) }
    let plan = MergePlan(table, decisions)
    guard plan.isSound else { throw Failure(reason: "objects were moved into each other") }
    var writer = MergeWriter(plan, markers)
    writer.run()
    if let problem = Self.problem(plan, writer) { throw Failure(reason: problem) }
    bytes = writer.output
    let isSilent = plan.conflicts.isEmpty && plan.frames.isEmpty && shared.changes.isEmpty
    let reader = isSilent ? nil : ConflictReader(plan)
    conflicts = reader.map { Self.conflicts(plan, writer, $0) } ?? []
    notes = reader.map { reader in shared.changes.map(reader.note) + reader.notes } ?? []
  }

  private static func problem(_ plan: MergePlan, _ writer: MergeWriter) -> String? {
    let check = MergeCheck(plan: plan)
    if !writer.hasConflicts { return check.problem(of: writer.output) }
    for side in MergeSide.edited {
      var choice = MergeWriter(plan, MergeMarkers(), onlyChoice: side)
      choice.run()
      if let problem = check.problem(ofChoice: choice.output) { return problem }
    }
    return nil
  }

  private static func conflicts(
    _ plan: MergePlan, _ writer: MergeWriter, _ reader: ConflictReader
  ) -> [MergeConflict] {
    let lines = LineMap(writer.output)
    let sorted = plan.conflicts.enumerated().sorted { a, b in
      let places = (writer.offsets[a.element.node] ?? .max, writer.offsets[b.element.node] ?? .max)
      return places.0 == places.1 ? a.offset < b.offset : places.0 < places.1
    }
    return sorted.map { _, clash in
      // The offset is that of the line end before the marker.
      reader.conflict(clash, line: writer.offsets[clash.node].map { lines.position(of: $0).line + 1 })
    }
  }
}
