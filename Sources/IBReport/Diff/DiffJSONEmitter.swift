import IBCompare
import IBModel

/// Differences as one JSON array, a file an element; its schema is `Schemas/diff.schema.json`.
package struct DiffJSONEmitter: DiffEmitter {
  package let frame = OutputFrame.jsonArray

  package init() {}

  package func render(_ diff: FileDiff) -> [UInt8] {
    var writer = JSONWriter()
    Self.file.write(diff, to: &writer)
    return writer.bytes
  }

  static let schema = file.schema(
    "diff", title: "A file that differs, described by Keyline",
    "An element of 'diff --format json'. Frames are [x, y, width, height] in points, in the superview's coordinates.",
    definitions: [
      change.definition, object.definition,
      ##""optionalObject": { "oneOf": [{ "type": "null" }, { "$ref": "#/$defs/object" }] }"##, value.definition,
      motion.definition,
      #"""
      "frame": {
        "description": "Null where the view is not installed.",
        "oneOf": [
          { "type": "null" },
          { "type": "array", "items": { "type": ["number", "null"] }, "minItems": 4, "maxItems": 4 }
        ]
      }
      """#,
    ])

  private static let file = JSONShape<FileDiff>("file") {
    JSONField("diff", version: 1)
    JSONField("file", .text, "The path to show.") { $0.path }
    JSONField("old", .textOrNull, "The old version as passed to the command; null for an added file.") { $0.oldPath }
    JSONField("new", .textOrNull, "The new version as passed to the command; null for a removed file.") {
      $0.newPath
    }
    JSONField("state", .word(["changed", "added", "removed", "text"])) { word(for: $0.state) }
    JSONField("lines", .texts, "The lines of '--format text', which group changes of one kind.") { $0.sentences }
    JSONField("changes", .list(change.type), "Each added, removed or edited object.") {
      changes($0.diff?.changes, in: $0)
    }
    JSONField("shifted", .list(change.type), "Views that moved without being edited.") {
      changes($0.diff?.shifted, in: $0)
    }
    JSONField("newIDs", .texts, "Former ids of objects whose id changed and nothing else.") {
      ($0.diff?.reidentified ?? []).map(\.id)
    }
  }

  private static func word(for state: FileDiff.State) -> String {
    switch state {
    case .changed: "changed"
    case .added: "added"
    case .removed: "removed"
    case .text: "text"
    }
  }

  private typealias Told = (change: Change, sentences: DiffSentences)

  private static func changes(_ changes: [Change]?, in diff: FileDiff) -> [Told] {
    let sentences = DiffSentences(configurationCount: diff.diff?.configurations.count ?? 0)
    return (changes ?? []).map { ($0, sentences) }
  }

  private static let change = JSONShape<Told>("change") {
    JSONField("kind", .word(["added", "removed", "edited", "document"])) { word(for: $0.change.kind) }
    JSONField("object", object.type) { $0.change.object }
    JSONField("controller", optionalObject) { $0.change.controller }
    JSONField("parent", optionalObject) { $0.change.parent }
    JSONField("formerParent", optionalObject) { $0.change.formerParent }
    JSONField("reordered", .flag, "Whether its position among its siblings changed.") { $0.change.isReordered }
    JSONField("details", .texts) { DetailWords.phrases($0.change.details) }
    JSONField("values", .list(value.type)) { $0.change.details.flatMap(\.values) }
    JSONField("motions", .list(motion.type)) { $0.change.motions }
    JSONField("message", .text) { $0.sentences.text($0.change) }
  }

  private static func word(for kind: Change.Kind) -> String {
    switch kind {
    case .added: "added"
    case .removed: "removed"
    case .edited: "edited"
    case .document: "document"
    }
  }

  private static let object = JSONShape<ObjectName>("object") {
    JSONField("id", .text, "The object id; empty for the document.") { $0.id }
    JSONField("element", .text) { $0.element }
    JSONField("class", .textOrNull) { $0.customClass }
    JSONField("label", .textOrNull) { $0.label }
  }

  private static let optionalObject = JSONType<ObjectName?>.named("#/$defs/optionalObject") { name, writer in
    if let name { object.write(name, to: &writer) } else { writer.null() }
  }

  private static let value = JSONShape<ValueChange>("value") {
    JSONField("property", .text) { $0.path.steps.joined(separator: ".") }
    JSONField("variation", .textOrNull, "The traits that it applies to, as in the file.") { $0.path.variation }
    JSONField("before", .textOrNull) { $0.before.map(PropertyWords.text) }
    JSONField("after", .textOrNull) { $0.after.map(PropertyWords.text) }
  }

  private static let motion = JSONShape<Motion>("motion") {
    JSONField("configuration", .text) { $0.configuration }
    JSONField("sizeClass", .text) { $0.sizeClass }
    JSONField("before", frameOrNull) { $0.before }
    JSONField("after", frameOrNull) { $0.after }
  }

  private static let frameOrNull = JSONType<Rect?>.named("#/$defs/frame") { frame, writer in
    guard let frame else { return writer.null() }
    writer.value(frame.x, frame.y, frame.width, frame.height)
  }
}

extension Detail {
  /// The changed values; empty for a difference without any.
  fileprivate var values: [ValueChange] {
    switch self {
    case .value(let change): [change]
    case .constraintEdited(_, let changes), .constraintMoved(_, _, let changes), .connectionEdited(_, let changes):
      changes
    case .constraintAdded, .constraintRemoved, .connectionAdded, .connectionRemoved: []
    }
  }
}
