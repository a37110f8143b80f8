import NibArchive

/// What differs between two compiled interfaces; its schema is `Schemas/nib-diff.schema.json`.
package struct NibDiffJSONEmitter: NibDiffEmitter {
  package static let name = "json"
  /// Of the format; it changes when a reader of an older one would go wrong.
  private static let version = 1

  package let frame = OutputFrame.jsonArray

  package init() {}

  package func render(_ diff: CompiledFileDiff) -> [UInt8] {
    guard let state = Self.word(for: diff.state) else { return [] }
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("nibDiff", Self.version)
      writer.field("file", diff.path)
      writer.field("state", state)
      writer.key("differences")
      writer.array { writer in
        guard case .changed(let differences, _) = diff.state else { return }
        for difference in differences { Self.write(difference, to: &writer) }
      }
      writer.field("isCut", Self.isCut(diff.state))
    }
    return writer.bytes
  }

  /// Nil for files that are equal, which are left out.
  private static func word(for state: CompiledFileDiff.State) -> String? {
    switch state {
    case .equal: nil
    case .sameObjects: "same objects"
    case .changed: "changed"
    case .removed: "removed"
    case .added: "added"
    }
  }

  private static func isCut(_ state: CompiledFileDiff.State) -> Bool {
    if case .changed(_, let isCut) = state { isCut } else { false }
  }

  private static func write(_ difference: GraphDifference, to writer: inout JSONWriter) {
    writer.startElementLine()
    writer.object { writer in
      writer.field("path", difference.path)
      writer.field("kind", NibWords.kind(difference.kind))
      let sides = NibWords.sides(difference.kind)
      writer.field("old", sides.old)
      writer.field("new", sides.new)
      writer.field("message", NibWords.sentence(difference.kind))
    }
  }
}
