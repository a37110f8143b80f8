import IBSource
package import IBSyntax

/// A merge of three versions of one document.
package struct DocumentMerge: Sendable {
  /// The merged file. It contains conflict markers if the user must resolve conflicts.
  package let bytes: [UInt8]
  /// The conflicts, in the order of the merged file.
  package let conflicts: [MergeConflict]
  package let notes: [MergeNote]
  /// The ids in decisions that no version contains.
  package let unknownIDs: [String]

  /// - Throws: if the documents are of different kinds, or the result does not pass the last checks.
  package init(
    _ trees: ThreeWay<SyntaxTree>, decisions: MergeDecisions = .none, markers: MergeMarkers = MergeMarkers()
  ) throws(MergeFailure) {
    let reason = "the versions have different root elements"
    guard let written = NodeTable(trees) else { throw MergeFailure(reason: reason) }
    let shared = SharedIDs(written)
    guard let table = shared.isChanged ? NodeTable(shared.trees) : written else {
      throw MergeFailure(reason: reason)
    }
    if !decisions.isEmpty { try Self.checkUndecided(table) }
    let plan = MergePlan(table, decisions)
    let writer = try Self.write(plan, markers)
    let outputs = try Self.outputs(of: plan, writer)
    if decisions.isEmpty { try MergeAudit.check(table.trees, outputs) }
    bytes = writer.output
    let isSilent = plan.conflicts.isEmpty && plan.frames.isEmpty && shared.changes.isEmpty
    let reader = isSilent ? nil : ConflictReader(plan)
    conflicts = reader.map { Self.conflicts(plan, writer, $0) } ?? []
    notes = reader.map { reader in shared.changes.map(reader.note) + reader.notes } ?? []
    unknownIDs = decisions.objects.keys.filter { table.objects[$0] == nil && table.scene($0) == nil }
  }

  /// Checks the merge without the user's decisions.
  ///
  /// A decision drops edits on purpose, so the audit cannot check its result.
  private static func checkUndecided(_ table: NodeTable) throws(MergeFailure) {
    let plan = MergePlan(table, .none)
    try MergeAudit.check(table.trees, outputs(of: plan, write(plan, MergeMarkers())))
  }

  private static func write(_ plan: MergePlan, _ markers: MergeMarkers) throws(MergeFailure) -> MergeWriter {
    guard plan.isSound else {
      throw MergeFailure(reason: "ours moved one object into another, and theirs moved the second into the first")
    }
    var writer = MergeWriter(plan, plan.conflicts.isEmpty ? markers : markers.distinct(in: plan.table.trees))
    writer.run()
    if writer.hasConflicts, plan.conflicts.isEmpty {
      throw MergeFailure(reason: "the result has conflict markers without a conflict; please report this")
    }
    return writer
  }

  /// The possible results of the merge: the merged file, or in case of conflicts, one file with each side's choices.
  private static func outputs(of plan: MergePlan, _ writer: MergeWriter) throws(MergeFailure) -> [SyntaxTree] {
    let check = MergeCheck(plan: plan)
    if !writer.hasConflicts { return [try check.result(writer.output)] }
    var choices: [SyntaxTree] = []
    for side in MergeSide.edited {
      var choice = MergeWriter(plan, MergeMarkers(), onlyChoice: side)
      choice.run()
      choices.append(try check.choice(choice.output))
    }
    return choices
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
