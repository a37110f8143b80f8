import NibArchive

/// The differences between two compiled interfaces; the schema is `Schemas/nib-diff.schema.json`.
package struct NibDiffJSONEmitter: NibDiffEmitter {
  package let frame = OutputFrame.jsonArray

  package init() {}

  /// Files that are equal are left out.
  package func render(_ diff: CompiledFileDiff) -> [UInt8] {
    if case .equal = diff.state { return [] }
    var writer = JSONWriter()
    Self.file.write(diff, to: &writer)
    return writer.bytes
  }

  static let schema = file.schema(
    "nib-diff", title: "The differences between two compiled interfaces",
    "An element of 'nib diff --format json': a file that differs.",
    definitions: [difference.definition])

  private static let file = JSONShape<CompiledFileDiff>("file") {
    JSONField("nibDiff", version: 1)
    JSONField("file", .text, "The path to show.") { $0.path }
    JSONField(
      "state", .word(["same objects", "changed", "removed", "added"]),
      "'same objects': the file stores the same objects in a different form."
    ) { word(for: $0.state) }
    JSONField("differences", .list(difference.type, onLines: true)) { diff in
      if case .changed(let differences, _) = diff.state { differences } else { [] }
    }
    JSONField("isCut", .flag, "Whether there are more differences.") { diff in
      if case .changed(_, let isCut) = diff.state { isCut } else { false }
    }
  }

  private static func word(for state: CompiledFileDiff.State) -> String {
    switch state {
    case .sameObjects: "same objects"
    case .changed: "changed"
    default: "\(state)"
    }
  }

  private static let difference = JSONShape<GraphDifference>("difference") {
    JSONField("path", .text, "From the root, such as 'UINibTopLevelObjectsKey[2].UIText'.") { $0.path }
    JSONField(
      "kind", .word(["changed", "class", "removed", "added", "replaced", "redirected", "reordered"])
    ) { NibWords.kind($0.kind) }
    JSONField("old", .textOrNull) { NibWords.sides($0.kind).old }
    JSONField("new", .textOrNull) { NibWords.sides($0.kind).new }
    JSONField("message", .text) { NibWords.sentence($0.kind) }
  }
}
