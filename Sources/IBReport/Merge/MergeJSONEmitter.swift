import IBCompare
import IBMerge

/// A merge as one JSON object; its schema is `Schemas/merge.schema.json`.
package struct MergeJSONEmitter: MergeEmitter {
  package static let name = "json"
  /// Of the format; it changes when a reader of an older one would go wrong.
  private static let version = 1

  package init() {}

  package func render(_ merge: FileMerge) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("merge", Self.version)
      writer.field("file", merge.path)
      writer.field("state", Self.word(for: merge.state))
      writer.field("reason", Self.reason(of: merge.state))
      writer.key("conflicts")
      writer.array { writer in
        for conflict in merge.conflicts { Self.write(conflict, to: &writer) }
      }
      writer.field("notes", merge.notes.map { MergeSentences.text($0) })
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func word(for state: FileMerge.State) -> String {
    switch state {
    case .merged: "merged"
    case .conflicts: "conflicts"
    case .lines: "lines"
    }
  }

  private static func reason(of state: FileMerge.State) -> String? {
    if case .lines(let reason) = state { reason } else { nil }
  }

  private static func write(_ conflict: MergeConflict, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("kind", MergeSentences.kind(conflict.cause))
      writer.field("object", conflict.id)
      writer.field("subject", MergeSentences.subject(conflict.subject))
      writer.field("controller", conflict.controller?.words)
      writer.key("line")
      if let line = conflict.line { writer.value(line) } else { writer.null() }
      writer.key("values")
      writer.array { writer in
        if case .values(let values) = conflict.cause { for value in values { write(value, to: &writer) } }
      }
      writer.field("message", MergeSentences.text(conflict))
    }
  }

  private static func write(_ value: MergeConflict.Value, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("property", value.path.steps.joined(separator: "."))
      writer.field("variation", value.path.variation)
      writer.field("base", value.versions.base.map(PropertyWords.text))
      writer.field("ours", value.versions.ours.map(PropertyWords.text))
      writer.field("theirs", value.versions.theirs.map(PropertyWords.text))
    }
  }
}
