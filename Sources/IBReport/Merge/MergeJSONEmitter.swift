import IBCompare
import IBMerge

/// A merge as one JSON object; its schema is `Schemas/merge.schema.json`.
package struct MergeJSONEmitter: MergeEmitter {
  package func render(_ merge: FileMerge) -> [UInt8] {
    var writer = JSONWriter()
    Self.merge.write(merge, to: &writer)
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  static let schema = merge.schema(
    "merge", title: "A merge, described by Keyline", "What 'merge --format json' prints.",
    definitions: [conflict.definition, value.definition])

  private static let merge = JSONShape<FileMerge>("merge") {
    JSONField("merge", version: 1)
    JSONField("file", .text, "The path to show.") { $0.path }
    JSONField(
      "state", .word(["merged", "conflicts", "lines"]),
      "'lines' if git merged the file line by line because Keyline could not merge it as a document."
    ) { word(for: $0.state) }
    JSONField("reason", .textOrNull, "Why git merged the file line by line.") { merge in
      if case .lines(let reason) = merge.state { reason } else { nil }
    }
    JSONField("conflicts", .list(conflict.type), "The conflicts in file order.") {
      $0.conflicts
    }
    JSONField("notes", .texts, "Decisions that Keyline made on its own and that may need a review.") {
      $0.notes.map { MergeSentences.text($0) }
    }
  }

  private static func word(for state: FileMerge.State) -> String {
    switch state {
    case .merged: "merged"
    case .conflicts: "conflicts"
    case .lines: "lines"
    }
  }

  private static let conflict = JSONShape<MergeConflict>("conflict") {
    JSONField("kind", .word(["values", "tag", "removed", "pointedTo", "list", "moved", "order", "place"])) {
      MergeSentences.kind($0.cause)
    }
    JSONField(
      "object", .text, "The object id for '--resolve ID=ours'; empty for the document."
    ) { $0.id }
    JSONField("subject", .text, "The subject, in words.") { MergeSentences.subject($0.subject) }
    JSONField("controller", .textOrNull, "The controller of its scene, in words.") { $0.controller?.words }
    JSONField("line", .integerOrNull, "The line of its first marker in the merged file, from 1.") { $0.line }
    JSONField("values", .list(value.type), "The properties that both sides set; empty for other kinds.") { conflict in
      if case .values(let values) = conflict.cause { values } else { [] }
    }
    JSONField("message", .text) { MergeSentences.text($0) }
  }

  private static let value = JSONShape<MergeConflict.Value>("value") {
    JSONField("property", .text, "The keys from the object down to the value, joined by dots.") {
      $0.path.steps.joined(separator: ".")
    }
    JSONField("variation", .textOrNull) { $0.path.variation }
    JSONField("base", .textOrNull) { $0.versions.base.map(PropertyWords.text) }
    JSONField("ours", .textOrNull) { $0.versions.ours.map(PropertyWords.text) }
    JSONField("theirs", .textOrNull) { $0.versions.theirs.map(PropertyWords.text) }
  }
}
