import IBCompare
import IBModel

/// Differences as one JSON array, a file an element; its schema is `Schemas/diff.schema.json`.
package struct DiffJSONEmitter: DiffEmitter {
  package static let name = "json"
  /// The version of the format; it changes when older readers would misread the data.
  private static let version = 1
  package let frame = OutputFrame.jsonArray

  package init() {}

  package func render(_ diff: FileDiff) -> [UInt8] {
    var writer = JSONWriter()
    let sentences = DiffSentences(configurationCount: diff.diff?.configurations.count ?? 0)
    writer.object { writer in
      writer.field("diff", Self.version)
      writer.field("file", diff.path)
      writer.field("old", diff.oldPath)
      writer.field("new", diff.newPath)
      writer.field("state", Self.word(for: diff.state))
      writer.field("lines", diff.sentences)
      writer.key("changes")
      writer.array { writer in
        for change in diff.diff?.changes ?? [] { Self.write(change, sentences, to: &writer) }
      }
      writer.key("shifted")
      writer.array { writer in
        for change in diff.diff?.shifted ?? [] { Self.write(change, sentences, to: &writer) }
      }
      writer.field("newIDs", (diff.diff?.reidentified ?? []).map(\.id))
    }
    return writer.bytes
  }

  private static func word(for state: FileDiff.State) -> String {
    switch state {
    case .changed: "changed"
    case .added: "added"
    case .removed: "removed"
    case .text: "text"
    }
  }

  private static func write(_ change: Change, _ sentences: DiffSentences, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("kind", word(for: change.kind))
      writer.key("object")
      write(change.object, to: &writer)
      writer.key("controller")
      write(change.controller, to: &writer)
      writer.key("parent")
      write(change.parent, to: &writer)
      writer.key("formerParent")
      write(change.formerParent, to: &writer)
      writer.field("reordered", change.isReordered)
      writer.field("details", DetailWords.phrases(change.details))
      writer.key("values")
      writer.array { writer in
        for value in change.details.flatMap(\.values) { write(value, to: &writer) }
      }
      writer.key("motions")
      writer.array { writer in
        for motion in change.motions { write(motion, to: &writer) }
      }
      writer.field("message", sentences.text(change))
    }
  }

  private static func word(for kind: Change.Kind) -> String {
    switch kind {
    case .added: "added"
    case .removed: "removed"
    case .edited: "edited"
    case .document: "document"
    }
  }

  private static func write(_ object: ObjectName?, to writer: inout JSONWriter) {
    guard let object else { return writer.null() }
    writer.object { writer in
      writer.field("id", object.id)
      writer.field("element", object.element)
      writer.field("class", object.customClass)
      writer.field("label", object.label)
    }
  }

  private static func write(_ value: ValueChange, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("property", value.path.steps.joined(separator: "."))
      writer.field("variation", value.path.variation)
      writer.field("before", value.before.map(PropertyWords.text))
      writer.field("after", value.after.map(PropertyWords.text))
    }
  }

  private static func write(_ motion: Motion, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("configuration", motion.configuration)
      writer.field("sizeClass", motion.sizeClass)
      writer.key("before")
      write(motion.before, to: &writer)
      writer.key("after")
      write(motion.after, to: &writer)
    }
  }

  private static func write(_ frame: Rect?, to writer: inout JSONWriter) {
    guard let frame else { return writer.null() }
    writer.value(frame.x, frame.y, frame.width, frame.height)
  }
}

extension Detail {
  /// The values that differ; empty for a difference that is not one of values.
  fileprivate var values: [ValueChange] {
    switch self {
    case .value(let change): [change]
    case .constraintEdited(_, let changes), .constraintMoved(_, _, let changes), .connectionEdited(_, let changes):
      changes
    case .constraintAdded, .constraintRemoved, .connectionAdded, .connectionRemoved: []
    }
  }
}
