import IBDiff
import IBModel

/// Differences as one JSON array, a file an element; its schema is `Schemas/diff.schema.json`.
package struct DiffJSONEmitter: DiffEmitter {
  package static let name = "json"
  /// Of the format; it changes when a reader of an older one would go wrong.
  private static let version = 1
  package let frame = OutputFrame.jsonArray

  package init() {}

  package func render(_ diff: FileDiff) -> [UInt8] {
    var writer = JSONWriter()
    let sentences = DiffSentences(configurationCount: diff.diff?.configurations.count ?? 0)
    writer.object { writer in
      writer.key("diff")
      writer.value(Self.version)
      writer.key("file")
      writer.value(diff.path)
      writer.key("old")
      writer.value(diff.oldPath)
      writer.key("new")
      writer.value(diff.newPath)
      writer.key("state")
      writer.value(Self.word(for: diff.state))
      writer.key("lines")
      writer.value(diff.sentences)
      writer.key("changes")
      writer.array { writer in
        for change in diff.diff?.changes ?? [] { Self.write(change, sentences, to: &writer) }
      }
      writer.key("shifted")
      writer.array { writer in
        for change in diff.diff?.shifted ?? [] { Self.write(change, sentences, to: &writer) }
      }
      writer.key("newIDs")
      writer.value((diff.diff?.reidentified ?? []).map(\.id))
    }
    return writer.bytes
  }

  private static func word(for state: FileDiff.State) -> String {
    switch state {
    case .changed: "changed"
    case .added: "added"
    case .removed: "removed"
    }
  }

  private static func write(_ change: Change, _ sentences: DiffSentences, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("kind")
      writer.value(word(for: change.kind))
      writer.key("object")
      write(change.object, to: &writer)
      writer.key("controller")
      write(change.controller, to: &writer)
      writer.key("parent")
      write(change.parent, to: &writer)
      writer.key("formerParent")
      write(change.formerParent, to: &writer)
      writer.key("reordered")
      writer.value(change.isReordered)
      writer.key("details")
      writer.value(DetailWords.phrases(change.details))
      writer.key("values")
      writer.array { writer in
        for value in change.details.flatMap(\.values) { write(value, to: &writer) }
      }
      writer.key("motions")
      writer.array { writer in
        for motion in change.motions { write(motion, to: &writer) }
      }
      writer.key("message")
      writer.value(sentences.text(change))
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
      writer.key("id")
      writer.value(object.id)
      writer.key("element")
      writer.value(object.element)
      writer.key("class")
      writer.value(object.customClass)
      writer.key("label")
      writer.value(object.label)
    }
  }

  private static func write(_ value: ValueChange, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("property")
      writer.value(value.path.steps.joined(separator: "."))
      writer.key("variation")
      writer.value(value.path.variation)
      writer.key("before")
      writer.value(value.before.map(ValueWords.text))
      writer.key("after")
      writer.value(value.after.map(ValueWords.text))
    }
  }

  private static func write(_ motion: Motion, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("configuration")
      writer.value(motion.configuration)
      writer.key("sizeClass")
      writer.value(motion.sizeClass)
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
  /// The values that differ, as far as the difference is one of values.
  fileprivate var values: [ValueChange] {
    switch self {
    case .value(let change): [change]
    case .constraintEdited(_, let changes), .constraintMoved(_, _, let changes), .connectionEdited(_, let changes):
      changes
    case .constraintAdded, .constraintRemoved, .connectionAdded, .connectionRemoved: []
    }
  }
}
